// Where castles stand.
#include <algorithm>
#include <cstdlib>

#include "base/index.h"
#include "base/random.h"
#include "terrain/castle/castle.h"
#include "terrain/level.h"
#include "terrain/mine/land_line.h"
#include "terrain/mine/works.h"
#include "terrain/scenery.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kCastleStream = 74;
constexpr std::uint32_t kOfTen = 6;  // stretches of land: so many have a castle if there's a hill for it
constexpr int kStretchBits = 9, kRowBits = 5;      // of a stretch of land: columns and rows
constexpr int kFromSides = 100, kFromMouths = 40;  // columns
constexpr Sixteenths kHill{64 * 16};               // a level that rises by less has none ...
constexpr int kUpperPart = 3;                      // ... and it's not in the lowest of so many parts
constexpr Sixteenths kSkyAbove{80 * 16}, kDryBy{16 * 16};
constexpr Sixteenths kOverMines{26 * 16};   // of earth
constexpr Sixteenths kSlope{7};             // of the land beside what's even, per column
constexpr int kSlopes = 96;                 // columns beside it that may be cut
constexpr int kStep = 4;                    // columns between places that are tried
constexpr Sixteenths kRises{64 * 16};       // of the land that's made even, at most
constexpr int kMovesTo = 200;               // columns from where a person has placed it ...
constexpr Sixteenths kMostRises{160 * 16};  // ... where the land may rise by more, if it has to

/// Looks for a place on a level: the highest one, or one that's near to where somebody wants it.
class Surveyor {
  public:
    Surveyor(const LevelSettings& level, std::span<const Sixteenths> surface, const MineWorks& mine,
             std::uint32_t bits)
        : level_(level), surface_(surface), mine_(mine), bits_(bits) {}

    std::optional<CastleSite> best() const {
        const auto [low, high] = std::ranges::minmax(surface_);
        if (high - low < kHill) return std::nullopt;
        Sixteenths least = std::max(low + (high - low) / kUpperPart, water_surface(level_) + kDryBy);
        const int wide = castle_width(bits_);
        std::optional<CastleSite> best;
        for (int x = kFromSides; x + wide <= level_.width() - kFromSides; x += kStep)
            if (const std::optional<CastleSite> site = site_at(x, least, kRises))
                best = site, least = site->floor;
        return best;
    }

    /// Near a column on which somebody wants it, where the land is even enough; if it's nowhere, more is dug.
    std::optional<CastleSite> nearest(int column) const {
        const int wide = castle_width(bits_), first = column - wide / 2;
        const Sixteenths water = water_surface(level_);
        const Sixteenths least = water > Sixteenths{} ? water + kDryBy : water;
        for (Sixteenths rises = kRises; rises <= kMostRises; rises += kRises / 2)
            for (int off = 0; off <= kMovesTo; off += kStep)
                for (const int x : {first - off, first + off}) {
                    if (x < kFromSides || x + wide > level_.width() - kFromSides) continue;
                    if (const std::optional<CastleSite> site = site_at(x, least, rises)) return site;
                }
        return std::nullopt;
    }

  private:
    /// The site at this column, if it's higher than `least` and the land that's made even rises by `rises` at
    /// most.
    std::optional<CastleSite> site_at(int x, Sixteenths least, Sixteenths rises) const {
        CastleSite site{.column = x, .size = size(), .lot = bits_, .gate_on_right = (bits_ >> 24 & 1) != 0};
        const Range even = even_land(site);
        const auto [low, high] = std::ranges::minmax(surface_.subspan(at(even.x0), at(even.x1 - even.x0)));
        if (high - low > rises || high <= least) return std::nullopt;
        site.floor = std::max(low + (high - low) / 2, least_over_mines(even));
        if (site.floor <= least || site.floor > high || near_mouth(even)) return std::nullopt;
        const Sixteenths room = level_.level_height() * kColumn - kSkyAbove - site.floor;
        while (site.size > 0 && castle_at(site).height() > room) site.size -= 6;
        return site.size > 0 ? std::optional(site) : std::nullopt;
    }

    bool near_mouth(Range even) const {
        return std::ranges::any_of(mine_.mouths, [&](Range mouth) {
            return mouth.x0 - kFromMouths < even.x1 && even.x0 < mouth.x1 + kFromMouths;
        });
    }

    /// Mines stay covered.
    Sixteenths least_over_mines(Range even) const {
        Sixteenths least;
        for (const MineOpening& opening : mine_.openings) {
            const Range dug = opening.air.columns();
            if (opening.kind != MineOpening::Kind::shaft && dug.x0 < even.x1 + kSlopes &&
                even.x0 - kSlopes < dug.x1)
                least = std::max(least, opening.whole().top + kOverMines);
        }
        return least;
    }

    int size() const { return 1 + static_cast<int>((bits_ >> 8) % Castle::kLargest); }

    const LevelSettings& level_;
    std::span<const Sixteenths> surface_;
    const MineWorks& mine_;
    std::uint32_t bits_;
};

/// The castle that a person has placed nearest to the cut; of several as near, the farthest behind it.
std::optional<Standing> placed_castle(const LevelSettings& level) {
    const Features& placed = level.terrain.placed;
    const auto is_castle = [](const auto& each) { return each.second == Feature::castle; };
    if (std::ranges::none_of(placed, is_castle)) return std::nullopt;
    std::optional<Standing> nearest;
    for (const Standing& each : features_near(level.terrain, level.cut, -kNearCut, kNearCut)) {
        if (each.feature != Feature::castle) continue;
        if (!nearest || std::abs(each.behind) < std::abs(nearest->behind)) nearest = each;
    }
    return nearest;
}

}  // namespace

std::optional<Castle> castle_on(const LevelSettings& level, std::span<const Sixteenths> surface,
                                const MineWorks& mine) {
    if (const std::optional<Standing> wanted = placed_castle(level)) {
        const std::uint32_t lot =
            hash_bits(level.terrain.seed, kCastleStream, static_cast<std::int32_t>(wanted->spot.x),
                      static_cast<std::int32_t>(wanted->spot.y), 1);
        const std::optional<CastleSite> site =
            Surveyor(level, surface, mine, lot).nearest(static_cast<int>(wanted->column));
        return site ? std::optional(castle_at(*site)) : std::nullopt;
    }
    const LandLine line = land_line(level);
    const std::uint32_t bits =
        hash_bits(line.seed, kCastleStream, static_cast<std::int32_t>(line.u >> kStretchBits),
                  static_cast<std::int32_t>(line.v >> kRowBits));
    if (bits % 10 >= kOfTen) return std::nullopt;
    const std::optional<CastleSite> site = Surveyor(level, surface, mine, mix(bits)).best();
    return site ? std::optional(castle_at(*site)) : std::nullopt;
}

bool wants_castle(const LevelSettings& level) { return placed_castle(level).has_value(); }

void level_site(std::span<Sixteenths> surface, const Castle& castle) {
    const Range even = castle.even;
    const Sixteenths floor = castle.site.floor;
    for (int x = 0; x < static_cast<int>(surface.size()); ++x) {
        const int away = std::max({even.x0 - x, x - (even.x1 - 1), 0});
        surface[at(x)] = std::max(surface[at(x)], floor - away * kSlope);
        if (away <= kSlopes) surface[at(x)] = std::min(surface[at(x)], floor + away * kSlope);
    }
}

}  // namespace terramorph
