#include "battle/good_ground.h"

#include <algorithm>
#include <cstdlib>

#include "base/index.h"
#include "battle/tank.h"
#include "terrain/isqrt.h"

namespace terramorph {

namespace {

constexpr int kTankLength = 2 * kHullHalfWidth;
constexpr int kLongCliff = 3 * kTankLength;

constexpr GroundScale kScales[] = {
    {"relief", "% of the height", 20, 60, "from the lowest land to the highest", "flat", "towering"},
    {"hills", "in 1,000 m", 3, 14, "at least 20 m high, between the outermost tanks", "too few hills",
     "too many hills"},
    {"teeth", "in 1,000 m", 0, 20, "rises and falls that are higher than a fifth of a tank", "", "jagged"},
    {"cut off", "%", 0, 5, "of the land lies against the top or the bottom of the level", "", "cut off"},
    {"dry", "%", 50, 100, "of the land is above the water", "drowned", ""},
    {"sunk", "tanks", 0, 0, "begin under water", "", "tanks in the water"},
    {"exposed", "tanks", 0, 0, "see all the others in a straight line", "", "no cover"},
    {"unreached", "% of the tanks", 0, 25, "don't reach the nearest at 45 degrees and 60 % of full power", "",
     "out of reach"},
    {"cliff", "m", 0, kLongCliff, "is the longest slope of over 60 degrees near a tank", "", "cliffs"},
};

constexpr Sixteenths kHill = 20 * kColumn;
constexpr Sixteenths kTooth = 3 * kColumn;
constexpr int kPer = 1000;              // columns, for which hills are counted
constexpr int kReachPart = 36;          // % of a full shot: at 60 % of the power
constexpr int kEye = 12;                // columns above a tank's tracks from which it looks and shoots ...
constexpr int kSeen = 7;                // ... and where it's seen and hit
constexpr int kNear = 3 * kTankLength;  // columns around a tank that are its place
constexpr int kSlopeStep = 3;           // columns over which a slope is measured
constexpr int kSteepPart = 1732;        // thousandths: the tangent of 60 degrees

using Surface = std::vector<Sixteenths>;

/// In %.
template <class Test>
int share_of(const Surface& surface, Test test) {
    return static_cast<int>(std::ranges::count_if(surface, test) * 100 / std::ssize(surface));
}

/// Counts the summits in columns x0 .. x1 that rise by this much from both sides.
int summits(const Surface& surface, int x0, int x1, Sixteenths prominence) {
    Sixteenths low = surface[x0], high = surface[x0];
    bool rising = false;
    int count = 0;
    for (int x = x0; x <= x1; ++x) {
        low = std::min(low, surface[x]);
        high = std::max(high, surface[x]);
        if (!rising && surface[x] - low >= prominence) {
            rising = true;
            high = surface[x];
        } else if (rising && high - surface[x] >= prominence) {
            rising = false;
            low = surface[x];
            ++count;
        }
    }
    return count;
}

int in_1000(int count, int columns) { return (count * kPer + columns / 2) / std::max(columns, 1); }

/// The part of the land on which tanks stand, and a bit more.
Range arena(const StartingLand& land) {
    const auto [left, right] = std::ranges::minmax(land.spots, {}, &SpawnPoint::x);
    return {left.x, right.x};
}

int eye(const SpawnPoint& spot) { return spot.height.count() + kEye * kColumn.count(); }
int body(const SpawnPoint& spot) { return spot.height.count() + kSeen * kColumn.count(); }

bool sees(const Surface& surface, const SpawnPoint& from, const SpawnPoint& to) {
    const int way = to.x - from.x, distance = std::abs(way), step = way > 0 ? 1 : -1;
    for (int n = 1; n < distance; ++n) {
        const std::int64_t rise = body(to) - eye(from);
        const std::int64_t line = eye(from) + rise * n / distance;
        if (surface[from.x + n * step].count() > line) return false;
    }
    return true;
}

/// True if a shot at 45 degrees and 60 % of the power flies over all land until it's above the other tank.
bool reaches(const StartingLand& land, const SpawnPoint& from, const SpawnPoint& to) {
    const int way = to.x - from.x, distance = std::abs(way), step = way > 0 ? 1 : -1;
    const std::int64_t range = land.site.reach * kReachPart / 100, unit = kColumn.count();
    for (std::int64_t n = 1; n <= distance; ++n) {
        const std::int64_t path = eye(from) + n * unit - n * n * unit / range;
        const std::int64_t top = land.surface[from.x + static_cast<int>(n) * step].count();
        if (path < (n < distance ? top : body(to))) return false;
    }
    return true;
}

const SpawnPoint& nearest(const StartingLand& land, std::size_t tank) {
    std::size_t best = tank == 0 ? 1 : 0;
    const auto distance = [&](std::size_t k) { return std::abs(land.spots[k].x - land.spots[tank].x); };
    for (std::size_t k = 0; k < land.spots.size(); ++k)
        if (k != tank && distance(k) < distance(best)) best = k;
    return land.spots[best];
}

/// The length along the longest slope of over 60 degrees around a column.
int longest_cliff(const Surface& surface, int middle) {
    const int x0 = std::max(middle - kNear, 0);
    const int x1 = std::min(middle + kNear, static_cast<int>(surface.size()) - 1);
    std::int64_t longest = 0;
    int begin = x0;
    int side = 0;
    for (int x = x0; x + kSlopeStep <= x1; ++x) {
        const Sixteenths climb = surface[x + kSlopeStep] - surface[x];
        const bool steep = abs(climb).count() * 1000 > kSteepPart * kSlopeStep * kColumn.count();
        const int now = !steep ? 0 : climb > Sixteenths{} ? 1 : -1;
        if (now != side) begin = x;
        side = now;
        if (side == 0) continue;
        const std::int64_t dx = std::int64_t{x + kSlopeStep - begin} * kColumn.count();
        const std::int64_t dy = (surface[x + kSlopeStep] - surface[begin]).count();
        longest = std::max(longest, isqrt(dx * dx + dy * dy) / kColumn.count());
    }
    return static_cast<int>(longest);
}

/// Measures one thing after another.
class Surveyor {
  public:
    Surveyor(const StartingLand& land, const LevelSettings& level) : land_(land), level_(level) {}

    GroundReport report() {
        survey_land();
        survey_hills();
        for (std::size_t k = 0; k < land_.spots.size(); ++k) survey_tank(k);
        int& unreached = value(GroundMeasure::unreached);
        unreached = unreached * 100 / static_cast<int>(land_.spots.size());
        return report_;
    }

  private:
    int& value(GroundMeasure measure) { return report_.values[at(measure)]; }

    void survey_land() {
        const Surface& surface = land_.surface;
        const auto [low, high] = std::ranges::minmax(surface);
        value(GroundMeasure::relief) = (high - low).count() * 100 / (level_.level_height() * kColumn).count();
        value(GroundMeasure::cut_off) = share_of(surface, [&](Sixteenths each) {
            return each <= lowest_surface(level_) || each >= highest_surface(level_);
        });
        value(GroundMeasure::dry) =
            share_of(surface, [&](Sixteenths each) { return each >= land_.site.water; });
    }

    void survey_hills() {
        const Range span = arena(land_);
        const int length = span.x1 - span.x0;
        value(GroundMeasure::hills) = in_1000(summits(land_.surface, span.x0, span.x1, kHill), length);
        value(GroundMeasure::teeth) = in_1000(summits(land_.surface, span.x0, span.x1, kTooth), length);
    }

    void survey_tank(std::size_t tank) {
        const SpawnPoint& spot = land_.spots[tank];
        if (spot.height < land_.site.water) ++value(GroundMeasure::sunk);
        int& cliff = value(GroundMeasure::cliff);
        cliff = std::max(cliff, longest_cliff(land_.surface, spot.x));
        if (land_.spots.size() < 2) return;
        const bool all_seen = std::ranges::all_of(land_.spots, [&](const SpawnPoint& other) {
            return other.x == spot.x || sees(land_.surface, spot, other);
        });
        if (all_seen) ++value(GroundMeasure::exposed);
        if (!reaches(land_, spot, nearest(land_, tank))) ++value(GroundMeasure::unreached);
    }

    const StartingLand& land_;
    const LevelSettings& level_;
    GroundReport report_;
};

}  // namespace

const GroundScale& scale_of(GroundMeasure measure) { return kScales[at(measure)]; }

int GroundReport::value(GroundMeasure measure) const { return values[at(measure)]; }

bool GroundReport::good(GroundMeasure measure) const {
    const GroundScale& scale = scale_of(measure);
    return value(measure) >= scale.least && value(measure) <= scale.most;
}

int GroundReport::shortfall() const {
    int sum = 0;
    for (std::size_t k = 0; k < kGroundMeasures; ++k) {
        const GroundScale& scale = kScales[k];
        const int off = std::max({scale.least - values[k], values[k] - scale.most, 0});
        if (off > 0) sum += 1000 + 1000 * off / (scale.most + 1);
    }
    return sum;
}

GroundReport measure_ground(const StartingLand& land, const LevelSettings& level) {
    return Surveyor(land, level).report();
}

GroundReport measure_ground(const BattleRules& rules, const LevelSettings& level, int tanks,
                            std::uint32_t seed) {
    return measure_ground(starting_land(rules, level, tanks, seed), level);
}

}  // namespace terramorph
