#include "ui/landscape/earth/loose_painter.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "ui/landscape/castle/courses.h"

namespace terramorph {

namespace {

// All lengths are in pixels of a picture of 1600 x 900, scaled by the view's unit.
constexpr float kClod = 6.4f;                      // from one clod to the next
constexpr float kCrumbsDeep = 15;                  // what has crumbled
constexpr float kUnevenly = 0.45f;                 // of that
constexpr float kHeapsLong = 26;                   // along the land
constexpr float kBelowTurf = 5;                    // grass is no loose earth
constexpr float kBasesLong = 60, kBasesDeep = 22;  // of the bases of heaps: along, and into the land
constexpr float kSettled = 26;                     // above these, where clods are less and less seen
constexpr float kInside = 0.55f;                   // how much less deep inside a heap
constexpr float kStoneRubble = 0.85f,
                kStoneRubbleFar = 60;  // of what lies about a castle, up to so many columns away
constexpr float kLumpCell = 8.5f, kLumpLeast = 2.4f, kLumpMost = 8;  // clods on top: along, and radii
constexpr float kFringe = 2.4f, kFringeLong = 27;
constexpr float kLumpChance = 0.72f, kLumpHeap = 9;  // the height of a heap that has large ones
constexpr float kLayerDeep = 21, kLayerUneven = 17,
                kLayersLong = 70;                      // in which it came down; along the land
constexpr float kLayersSeen = 0.07f, kLayersTo = 190;  // units below its top
constexpr std::uint32_t kLumps = 351, kLayers = 352;
constexpr std::uint32_t kCrumbs = 3, kCrumbsDepths = 4, kHeapBases = 5;  // streams of random numbers

/// The clod at a place.
struct Clod {
    std::uint32_t key = 0;
    float away = 9;  ///< of the place from its middle, in cells
    Vec2<float> from = {};
};

/// One in each cell of a grid, at an uneven place in it. Fast for places in the same cell.
class ClodGrid {
  public:
    Clod nearest(float across, float up) {
        const int i = static_cast<int>(std::floor(across)), j = static_cast<int>(std::floor(up));
        if (i != i_ || j != j_ || !filled_) fill(i, j);
        Clod nearest;
        float least = nearest.away * nearest.away;
        for (const Middle& each : around_) {
            const Vec2<float> from = {across - each.at.x, up - each.at.y};
            const float away = from.x * from.x + 1.5f * from.y * from.y;
            if (away < least) least = away, nearest.key = each.key, nearest.from = from;
        }
        nearest.away = std::sqrt(least);
        return nearest;
    }

  private:
    struct Middle {
        std::uint32_t key;
        Vec2<float> at;
    };

    void fill(int i, int j) {
        i_ = i, j_ = j, filled_ = true;
        Middle* next = around_.data();
        for (int row = j - 1; row <= j + 1; ++row)
            for (int cell = i - 1; cell <= i + 1; ++cell) {
                const std::uint32_t key = hash_bits(kCrumbs, 0, cell, row);
                *next++ = {key,
                           {static_cast<float>(cell) + uniform01(key),
                            static_cast<float>(row) + uniform01(mix(key + 1))}};
            }
    }

    std::array<Middle, 9> around_;
    int i_ = 0, j_ = 0;
    bool filled_ = false;
};

/// The colour of fallen earth at a place.
std::uint32_t color_of(const Clod& clod, const Palette& palette, float rubble) {
    Color own = mixed(palette.loose, palette.earth[1], uniform01(clod.key) * 0.5f);
    if (uniform01(mix(clod.key + 2)) < rubble)
        own = mixed(wall_color(palette), own, 0.35f * uniform01(clod.key));
    std::uint32_t pixel = packed(own);
    const float lit = 0.55f * clod.from.y + 0.3f * clod.from.x;
    lay(pixel, lit > 0 ? kEarthLight : kEarthDark, std::min(0.3f, lit > 0 ? 0.35f * lit : -0.55f * lit));
    lay(pixel, kEarthDark, std::clamp(1.1f * (clod.away - 0.42f), 0.0f, 0.32f));
    return pixel;
}

}  // namespace

LoosePainter::LoosePainter(const Ground& ground, const View& view, const Palette& palette,
                           const Castle* castle)
    : ground_(ground), view_(view), palette_(palette), castle_(castle), unit_(view.unit()) {}

/// How much of what lies on a column is stones of a castle.
float LoosePainter::rubble_at(float column) const {
    if (!castle_) return 0;
    const float off = std::max({static_cast<float>(castle_->columns.x0) - column,
                                column - static_cast<float>(castle_->columns.x1), 0.0f});
    return kStoneRubble * std::max(0.0f, 1 - off / kStoneRubbleFar);
}

/// Deep inside it has become earth like the rest, and at an uneven depth below the land as it was there's
/// nothing to be told from that.
void LoosePainter::lay_heaps(const EarthColumn& at) const {
    const float base = at.here.surface, high = heap_at(at);
    if (high < 1) return;
    const float wave = noise_along(kHeapBases, at.along / kBasesLong) +
                       0.5f * noise_along(kHeapBases + 1, at.along / (0.3f * kBasesLong));
    const float end = base + std::min(high, kBasesDeep * unit_) * (0.6f + 0.4f * wave);
    const int last = std::min(view_.height, static_cast<int>(end));
    const float size = kClod * unit_ / view_.scale, settled = kSettled * unit_, rubble = rubble_at(at.column);
    const float uneven = kLayerUneven * noise_along(kLayers, at.along / kLayersLong);
    ClodGrid clods;
    for (int y = at.here.top; y < last; ++y) {
        const float row = static_cast<float>(y) + 0.5f;
        const float left = std::min(1.0f, (end - row) / settled),
                    deep = row - static_cast<float>(at.here.top);
        const float fresh = left * (1 - kInside * std::min(1.0f, deep / (3 * settled)));
        const Clod clod = clods.nearest(at.column / size, view_.height_at(static_cast<float>(y)) / size);
        at.colors[y] = blended(at.colors[y], color_of(clod, palette_, rubble), share(fresh));
        const float layer = (deep / unit_ + uneven) / kLayerDeep, part = layer - std::floor(layer);
        lay(at.colors[y], part < 0.5f ? kEarthLight : kEarthDark,
            kLayersSeen * (1 - std::abs(4 * part - (part < 0.5f ? 1 : 3))) * left *
                std::max(0.0f, 1 - deep / (kLayersTo * unit_)));
    }
}

void LoosePainter::lay_lumps(ColumnTile& strip, int k, const EarthColumn& at) const {
    const float large = std::min(1.0f, heap_at(at) / (kLumpHeap * unit_));
    if (large <= 0 || at.here.top <= 0 || at.here.top >= view_.height) return;
    const int middle = static_cast<int>(std::floor(at.along / kLumpCell));
    // where no clod lies, crumbs do, here more and there less
    float high = kFringe * large * (0.5f + 0.5f * noise_along(kLumps, at.along / kFringeLong)), off = 0;
    Color own = palette_.loose;
    for (int cell = middle - 1; cell <= middle + 1; ++cell) {
        const std::uint32_t key = hash_bits(kLumps, 0, cell, 0);
        const float lot = uniform01(mix(key + 1));
        if (uniform01(mix(key + 2)) > kLumpChance) continue;
        const float radius = large * (kLumpLeast + (kLumpMost - kLumpLeast) * lot * lot);
        const float across = at.along - kLumpCell * (static_cast<float>(cell) + uniform01(key));
        if (std::abs(across) >= radius) continue;
        const float here = 0.8f * std::sqrt(radius * radius - across * across) - 0.15f * radius;
        if (here <= high) continue;
        high = here, off = across / radius;
        own = mixed(palette_.loose, palette_.earth[1], 0.5f * uniform01(mix(key + 3)));
    }
    const int base = std::min(view_.height - 1, at.here.top + 1);
    const float top = static_cast<float>(base) - high * unit_;
    for (int y = std::max(0, static_cast<int>(top)); y < base; ++y) {
        const float up = (static_cast<float>(base - y)) / std::max(1.0f, high * unit_);
        Color color = mixed(own, kEarthLight, 0.22f * std::clamp(up - off, 0.0f, 1.0f));
        color = mixed(color, kEarthDark, 0.3f * std::clamp(off - 0.5f * up, 0.0f, 1.0f));
        strip.at(k, y) = blended(strip.at(k, y), packed(color), share(static_cast<float>(y) + 1 - top));
    }
}

void LoosePainter::lay_crumbs(const EarthColumn& at) const {
    const int x = std::clamp(static_cast<int>(at.column), 0, ground_.width() - 1);
    const float rock = view_.y_of(to_columns(ground_.rock_top(x)));
    const int end = std::min(view_.height, static_cast<int>(rock));
    const int first = std::max(at.here.top, static_cast<int>(at.here.surface + kBelowTurf * unit_));
    bool open = at.here.top >= first;
    for (int y = first; y < end; ++y) {
        const bool earth = at.here.earth[y] > 0;
        if (earth && open) lay_layer(at, y, end);
        open = !earth;
    }
}

/// Thick in some places and thin in others, and less and less to be told from the earth below it.
void LoosePainter::lay_layer(const EarthColumn& at, int top, int end) const {
    const float thick =
        kCrumbsDeep * unit_ * (1 + kUnevenly * noise_along(kCrumbsDepths, at.along / kHeapsLong));
    end = std::min(end, top + static_cast<int>(std::ceil(thick)));
    const float size = kClod * unit_ / view_.scale;
    ClodGrid clods;
    for (int y = top; y < end && at.here.earth[y] > 0; ++y) {
        const float deep = static_cast<float>(y - top) / thick;
        const Clod clod = clods.nearest(at.column / size, view_.height_at(static_cast<float>(y)) / size);
        at.colors[y] = blended(at.colors[y], color_of(clod, palette_, 0), share(1 - deep * deep));
    }
}

}  // namespace terramorph
