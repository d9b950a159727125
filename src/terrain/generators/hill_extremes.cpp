#include "terrain/generators/hill_extremes.h"

#include <algorithm>
#include <cstdint>
#include <limits>

#include "terrain/wide.h"

namespace terramorph {

namespace {

/// Cells of the map, the last ones too.
struct Box {
    int x0, y0, x1, y1;

    int middle_x() const { return (x0 + x1) / 2; }
    int middle_y() const { return (y0 + y1) / 2; }
};

/// The sum of hills that reach over all of a box, which is one paraboloid: how many they are, the sums of
/// their distances from a cell, and their height at this cell.
struct Sum {
    std::int64_t count = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t height = 0;

    /// How much the height changes `d` cells away along the axis along which the distances sum up to `sum`.
    std::int64_t change(std::int64_t sum, std::int64_t d) const { return (2 * sum - count * d) * d; }

    /// The same paraboloid as seen from a cell that is (dx, dy) away.
    Sum seen_from(std::int64_t dx, std::int64_t dy) const {
        return {count, x - count * dx, y - count * dy, height + change(x, dx) + change(y, dy)};
    }

    /// The least change in `low` .. `high` cells is at one of the ends, the greatest is near its summit.
    std::int64_t least_change(std::int64_t sum, int low, int high) const {
        return std::min(change(sum, low), change(sum, high));
    }
    std::int64_t greatest_change(std::int64_t sum, int low, int high) const {
        const std::int64_t summit = count == 0 ? 0 : sum / count;
        std::int64_t greatest = std::numeric_limits<std::int64_t>::min();
        for (std::int64_t d = summit - 1; d <= summit + 1; ++d)
            greatest = std::max(greatest, change(sum, std::clamp<std::int64_t>(d, low, high)));
        return greatest;
    }
};

/// What hills are to a box: those that reach over all of it, as a sum seen from its middle, and the others
/// that touch it.
struct View {
    int count = 0;  // of those that reach over all
    int x = 0;
    int y = 0;
    int height = 0;
    int most = 0;    // what the others add nowhere more than
    int middle = 0;  // what the others add in the middle
};

/// Looks at `count` hills; touches[k] is whether hill k touches the box without reaching over all of it.
TERRAMORPH_WIDE View view_of(const int* hill_x, const int* hill_y, const int* radius_squared, int count,
                             Box box, int* __restrict touches) {
    View view;
    const int middle_x = box.middle_x();
    const int middle_y = box.middle_y();
    for (int k = 0; k < count; ++k) {
        const int x = hill_x[k];
        const int y = hill_y[k];
        const int near_x = std::max(std::max(box.x0 - x, x - box.x1), 0);
        const int near_y = std::max(std::max(box.y0 - y, y - box.y1), 0);
        const int far_x = std::max(x - box.x0, box.x1 - x);
        const int far_y = std::max(y - box.y0, box.y1 - y);
        const int highest = radius_squared[k] - near_x * near_x - near_y * near_y;
        const int lowest = radius_squared[k] - far_x * far_x - far_y * far_y;
        const int dx = x - middle_x;
        const int dy = y - middle_y;
        const int here = radius_squared[k] - dx * dx - dy * dy;
        const int whole = lowest >= 0 ? -1 : 0;
        const int part = highest > 0 ? ~whole : 0;
        view.count -= whole;
        view.x += dx & whole;
        view.y += dy & whole;
        view.height += here & whole;
        view.most += highest & part;
        view.middle += std::max(here, 0) & part;
        touches[k] = part;
    }
    return view;
}

/// Branch and bound: the map is halved again and again, and a part of it is dropped when no cell of it can be
/// lower or higher than one that is known.
class Search {
  public:
    Search(const Hills& hills, int width, int depth) {
        Level all{hills, {{{0, 0, width - 1, depth - 1}, {}, 0, 0, 0, hills.x.size()}}};
        all.boxes[0].highest = std::numeric_limits<int>::max();
        all.boxes[0].lowest = std::numeric_limits<int>::min();
        for (Level level = std::move(all); !level.boxes.empty(); level = halved(level)) {
        }
    }

    HillExtremes extremes() const { return found_; }

  private:
    struct Part {
        Box box;
        Sum whole;  // of the hills that reach over all of it, seen from its middle
        std::int64_t lowest;
        std::int64_t highest;
        std::size_t first;  // its other hills
        std::size_t last;
    };
    struct Level {
        Hills hills;
        std::vector<Part> boxes;
    };

    bool may_hold_more(const Part& part) const {
        return part.lowest < found_.lowest || part.highest > found_.highest;
    }

    Level halved(const Level& level) {
        Level next;
        for (const Part& part : level.boxes) {
            if (!may_hold_more(part)) continue;
            Box one = part.box;
            Box other = part.box;
            if (one.x1 - one.x0 > one.y1 - one.y0) {
                one.x1 = part.box.middle_x();
                other.x0 = one.x1 + 1;
            } else {
                one.y1 = part.box.middle_y();
                other.y0 = one.y1 + 1;
            }
            add(level, part, one, next);
            add(level, part, other, next);
        }
        return next;
    }

    /// Adds a half of a part, if it may hold more than is known.
    void add(const Level& level, const Part& parent, const Box& box, Level& next) {
        const auto count = parent.last - parent.first;
        touches_.resize(std::max(touches_.size(), count));
        const View view = view_of(level.hills.x.data() + parent.first, level.hills.y.data() + parent.first,
                                  level.hills.radius_squared.data() + parent.first, static_cast<int>(count),
                                  box, touches_.data());
        Part part;
        part.box = box;
        part.whole = parent.whole.seen_from(box.middle_x() - parent.box.middle_x(),
                                            box.middle_y() - parent.box.middle_y());
        part.whole.count += view.count;
        part.whole.x += view.x;
        part.whole.y += view.y;
        part.whole.height += view.height;
        const int left = box.x0 - box.middle_x();
        const int right = box.x1 - box.middle_x();
        const int up = box.y0 - box.middle_y();
        const int down = box.y1 - box.middle_y();
        const Sum& sum = part.whole;
        part.lowest = sum.height + sum.least_change(sum.x, left, right) + sum.least_change(sum.y, up, down);
        part.highest = sum.height + sum.greatest_change(sum.x, left, right) +
                       sum.greatest_change(sum.y, up, down) + view.most;
        if (view.most == 0) {  // then there are cells as low and as high as that
            know(part.lowest);
            know(part.highest);
            return;
        }
        know(sum.height + view.middle);
        if (!may_hold_more(part)) return;
        part.first = next.hills.x.size();
        for (std::size_t k = 0; k < count; ++k) {
            if (!touches_[k]) continue;
            next.hills.x.push_back(level.hills.x[parent.first + k]);
            next.hills.y.push_back(level.hills.y[parent.first + k]);
            next.hills.radius_squared.push_back(level.hills.radius_squared[parent.first + k]);
        }
        part.last = next.hills.x.size();
        next.boxes.push_back(part);
    }

    void know(std::int64_t height) {
        found_.lowest = std::min(found_.lowest, static_cast<int>(height));
        found_.highest = std::max(found_.highest, static_cast<int>(height));
    }

    HillExtremes found_{std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
    std::vector<int> touches_;
};

}  // namespace

HillExtremes extremes_of(const Hills& hills, int width, int depth) {
    return Search(hills, width, depth).extremes();
}

}  // namespace terramorph
