#include <numeric>

#include "terrain/generator.h"
#include "terrain/wave_sum.h"

namespace terramorph {

namespace {

enum : std::size_t { kProfileLength, kPatterns, kHeightScale, kBase, kLakeLevel };

constexpr int kShortestProfile = 256;
constexpr std::string_view kProfileLengths[] = {"256",  "512",   "1024",  "2048", "4096",
                                                "8192", "16384", "32768", "65536"};

constexpr Parameter kParameters[] = {
    {"profileLength", "Profile", "columns", 0, 8, 2, "How long each wave is, before it repeats.", true,
     kProfileLengths},
    {"patterns", "Patterns", "", 1, 16, 5, "How many waves run across each other, each its own way.", true},
    {"heightScale", "Height", "columns", 0, 8000, 750, "How far the waves could rise and fall, at the most."},
    {"base", "Base", "columns", 0, 8000, 430, "The height about which they rise and fall."},
    {"lakeLevel",
     "Lakes",
     "columns",
     0,
     8000,
     280,
     "Land below this height lies in a lake.",
     false,
     {},
     "dry"},
};

constexpr std::uint32_t kDirectionStream = 31;

WaveProfile profile_of(const Terrain& terrain) {
    return {terrain.seed, kShortestProfile << static_cast<int>(terrain.values[kProfileLength])};
}

std::vector<WaveDirection> directions_of(const Terrain& terrain, std::uint32_t stream) {
    return wave_directions(terrain.seed, stream, static_cast<int>(terrain.values[kPatterns]));
}

/// The heights of a terrain: the mean of the waves, made as high as was asked for.
class Land {
  public:
    explicit Land(const Terrain& terrain)
        : origin_(terrain.origin),
          base_(static_cast<float>(terrain.values[kBase])),
          scale_(static_cast<float>(terrain.values[kHeightScale] /
                                    (terrain.values[kPatterns] * WaveProfile::kPeak))),
          profile_(profile_of(terrain)),
          sum_(profile_, directions_of(terrain, kDirectionStream)) {}

    void make_row(int row, std::span<float> out) {
        sum_.row(origin_.x, origin_.y + row, out);
        for (float& height : out) height = base_ + scale_ * height;
    }

    float at(Place place) { return base_ + scale_ * sum_.at(place + origin_ * kPlaceSub); }

  private:
    Vec2<std::int64_t> origin_;
    float base_;
    float scale_;
    WaveProfile profile_;
    WaveSum sum_;
};

void rows(const Terrain& terrain, std::span<const int> wanted, std::span<float> out) {
    Land land(terrain);
    const auto width = static_cast<std::size_t>(terrain.width);
    for (std::size_t n = 0; n < wanted.size(); ++n) land.make_row(wanted[n], out.subspan(n * width, width));
}

HeightMap map(const Terrain& terrain) {
    Land land(terrain);
    HeightMap map(terrain.width, terrain.depth);
    for (int j = 0; j < terrain.depth; ++j) land.make_row(j, map.row(j));
    return map;
}

void heights_at(const Terrain& terrain, std::span<const Place> places, std::span<float> out) {
    Land land(terrain);
    for (std::size_t n = 0; n < places.size(); ++n) out[n] = land.at(places[n]);
}

}  // namespace

extern const Generator waves_generator;
constinit const Generator waves_generator = {
    .name = "waves",
    .label = "Waves",
    .help = "Land without end: waves that run across each other in all directions.",
    .parameters = kParameters,
    .ordered = {},
    .rows = rows,
    .map = map,
    .heights_at = heights_at,
    .water = "lakeLevel",
};

}  // namespace terramorph
