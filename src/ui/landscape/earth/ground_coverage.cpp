#include "ui/landscape/earth/ground_coverage.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <span>

#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

/// True if two adjacent columns have corresponding spans of earth, so that their edges can be connected.
bool alike(std::span<const Span> a, std::span<const Span> b) {
    const auto touch = [](const Span& s, const Span& t) { return s.bottom < t.top && t.bottom < s.top; };
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), touch);
}

/// Turf disappears if earth is removed or added by more than the thickness of a track.
constexpr Sixteenths kTurfClings = 3 * kColumn;

constexpr float kSmoothing = 3;       // columns on either side
constexpr int kMostSmoothing = 10;    // pixels
constexpr float kHighWall = 10;       // columns: higher than earth falls unevenly
constexpr float kThickerWall = 2;     // columns, to either side
constexpr float kOutlineSoft = 1.5f;  // pixels from air to earth
constexpr float kRough = 0.36f;    // of the square around a pixel: how uneven the sides of holes are, closely
constexpr float kCloseAt = 1.25f;  // pixels per column: from 1 on, where they're smooth
constexpr float kRoughBelow = 6;   // columns below the generated surface
constexpr std::uint32_t kRoughSides = 91;  // a stream of random numbers

}  // namespace

bool has_turf(const Ground& ground, int x) {
    return abs(ground.top(x) - ground.generated_surface(x)) <= kTurfClings;
}

CoverageMeter::CoverageMeter(const Ground& ground, const View& view)
    : ground_(ground), view_(view), changes_(static_cast<std::size_t>(view.height) + 2) {}

/// There's nothing to be summed up above the first change and below the last one.
void CoverageMeter::measure(int x, GroundCoverage& cover) {
    std::fill(changes_.begin(), changes_.end(), 0);
    first_ = view_.height, last_ = -1;
    cover.surface = cover.turf = cover.turf_top = 0;
    for (int k = 0; k < kSamples; ++k) {
        const float within = (static_cast<float>(k) + 0.5f) / kSamples;
        sample(view_.column_at(static_cast<float>(x) + within), cover);
    }
    if (cover.turf > 0) cover.turf_top /= cover.turf;
    cover.earth.assign(static_cast<std::size_t>(view_.height), 0);
    cover.top = view_.height;
    const int end = std::min(last_ + 1, view_.height);
    int sum = 0;
    for (int y = first_; y < end; ++y) {
        sum += changes_[y];
        cover.earth[y] = static_cast<std::uint8_t>(std::clamp(sum, 0, 255));
        if (sum > 0 && cover.top == view_.height) cover.top = y;
    }
    std::fill(cover.earth.begin() + end, cover.earth.end(),
              static_cast<std::uint8_t>(std::clamp(sum, 0, 255)));
    cover.solid = sum >= 255 ? end : view_.height;
    while (cover.solid > 0 && cover.earth[cover.solid - 1] == 255) --cover.solid;
}

void CoverageMeter::sample(float column, GroundCoverage& cover) {
    const float place = std::clamp(column - 0.5f, 0.0f, static_cast<float>(ground_.width()) - 1);
    const int i = static_cast<int>(place);
    const int next = std::min(i + 1, ground_.width() - 1);
    const float t = place - static_cast<float>(i);
    const int nearest = t < 0.5f ? i : next;
    const auto between = [t](Sixteenths a, Sixteenths b) {
        const float height = static_cast<float>(a.count()) + static_cast<float>((b - a).count()) * t;
        return Sixteenths(static_cast<int>(std::lround(height)));
    };

    const Sixteenths surface = between(ground_.generated_surface(i), ground_.generated_surface(next));
    cover.surface += view_.y_of(to_columns(surface)) / kSamples;
    if (has_turf(ground_, nearest)) {
        cover.turf += 1.0f / kSamples;
        const int far = nearest == i ? next : i;
        const Sixteenths top =
            has_turf(ground_, far) ? between(ground_.top(i), ground_.top(next)) : ground_.top(nearest);
        cover.turf_top += view_.y_of(to_columns(top)) / kSamples;
    }

    const auto a = ground_.column(i), b = ground_.column(next);
    if (alike(a, b)) {
        for (std::size_t n = 0; n < a.size(); ++n)
            add(between(a[n].bottom, b[n].bottom), between(a[n].top, b[n].top));
    } else {
        for (const Span& span : ground_.column(nearest)) add(span.bottom, span.top);
    }
}

void CoverageMeter::add(Sixteenths bottom, Sixteenths top) {
    edge(view_.y_of(to_columns(top)), kWeight);
    if (bottom > Sixteenths{}) edge(view_.y_of(to_columns(bottom)), -kWeight);
}

/// Increases the coverage below y; the pixel containing y gets its part below y.
void CoverageMeter::edge(float y, int weight) {
    const float at = std::clamp(y, 0.0f, static_cast<float>(view_.height));
    const auto row = static_cast<std::size_t>(at);
    const int part =
        static_cast<int>(std::lround((1 - (at - static_cast<float>(row))) * static_cast<float>(weight)));
    changes_[row] += part;
    changes_[row + 1] += weight - part;
    first_ = std::min(first_, static_cast<int>(row)), last_ = std::max(last_, static_cast<int>(row) + 1);
}

OutlineMeter::OutlineMeter(const Ground& ground, const View& view)
    : ground_(ground),
      view_(view),
      meter_(ground, view),
      reach_(reach(view)),
      height_(view.height),
      columns_(static_cast<std::size_t>(2 * reach_ + 1)),
      sums_(static_cast<std::size_t>(height_)),
      next_(std::numeric_limits<int>::min()) {}

int OutlineMeter::reach(const View& view) {
    return std::clamp(static_cast<int>(kSmoothing * view.scale + 0.5f), 1, kMostSmoothing);
}

void OutlineMeter::add(const GroundCoverage& column, int sign) {
    for (auto y = static_cast<std::size_t>(column.top); y < sums_.size(); ++y)
        sums_[y] = static_cast<std::uint16_t>(sums_[y] + sign * column.earth[y]);
}

/// The next column enters at the right, and the one at the left leaves.
void OutlineMeter::enter(int x) {
    const int count = 2 * reach_ + 1;
    GroundCoverage& column = columns_[static_cast<std::size_t>((x % count + count) % count)];
    if (!column.earth.empty()) add(column, -1);
    meter_.measure(x, column);
    add(column, 1);
    next_ = x + 1;
}

/// Spades and blasts leave no smooth sides, -1 to 1.
float OutlineMeter::roughness(float column, float height) const {
    const float rough = 1.1f * noise_along(kRoughSides, 0.14f * height + 0.05f * column) +
                        0.8f * noise_along(kRoughSides + 1, 0.2f * column - 0.07f * height);
    return std::clamp(rough, -1.0f, 1.0f);
}

/// In rows where there's masonry in a column or near it.
void OutlineMeter::keep_stone_sharp(int x, const GroundCoverage& middle, GroundCoverage& cover) const {
    const float column = view_.column_at(static_cast<float>(x) + 0.5f);
    const int near = static_cast<int>(std::ceil(static_cast<float>(reach_) / view_.scale));
    for (int each = static_cast<int>(column) - near; each <= static_cast<int>(column) + near; ++each)
        for (const Chord& stone : ground_.masonry().column(each)) {
            const float top = view_.y_of(to_columns(stone.span.top)),
                        bottom = std::min(view_.y_of(to_columns(stone.span.bottom)), cover.surface);
            const int first = std::max(0, static_cast<int>(top) - reach_),
                      end = std::min(height_, static_cast<int>(bottom));
            for (int y = first; y < end; ++y)
                cover.earth[static_cast<std::size_t>(y)] = middle.earth[static_cast<std::size_t>(y)];
        }
}

/// However thin it is, a high wall stops shells and holds water: nobody may take it for air, and so it's
/// drawn a little thicker.
void OutlineMeter::keep_walls(int x, GroundCoverage& cover) const {
    const int count = 2 * reach_ + 1,
              beside = std::clamp(static_cast<int>(kThickerWall * view_.scale + 0.5f), 1, reach_);
    const auto column = [&](int at) -> const GroundCoverage& {
        return columns_[static_cast<std::size_t>((at % count + count) % count)];
    };
    const int foot = std::min(column(x - reach_).top, column(x + reach_).top);
    for (int at = x - beside; at <= x + beside; ++at) {
        const GroundCoverage& wall = column(at);
        if (static_cast<float>(foot - wall.top) < kHighWall * view_.scale) continue;
        for (auto y = static_cast<std::size_t>(wall.top); y < static_cast<std::size_t>(foot); ++y)
            cover.earth[y] = std::max(cover.earth[y], wall.earth[y]);
    }
}

/// The mean over a square around each pixel, made steep again where it passes from air to earth.
void OutlineMeter::measure(int x, GroundCoverage& cover) {
    for (int k = next_ == x + reach_ ? x + reach_ : x - reach_; k <= x + reach_; ++k) enter(k);
    const int count = 2 * reach_ + 1;
    const GroundCoverage& middle = columns_[static_cast<std::size_t>((x % count + count) % count)];
    cover.surface = middle.surface, cover.turf_top = middle.turf_top, cover.turf = middle.turf;
    int first = height_, last = 0;
    for (const GroundCoverage& each : columns_)
        first = std::min(first, each.top), last = std::max(last, each.solid);
    first = std::max(0, first - reach_), last = std::min(height_, last + reach_);
    cover.solid = last;
    cover.earth.assign(static_cast<std::size_t>(height_), 255);
    std::fill_n(cover.earth.begin(), std::min(first, last), std::uint8_t{0});

    const auto row = [&](int y) {
        return static_cast<int>(sums_[static_cast<std::size_t>(std::clamp(y, 0, height_ - 1))]);
    };
    const float steep = static_cast<float>(count) / kOutlineSoft;
    const float rough = 255 * kRough * std::clamp((view_.scale - 1) / (kCloseAt - 1), 0.0f, 1.0f) * steep,
                below = cover.surface + kRoughBelow * view_.scale;
    const float column = view_.column_at(static_cast<float>(x) + 0.5f);
    int sum = 0;
    for (int y = first - reach_; y < first + reach_; ++y) sum += row(y);
    const float part = steep / static_cast<float>(count * count), less = 127.5f * (steep - 1);
    for (int y = first; y < last; ++y) {
        sum += row(y + reach_);
        float most = static_cast<float>(sum) * part - less;
        if (std::abs(most - 127.5f) < rough && static_cast<float>(y) > below)
            most += rough * roughness(column, view_.height_at(static_cast<float>(y)));
        const float earth = std::clamp(most, 0.0f, 255.0f);
        cover.earth[static_cast<std::size_t>(y)] = static_cast<std::uint8_t>(earth + 0.5f);
        sum -= row(y - reach_);
    }
    keep_walls(x, cover);
    if (!ground_.masonry().empty()) keep_stone_sharp(x, middle, cover);
    cover.top = std::min(first, last);
    while (cover.top < height_ && cover.earth[cover.top] == 0) ++cover.top;
}

}  // namespace terramorph
