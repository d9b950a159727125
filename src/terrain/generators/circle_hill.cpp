#include <algorithm>
#include <array>
#include <cmath>

#include "base/multiversion.h"
#include "base/random.h"
#include "base/trig.h"
#include "terrain/generator.h"

namespace terramorph {

namespace circle_hill {
namespace {

constexpr int kWidestRadius = 1000;

enum : std::size_t { kBase, kNumCircles, kRadiusMin, kRadiusMax, kRiseMin, kRiseMax, kMaximumHeight };

constexpr Parameter kParameters[] = {
    {"base", "Base", "m", 0, 8000, 290, "The height of the plain that the hills stand on."},
    {"numCircles", "Hills", "", 0, 5000, 420, "How many hills there are.", true},
    {"circleRadiusMin", "Smallest radius", "m", 1, kWidestRadius, 60, "The radius of the smallest hills."},
    {"circleRadiusMax", "Largest radius", "m", 1, kWidestRadius, 150, "The radius of the largest hills."},
    {"circleHeightIncreaseMin", "Least rise", "m", 0, 1000, 20, "How much the lowest hills rise."},
    {"circleHeightIncreaseMax", "Greatest rise", "m", 0, 1000, 90, "How much the highest hills rise."},
    {"maximumHeight", "Maximum height", "m", 0, 8000, 800, "Where hills on hills are cut off flat."},
};

constexpr MinMaxPair kMinMaxPairs[] = {
    {"circleRadiusMin", "circleRadiusMax", "Hill radius"},
    {"circleHeightIncreaseMin", "circleHeightIncreaseMax", "Hill height"}};

constexpr std::uint32_t kCentreStream = 10;
constexpr std::uint32_t kCentreRowStream = 11;
constexpr std::uint32_t kRadiusStream = 12;
constexpr std::uint32_t kRiseStream = 13;

/// Places of a row that are processed together.
constexpr int kStep = 8;

/// All hills of a map, by number.
struct Hills {
    explicit Hills(std::size_t count) : x(count), y(count), radius_squared(count), half_rise(count) {}

    std::size_t count() const { return x.size(); }

    std::vector<float> x;  ///< whole numbers
    std::vector<float> y;
    std::vector<float> radius_squared;
    std::vector<float> half_rise;
};

/// Random numbers in [low, high): those of columns 0, 1, 2 ... in row 0 of a stream.
TERRAMORPH_MULTIVERSION void draw(std::uint32_t seed, std::uint32_t stream, float low, float high,
                                  float* numbers, std::size_t count) {
    const std::uint32_t key = row_key(seed, stream, 0);
    for (std::size_t k = 0; k < count; ++k)
        numbers[k] = low + uniform01(mix(key + static_cast<std::uint32_t>(k))) * (high - low);
}

Hills hills_of(const MapSettings& terrain) {
    Hills hills(static_cast<std::size_t>(terrain.values[kNumCircles]));
    const auto draw_all = [&](std::vector<float>& numbers, std::uint32_t stream, double low, double high) {
        draw(terrain.seed, stream, static_cast<float>(low), static_cast<float>(high), numbers.data(),
             hills.count());
    };
    draw_all(hills.x, kCentreStream, 0, terrain.width);
    draw_all(hills.y, kCentreRowStream, 0, terrain.depth);
    draw_all(hills.radius_squared, kRadiusStream, terrain.values[kRadiusMin], terrain.values[kRadiusMax]);
    draw_all(hills.half_rise, kRiseStream, terrain.values[kRiseMin], terrain.values[kRiseMax]);
    for (float& x : hills.x) x = static_cast<float>(static_cast<int>(x));
    for (float& y : hills.y) y = static_cast<float>(static_cast<int>(y));
    for (float& radius : hills.radius_squared) radius *= radius;
    for (float& rise : hills.half_rise) rise /= 2;
    return hills;
}

/// The squares of 0, 1, 2 ... up to the largest radius. They're below 2^24 and so exact.
constexpr auto kSquares = [] {
    std::array<float, kWidestRadius + kStep> squares{};
    for (std::size_t n = 0; n < squares.size(); ++n) squares[n] = static_cast<float>(n * n);
    return squares;
}();

/// The part of a hill within a row.
struct Chord {
    float row_squared;  ///< squared distance of the row from the hill's centre
    float radius_squared;
    float half_rise;

    float distance_squared(int n) const { return kSquares.data()[n] + row_squared; }

    /// Its height `n` places from its middle.
    float rise(int n) const {
        return half_rise * (1 + cosine_of_half_turns(distance_squared(n) / radius_squared));
    }

    /// Its height `n` places from its middle, 0 past its ends.
    float rise_or_none(int n) const {
        const float half = distance_squared(n) < radius_squared ? half_rise : 0;
        return half * (1 + cosine_of_half_turns(distance_squared(n) / radius_squared));
    }
};

/// Adds a symmetric chord on both sides of its middle at once; `right` is the place to the right of the
/// middle. All places before `reach` are certainly in the hill. The loops have whole steps and no remainder,
/// so the last one runs past the end of the chord.
TERRAMORPH_MULTIVERSION void add_chord(const Chord chord, int reach, float* __restrict right,
                                       float* __restrict left) {
    right[-1] += chord.rise(0);
    const int inner = std::max(reach - 1, 0) & -kStep;
    for (int n = 0; n < inner; ++n) {
        const float rise = chord.rise(n + 1);
        right[n] += rise;
        left[-n] += rise;
    }
    for (int n = inner; n < inner + kStep; ++n) {
        const float rise = chord.rise_or_none(n + 1);
        right[n] += rise;
        left[-n] += rise;
    }
}

/// Makes row after row, adding hills by number, so that all sums round identically.
class Rows {
  public:
    explicit Rows(const MapSettings& terrain)
        : hills_(hills_of(terrain)),
          touching_(hills_.count()),
          base_(static_cast<float>(terrain.values[kBase])),
          highest_(static_cast<float>(terrain.values[kMaximumHeight])),
          margin_(static_cast<std::size_t>(std::min(terrain.width, kWidestRadius) + kStep)),
          line_(static_cast<std::size_t>(terrain.width) + 2 * margin_) {}

    void make(int j, std::span<float> row) {
        std::ranges::fill(line_, base_);
        for (const std::size_t k : touching(static_cast<float>(j)))
            add_hill(k, static_cast<float>(j), row.size());
        const float* const line = line_.data() + margin_;
        for (std::size_t i = 0; i < row.size(); ++i) row[i] = std::min(line[i], highest_);
    }

  private:
    /// The numbers of the hills that stand in a row.
    std::span<const std::size_t> touching(float j) {
        std::size_t count = 0;
        for (std::size_t k = 0; k < hills_.count(); ++k) {
            const float dy = j - hills_.y[k];
            touching_[count] = k;
            count += dy * dy < hills_.radius_squared[k];
        }
        return {touching_.data(), count};
    }

    void add_hill(std::size_t k, float j, std::size_t width) {
        const float dy = j - hills_.y[k];
        const Chord chord{dy * dy, hills_.radius_squared[k], hills_.half_rise[k]};
        const int x = static_cast<int>(hills_.x[k]);
        const int farther_edge = std::max(x, static_cast<int>(width) - 1 - x);
        const int reach = static_cast<int>(std::sqrt(chord.radius_squared - chord.row_squared));
        float* const middle = line_.data() + margin_ + x;
        add_chord(chord, std::min(reach, farther_edge), middle + 1, middle - 1);
    }

    Hills hills_;
    std::vector<std::size_t> touching_;
    float base_;
    float highest_;
    std::size_t margin_;  // chords may extend past both ends of the row by this much
    std::vector<float> line_;
};

void rows(const MapSettings& terrain, std::span<const int> wanted, std::span<float> out) {
    const auto width = static_cast<std::size_t>(terrain.width);
    Rows rows(terrain);
    for (std::size_t n = 0; n < wanted.size(); ++n) rows.make(wanted[n], out.subspan(n * width, width));
}

HeightMap map(const MapSettings& terrain) {
    HeightMap map(terrain.width, terrain.depth);
    Rows rows(terrain);
    for (int j = 0; j < terrain.depth; ++j) rows.make(j, map.row(j));
    return map;
}

}  // namespace
}  // namespace circle_hill

extern const Generator circle_hill_generator;
constinit const Generator circle_hill_generator = {
    .name = "circle-hill",
    .label = "Round hills",
    .help = "Rolling country: round hills on hills, at random places and of random size.",
    .letters = "CH",
    .parameters = circle_hill::kParameters,
    .min_max_pairs = circle_hill::kMinMaxPairs,
    .rows = circle_hill::rows,
    .map = circle_hill::map,
};

}  // namespace terramorph
