#include "battle/bodies/contour.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr double kTolerance = kColumn.count() / 2.0;  // 1/16 column

/// The top or the bottom of a span: a corner of the outline, in the middle of its column.
struct Node {
    int x;
    int span;
    bool top;

    friend bool operator==(const Node&, const Node&) = default;
};

bool overlap(const Span& a, const Span& b) { return a.bottom < b.top && b.bottom < a.top; }

/// Walks along the outline of the ground, forward and backward from any corner.
class Walker {
  public:
    explicit Walker(const Ground& ground) : ground_(ground) {}

    Vec2<Sixteenths> point(Node node) const {
        const Span& span = column(node.x)[node.span];
        return {node.x * kColumn + kColumn / 2, node.top ? span.top : span.bottom};
    }
    /// The level's own underside isn't part of the outline.
    bool is_underside(Node node) const {
        return !node.top && column(node.x)[node.span].bottom <= Sixteenths{};
    }

    Node next(Node node) const { return node.top ? next_of_top(node) : next_of_bottom(node); }

    Node previous(Node node) const {
        const int beside = node.top ? node.x + 1 : node.x - 1;
        for (int k = 0; k < count(beside); ++k)
            if (next({beside, k, node.top}) == node) return {beside, k, node.top};
        const Node same = {node.x, node.span, !node.top};
        return next(same) == node ? same : Node{node.x, node.top ? node.span + 1 : node.span - 1, !node.top};
    }

    int count(int x) const { return static_cast<int>(column(x).size()); }

  private:
    std::span<const Span> column(int x) const {
        return x >= 0 && x < ground_.width() ? ground_.column(x) : std::span<const Span>{};
    }

    Node next_of_top(Node node) const {
        const auto own = column(node.x);
        const auto beside = column(node.x - 1);
        const auto i = static_cast<std::size_t>(node.span);
        int highest = -1;
        for (std::size_t k = 0; k < beside.size(); ++k)
            if (overlap(beside[k], own[i])) highest = static_cast<int>(k);
        if (highest < 0) return {node.x, node.span, false};
        const bool cave_ends = i + 1 < own.size() && overlap(beside[highest], own[i + 1]);
        return cave_ends ? Node{node.x, node.span + 1, false} : Node{node.x - 1, highest, true};
    }

    Node next_of_bottom(Node node) const {
        const auto own = column(node.x);
        const auto beside = column(node.x + 1);
        const auto i = static_cast<std::size_t>(node.span);
        int lowest = -1;
        for (std::size_t k = beside.size(); k-- > 0;)
            if (overlap(beside[k], own[i])) lowest = static_cast<int>(k);
        if (lowest < 0) return {node.x, node.span, true};
        const bool cave_ends = i > 0 && overlap(beside[lowest], own[i - 1]);
        return cave_ends ? Node{node.x, node.span - 1, true} : Node{node.x + 1, lowest, false};
    }

    const Ground& ground_;
};

/// The squared distance, in 1/16 column, of p from the segment a-b; not from its line, because an outline can
/// turn back on itself.
double squared_distance(Vec2<Sixteenths> a, Vec2<Sixteenths> b, Vec2<Sixteenths> p) {
    const auto from_a = [&](Vec2<Sixteenths> to) {
        return Vec2<double>{static_cast<double>((to.x - a.x).count()),
                            static_cast<double>((to.y - a.y).count())};
    };
    const Vec2<double> way = from_a(b);
    const Vec2<double> to = from_a(p);
    const double length = way.x * way.x + way.y * way.y;
    const double along = length > 0 ? std::clamp((to.x * way.x + to.y * way.y) / length, 0.0, 1.0) : 0;
    const Vec2<double> away = to - way * along;
    return away.x * away.x + away.y * away.y;
}

/// Keeps the points of first .. last that deviate from the straight line (Douglas and Peucker 1973), without
/// `last`.
void keep_corners(const std::vector<Vec2<Sixteenths>>& points, std::size_t first, std::size_t last,
                  std::vector<Vec2<Sixteenths>>& kept) {
    std::size_t farthest = first;
    double most = kTolerance * kTolerance;
    for (std::size_t k = first + 1; k < last; ++k) {
        const double away = squared_distance(points[first], points[last], points[k]);
        if (away <= most) continue;
        most = away;
        farthest = k;
    }
    if (farthest == first) {
        kept.push_back(points[first]);
        return;
    }
    keep_corners(points, first, farthest, kept);
    keep_corners(points, farthest, last, kept);
}

/// The first and the last edge stay unchanged, because neighbouring fragments use them.
std::vector<Vec2<Sixteenths>> simplified(const std::vector<Vec2<Sixteenths>>& points) {
    if (points.size() < 5) return points;
    std::vector<Vec2<Sixteenths>> kept = {points.front()};
    keep_corners(points, 1, points.size() - 2, kept);
    kept.push_back(points[points.size() - 2]);
    kept.push_back(points.back());
    return kept;
}

/// Collects the fragments of one range of columns.
class Collector {
  public:
    Collector(const Ground& ground, int x0, int x1) : walker_(ground), x0_(x0), x1_(x1) {
        for (int x = x0; x < x1; ++x) {
            first_.push_back(seen_.size());
            seen_.resize(seen_.size() + 2 * static_cast<std::size_t>(walker_.count(x)), false);
        }
    }

    std::vector<Fragment> fragments() {
        for_each_node([&](Node node) {
            const Node before = walker_.previous(node);
            if (!inside(before) || walker_.is_underside(before)) follow(node);
        });
        for_each_node([&](Node node) { follow_loop(node); });
        return std::move(found_);
    }

  private:
    bool inside(Node node) const { return node.x >= x0_ && node.x < x1_; }
    auto seen(Node node) {
        return seen_[first_[node.x - x0_] + 2 * static_cast<std::size_t>(node.span) + (node.top ? 1 : 0)];
    }

    template <class Visit>
    void for_each_node(Visit visit) {
        for (int x = x0_; x < x1_; ++x)
            for (int k = 0; k < walker_.count(x); ++k)
                for (const bool top : {false, true})
                    if (const Node node{x, k, top}; !seen(node) && !walker_.is_underside(node)) visit(node);
    }

    void follow(Node node) {
        Fragment fragment;
        fragment.before = walker_.point(walker_.previous(node));
        while (inside(node) && !walker_.is_underside(node)) {
            seen(node) = true;
            fragment.points.push_back(walker_.point(node));
            node = walker_.next(node);
        }
        if (!walker_.is_underside(node)) {
            fragment.points.push_back(walker_.point(node));
            node = walker_.next(node);
        }
        fragment.after = walker_.point(node);
        if (fragment.points.size() < 2) return;
        fragment.points = simplified(fragment.points);
        found_.push_back(std::move(fragment));
    }

    void follow_loop(Node node) {
        Fragment fragment;
        fragment.closed = true;
        while (!seen(node)) {
            seen(node) = true;
            fragment.points.push_back(walker_.point(node));
            node = walker_.next(node);
        }
        if (fragment.points.size() < 3) return;
        fragment.points = simplified(fragment.points);
        found_.push_back(std::move(fragment));
    }

    Walker walker_;
    int x0_;
    int x1_;
    std::vector<std::size_t> first_;
    std::vector<bool> seen_;
    std::vector<Fragment> found_;
};

}  // namespace

std::vector<Fragment> contour(const Ground& ground, int x0, int x1) {
    return Collector(ground, x0, x1).fragments();
}

}  // namespace terramorph
