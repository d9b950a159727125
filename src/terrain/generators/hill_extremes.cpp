#include "terrain/generators/hill_extremes.h"

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

#include "base/multiversion.h"

namespace terramorph {

namespace {

/// A box of cells of the map, limits included.
struct Box {
    int x0, y0, x1, y1;

    int middle_x() const { return (x0 + x1) / 2; }
    int middle_y() const { return (y0 + y1) / 2; }
};

/// The sum of the hills that cover a whole box, which is a paraboloid: their number, the sums of their
/// distances from a cell, and their height there.
struct Sum {
    std::int64_t count = 0;
    std::int64_t x = 0;
    std::int64_t y = 0;
    std::int64_t height = 0;

    friend Sum operator+(const Sum& a, const Sum& b) {
        return {a.count + b.count, a.x + b.x, a.y + b.y, a.height + b.height};
    }

    /// The sum relative to a cell (dx, dy) away.
    Sum seen_from(std::int64_t dx, std::int64_t dy) const {
        return {count, x - count * dx, y - count * dy, height + change(x, dx) + change(y, dy)};
    }

    /// The lowest and highest height in a box, if the sum is relative to its middle.
    std::int64_t lowest(const Box& box) const {
        return height + min_change(x, box.x0 - box.middle_x(), box.x1 - box.middle_x()) +
               min_change(y, box.y0 - box.middle_y(), box.y1 - box.middle_y());
    }
    std::int64_t highest(const Box& box) const {
        return height + greatest_change(x, box.x0 - box.middle_x(), box.x1 - box.middle_x()) +
               greatest_change(y, box.y0 - box.middle_y(), box.y1 - box.middle_y());
    }

  private:
    /// The change in height `d` cells away along an axis with this sum of distances.
    std::int64_t change(std::int64_t sum, std::int64_t d) const { return (2 * sum - count * d) * d; }

    /// The least change within `low` .. `high` is at one of the ends, ...
    std::int64_t min_change(std::int64_t sum, int low, int high) const {
        return std::min(change(sum, low), change(sum, high));
    }

    /// ... the greatest in one of the cells around the summit.
    std::int64_t greatest_change(std::int64_t sum, int low, int high) const {
        if (count == 0) return 0;
        const std::int64_t summit = sum / count;
        std::int64_t greatest = std::numeric_limits<std::int64_t>::min();
        for (std::int64_t d = summit - 1; d <= summit + 1; ++d)
            greatest = std::max(greatest, change(sum, std::clamp<std::int64_t>(d, low, high)));
        return greatest;
    }
};

/// A box's hills: those that cover it, as a sum relative to its middle, and others that touch it.
struct View {
    int count;  // of the hills that cover it
    int x;
    int y;
    int height;
    int most;    // upper bound of the others' sum
    int middle;  // the others' sum in the middle

    Sum whole() const { return {count, x, y, height}; }
};

/// Classifies `count` hills; touches[k] is set if hill k touches the box without covering it.
TERRAMORPH_MULTIVERSION View view_of(const int* hill_x, const int* hill_y, const int* radius_squared,
                                     int count, Box box, int* __restrict touches) {
    View view{};
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

/// A part of the map and its hills.
struct Part {
    Box box;
    Sum whole;              // of the hills that cover it, relative to its middle
    std::int64_t lowest;    // no cell is lower than this,
    std::int64_t highest;   // and none is higher than this
    std::size_t first = 0;  // index of its other hills in its level's list
    std::size_t last = 0;
};

/// Parts of the map of equal size, and the list of their hills, with spare room.
struct Level {
    std::vector<Part> parts;
    Hills hills;
    std::size_t used = 0;

    void clear() {
        parts.clear();
        used = 0;
    }

    /// Appends the hills of another level that touch a part.
    void append(const Level& from, const Part& parent, const int* touches) {
        const std::size_t count = parent.last - parent.first;
        const std::size_t room = hills.x.size() < used + count ? 2 * (used + count) : hills.x.size();
        for (auto* list : {&hills.x, &hills.y, &hills.radius_squared}) list->resize(room);
        std::size_t next = used;
        for (std::size_t k = 0; k < count; ++k) {  // branchless, as the branch would be unpredictable
            hills.x[next] = from.hills.x[parent.first + k];
            hills.y[next] = from.hills.y[parent.first + k];
            hills.radius_squared[next] = from.hills.radius_squared[parent.first + k];
            next += static_cast<std::size_t>(touches[k] & 1);
        }
        used = next;
    }
};

/// Branch and bound: halves the map again and again, and drops a part if none of its cells can be lower or
/// higher than one already known.
class Search {
  public:
    Search(const Hills& hills, int width, int depth) : touches_(hills.x.size()) {
        constexpr std::int64_t kBound = std::int64_t{1} << 31;
        Level level{{{{0, 0, width - 1, depth - 1}, {}, -kBound, kBound, 0, hills.x.size()}}, hills};
        for (Level next; !level.parts.empty(); std::swap(level, next)) {
            next.clear();
            for (const Part& part : level.parts)
                if (may_hold_more(part)) halve(level, part, next);
        }
    }

    HillExtremes extremes() const { return found_; }

  private:
    bool may_hold_more(const Part& part) const {
        return part.lowest < found_.lowest || part.highest > found_.highest;
    }

    void know(std::int64_t height) {
        found_.lowest = std::min(found_.lowest, static_cast<int>(height));
        found_.highest = std::max(found_.highest, static_cast<int>(height));
    }

    void halve(const Level& level, const Part& part, Level& next) {
        Box one = part.box;
        Box other = part.box;
        if (one.x1 - one.x0 > one.y1 - one.y0) {
            one.x1 = one.middle_x();
            other.x0 = one.x1 + 1;
        } else {
            one.y1 = one.middle_y();
            other.y0 = one.y1 + 1;
        }
        add(level, part, one, next);
        add(level, part, other, next);
    }

    /// Adds a half of a part, if it may contain new extremes.
    void add(const Level& level, const Part& parent, const Box& box, Level& next) {
        const View view = view_of(level.hills.x.data() + parent.first, level.hills.y.data() + parent.first,
                                  level.hills.radius_squared.data() + parent.first,
                                  static_cast<int>(parent.last - parent.first), box, touches_.data());
        const Sum sum = parent.whole.seen_from(box.middle_x() - parent.box.middle_x(),
                                               box.middle_y() - parent.box.middle_y()) +
                        view.whole();
        const Part part{box, sum, sum.lowest(box), sum.highest(box) + view.most, next.used, 0};
        if (view.most == 0) {  // then these bounds are reached
            know(part.lowest);
            know(part.highest);
            return;
        }
        know(sum.height + view.middle);
        if (!may_hold_more(part)) return;
        next.append(level, parent, touches_.data());
        next.parts.push_back(part);
        next.parts.back().last = next.used;
    }

    HillExtremes found_{std::numeric_limits<int>::max(), std::numeric_limits<int>::min()};
    std::vector<int> touches_;
};

}  // namespace

HillExtremes extremes_of(const Hills& hills, int width, int depth) {
    return Search(hills, width, depth).extremes();
}

}  // namespace terramorph
