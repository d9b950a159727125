// Which hanging earth breaks: a beam of even thickness h is as strong as h * h, so it holds L columns of
// itself where L * L <= kBending * h.
#include "terrain/ground/stability.h"

#include <algorithm>
#include <cstdint>

#include "terrain/ground/hanging_net.h"

namespace terramorph {

namespace {

constexpr std::int64_t kBending = 64;  // of a joint, per square of its thickness
constexpr std::int64_t kShear = 40;    // columns of its own thickness that a joint to a lowest span carries
constexpr std::int64_t kBracedBending = 4;  // times as much
constexpr std::int64_t kBracedShear = 2;
constexpr Sixteenths kThickest = 48 * kColumn;  // thicker joints are no stronger
constexpr Sixteenths kThrust = kColumn;         // the thinnest joint that braces
constexpr int kPasses = 4;

class Mechanics {
  public:
    Mechanics(const Ground& ground, Range changed, std::span<const Load> loads) : net_(ground, changed) {
        for (int v = 0; v < net_.size(); ++v)
            for (const Load& load : loads)
                if (presses(load, node(v))) node(v).load += load.cells;
    }

    std::vector<Chords> weak(const Shake& shake) {
        for (int pass = 0; pass < kPasses; ++pass) {
            lean();
            brace();
            load();
            if (!break_joints(shake, pass > 0)) break;
        }
        std::vector<Chords> regions;
        for (int v = 0; v < net_.size(); ++v)
            if (node(v).is == Is::weak) regions.push_back(net_.flood(v, Is::weak, Is::elsewhere));
        return regions;
    }

  private:
    using Is = HangingSpan::Is;

    HangingSpan& node(int v) { return net_.span(v); }

    static bool presses(const Load& load, const HangingSpan& on) {
        return load.columns.x0 <= on.x && on.x < load.columns.x1 && load.tops.bottom <= on.span.top &&
               on.span.top < load.tops.top;
    }

    /// Calls visit(node) for each that this one leans on.
    template <class Visit>
    void for_each_parent(int v, Visit visit) {
        if (node(v).steps < 2) return;
        net_.for_each_beside(v, [&](int u, int thick) {
            if (node(u).steps == node(v).steps - 1 && thick == node(v).joint) visit(u);
        });
    }

    /// One more joint by which it leans towards a side: only the thickest count.
    static void lean_on(HangingSpan& leaning, int thick, int sides) {
        if (leaning.parents > 0 && thick < leaning.joint) return;
        if (thick > leaning.joint) leaning.parents = leaning.sides = 0;
        leaning.joint = thick;
        leaning.sides |= sides;
        ++leaning.parents;
    }

    /// Lets those lean on the ground that touch a lowest span.
    static bool lean_on_ground(HangingSpan& leaning) {
        const auto [left, right] = leaning.on_ground;
        leaning.braced = std::min(left, right) >= kThrust.count();
        leaning.steps = std::max(left, right) == HangingSpan::kNoJoint ? 0 : 1;
        if (left != HangingSpan::kNoJoint) lean_on(leaning, left, 1);
        if (right != HangingSpan::kNoJoint) lean_on(leaning, right, 2);
        return leaning.steps == 1;
    }

    /// Breadth first, from the lowest spans: each leans on those that are nearest to the ground.
    void lean() {
        order_.clear();
        for (int v = 0; v < net_.size(); ++v) {
            if (node(v).is != Is::held) continue;
            node(v).clear_load();
            if (lean_on_ground(node(v))) order_.push_back(v);
        }
        for (std::size_t done = 0; done < order_.size(); ++done) {
            const int v = order_[done];
            net_.for_each_beside(v, [&](int u, int thick) {
                HangingSpan& leaning = node(u);
                if (leaning.steps == 0) order_.push_back(u), leaning.steps = node(v).steps + 1;
                if (leaning.steps == node(v).steps + 1) lean_on(leaning, thick, node(v).sides);
            });
        }
    }

    /// Where two sides meet they brace each other and all that they lean on.
    void brace() {
        for (const int v : order_) {
            if (node(v).sides == 3) node(v).braced = true;
            net_.for_each_beside(v, [&](int u, int thick) {
                if (node(u).sides != node(v).sides && thick >= kThrust.count()) node(v).braced = true;
            });
        }
        for (std::size_t k = order_.size(); k-- > 0;)
            if (const int v = order_[k]; node(v).braced)
                for_each_parent(v, [&](int u) { node(u).braced = true; });
    }

    /// From the tips inward.
    void load() {
        for (std::size_t k = order_.size(); k-- > 0;) {
            const HangingSpan& leaning = node(order_[k]);
            for_each_parent(order_[k], [&](int u) {
                node(u).cells += leaning.cells / leaning.parents;
                node(u).moment2 += (leaning.moment2 + 2 * leaning.cells) / leaning.parents;
            });
        }
    }

    static bool breaks(const HangingSpan& leaning, const Shake& shake) {
        const std::int64_t strength = 100 - shake.at(leaning.x);
        const std::int64_t thick = std::min(leaning.joint, kThickest.count());
        const std::int64_t bending = kBending * (leaning.braced ? kBracedBending : 1) * thick * thick;
        if (kColumn.count() * leaning.moment2 * 100 > leaning.parents * bending * strength) return true;
        const std::int64_t shear = kShear * (leaning.braced ? kBracedShear : 1) * leaning.joint;
        return leaning.steps == 1 && leaning.cells * 100 > leaning.parents * shear * strength;
    }

    /// From the ground on: what breaks takes all with it that leans on nothing else. Returns whether anything
    /// did.
    bool break_joints(const Shake& shake, bool loose_too) {
        for (const int v : order_) {
            int left = node(v).steps == 1 ? 1 : 0;
            for_each_parent(v, [&](int u) { left += node(u).cut ? 0 : 1; });
            node(v).cut = left == 0 || breaks(node(v), shake);
        }
        bool any = false;
        for (int v = 0; v < net_.size(); ++v) {
            HangingSpan& each = node(v);
            const bool falls = each.cut || (loose_too && each.steps == 0);
            if (each.is != Is::held || !falls) continue;
            each.is = Is::weak;
            any = true;
        }
        return any;
    }

    HangingNet net_;
    std::vector<int> order_;  // of leaning, from the ground on
};

}  // namespace

std::vector<Chords> weak_regions(const Ground& ground, Range changed, const Shake& shake,
                                 std::span<const Load> loads) {
    if (changed.empty()) return {};
    return Mechanics(ground, changed, loads).weak(shake);
}

}  // namespace terramorph
