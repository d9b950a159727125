#include <algorithm>
#include <array>

#include "base/multiversion.h"
#include "base/random.h"
#include "terrain/scenery.h"
#include "terrain/wave/wave_sum.h"

namespace terramorph {

namespace waves {
namespace {

enum : std::size_t { kProfileLength, kPatterns, kHeightScale, kBase, kLakeLevel };

constexpr int kShortestProfile = 256;
constexpr std::string_view kProfileLengths[] = {"256",  "512",   "1024",  "2048", "4096",
                                                "8192", "16384", "32768", "65536"};

constexpr Parameter kParameters[] = {
    {"profileLength", "Wavelength", "m", 0, 8, 0, "How long each wave is before it repeats.", true,
     kProfileLengths},
    {"patterns", "Patterns", "", 1, 16, 4, "How many waves run across each other, each in its own direction.",
     true},
    {"heightScale", "Height", "m", 0, 8000, 300, "The most that the waves can rise and fall."},
    {"base", "Base", "m", 0, 8000, 430, "The height they rise and fall around."},
    {"lakeLevel", "Lakes", "m", 0, 8000, 280, "Land below this height lies in a lake.", false, {}, "dry"},
};

constexpr std::uint32_t kHeightStream = 31;
constexpr std::uint32_t kCoverStream = 33;
constexpr std::uint32_t kFeatureStream = 35;

/// The waves of land cover run in other directions than those of heights.
constexpr int kCoverPatterns = 5;

/// Of this many spots ...
constexpr std::uint32_t kSpots = 1u << 14;

/// ... this many have the feature.
struct Share {
    Feature feature;
    std::uint32_t spots;
};

/// Land where the waves add up to less than `below` profiles at their highest, and more than the band before
/// it.
struct Band {
    float below;
    LandCover cover;
    std::array<Share, 3> shares;
};

constexpr Band kBands[] = {
    {-0.75f, LandCover::moor, {{{Feature::boulder, 8}, {Feature::pond, 3}, {Feature::mineshaft, 1}}}},
    {-0.25f, LandCover::thicket, {{{Feature::tree, 12}, {Feature::boulder, 4}}}},
    {0.3f, LandCover::wood, {{{Feature::tree, 26}, {Feature::mineshaft, 1}}}},
    {0.85f, LandCover::field, {{{Feature::tree, 4}, {Feature::pond, 2}, {Feature::sign, 1}}}},
    {kCoverPatterns + 1.0f, LandCover::town, {{{Feature::sign, 8}, {Feature::tree, 6}, {Feature::hut, 16}}}},
};

/// The largest share of all bands.
constexpr std::uint32_t kMaxShared = [] {
    std::uint32_t most = 0;
    for (const Band& band : kBands) {
        std::uint32_t shared = 0;
        for (const Share& share : band.shares) shared += share.spots;
        most = std::max(most, shared);
    }
    return most;
}();

int length_of(const MapSettings& terrain) {
    return kShortestProfile << static_cast<int>(terrain.values[kProfileLength]);
}

/// The map's waves of heights, and those of land cover, which nobody draws.
WaveSum waves_of_heights(const MapSettings& terrain) {
    const int length = length_of(terrain), count = static_cast<int>(terrain.values[kPatterns]);
    return {terrain.wave ? WaveProfile(*terrain.wave, length) : WaveProfile(terrain.seed, length),
            wave_directions(terrain.seed, kHeightStream, count)};
}
WaveSum waves_of_cover(const MapSettings& terrain) {
    return {WaveProfile(terrain.seed, length_of(terrain)),
            wave_directions(terrain.seed, kCoverStream, kCoverPatterns)};
}

/// The heights of a map: the mean of the waves, scaled to the wanted height.
class Land {
  public:
    explicit Land(const MapSettings& terrain)
        : origin_(terrain.origin),
          base_(static_cast<float>(terrain.values[kBase])),
          scale_(static_cast<float>(terrain.values[kHeightScale] /
                                    (terrain.values[kPatterns] * WaveProfile::kPeak))),
          sum_(waves_of_heights(terrain)) {}

    void make_row(int row, std::span<float> out) {
        sum_.row(origin_.x, origin_.y + row, out);
        for (float& height : out) height = base_ + scale_ * height;
    }

    float at(Place place) { return base_ + scale_ * sum_.at(place + origin_ * kPlaceSub); }

  private:
    Vec2<std::int64_t> origin_;
    float base_;
    float scale_;
    WaveSum sum_;
};

void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    Land land(terrain);
    const auto width = static_cast<std::size_t>(terrain.width);
    for (std::size_t n = 0; n < wanted.size(); ++n) land.make_row(wanted[n], out.subspan(n * width, width));
}

HeightMap map(const MapSettings& terrain) {
    Land land(terrain);
    HeightMap map(terrain.width, terrain.depth);
    for (int j = 0; j < terrain.depth; ++j) land.make_row(j, map.row(j));
    return map;
}

void heights_at(const MapSettings& terrain, std::span<const Place> places, std::span<float> out) {
    Land land(terrain);
    for (std::size_t n = 0; n < places.size(); ++n) out[n] = land.at(places[n]);
}

const Band& band_at(WaveSum& cover, Spot spot) {
    const float sum = cover.at(spot * kPlaceSub) / WaveProfile::kPeak;
    return *std::ranges::find_if(kBands, [&](const Band& band) { return sum < band.below; });
}

void covers(const MapSettings& terrain, std::span<const Spot> spots, std::span<LandCover> out) {
    WaveSum cover = waves_of_cover(terrain);
    std::ranges::transform(spots, out.begin(), [&](Spot spot) { return band_at(cover, spot).cover; });
}

/// The feature that this lot draws in a band.
Feature feature_of(const Band& band, std::uint32_t lot) {
    for (const Share& share : band.shares) {
        if (lot < share.spots) return share.feature;
        lot -= share.spots;
    }
    return Feature::none;
}

/// The random lots, 0 .. kSpots - 1, of the spots of a run: a few bits of a function of column and row.
TERRAMORPH_MULTIVERSION
void draw_lots(std::uint32_t key, std::uint32_t column, std::vector<std::uint32_t>& lots) {
    const std::size_t count = lots.size();
    std::uint32_t* const out = lots.data();
    for (std::size_t n = 0; n < count; ++n)
        out[n] = mix(key + column + static_cast<std::uint32_t>(n)) & (kSpots - 1);
}

/// Most spots have nothing anywhere; the waves are evaluated only for the others.
Features features(const MapSettings& terrain, std::span<const SpotRun> runs) {
    const auto lake = static_cast<float>(terrain.values[kLakeLevel]);
    Land land(terrain);
    WaveSum cover = waves_of_cover(terrain);
    const auto drawn_at = [&](Spot spot, std::uint32_t lot) {
        const Place place = (spot - terrain.origin) * kPlaceSub;
        const bool wet = lake > 0 && with_strokes(terrain, place, land.at(place)) < lake;
        return wet ? Feature::none : feature_of(band_at(cover, spot), lot);
    };
    Features all;
    std::vector<std::uint32_t> lots;
    for (const auto& [first, count] : runs) {
        lots.resize(static_cast<std::size_t>(count));
        draw_lots(row_key(terrain.seed, kFeatureStream, static_cast<std::int32_t>(first.y)),
                  static_cast<std::uint32_t>(first.x), lots);
        for (int n = 0; n < count; ++n) {
            const std::uint32_t lot = lots[n];
            if (lot >= kMaxShared) continue;
            const Spot spot = first + Spot{n, 0};
            if (const Feature feature = drawn_at(spot, lot); feature != Feature::none) all[spot] = feature;
        }
    }
    return all;
}

constexpr SceneryMaker kScenery = {covers, features};

}  // namespace
}  // namespace waves

extern const Generator waves_generator;
constinit const Generator waves_generator = {
    .name = "waves",
    .label = "Waves",
    .help = "Infinite land: waves that run across each other in all directions.",
    .letters = "WA",
    .parameters = waves::kParameters,
    .min_max_pairs = {},
    .rows = waves::rows,
    .map = waves::map,
    .heights_at = waves::heights_at,
    .water = "lakeLevel",
    .has_wave = true,
    .scenery = &waves::kScenery,
};

}  // namespace terramorph
