#include "ui/sprites/shells/shell_shape.h"

#include <algorithm>
#include <array>

#include "battle/content/effect_kind.h"
#include "ui/sprites/shells/trails.h"

namespace terramorph {

namespace {

constexpr float kNukeReach = 90, kBombletReach = 45;  // columns of its largest blast

/// What all effects of a shell are for, and how far its largest blast reaches.
struct Aims {
    std::array<bool, at(Purpose::wind) + 1> purposes{};
    float reach = 0;

    bool has(Purpose purpose) const { return purposes[at(purpose)]; }
    void add(const Effects& effects) {
        for (const std::vector<Effect>& all : effects.by_trigger)
            for (const Effect& each : all) {
                purposes[at(each.kind->purpose)] = true;
                reach = std::max(reach, each.kind->firepower(each).reach);
            }
    }
};

}  // namespace

ShellShape shape_of(const Shell& shell) {
    Aims aims;
    if (!shell.effects) return ShellShape::missile;
    aims.add(*shell.effects);
    if (is_colored(shell)) return ShellShape::bomblet;
    if (shell.guidance.kind == Guidance::Kind::homing) return ShellShape::guided;
    if (!shell.effects->on(Trigger::at_apex).empty()) return ShellShape::carrier;
    if (shell.bouncing || aims.has(Purpose::rolls)) return ShellShape::roller;
    if (aims.has(Purpose::burns)) return ShellShape::canister;
    if (aims.has(Purpose::digs)) return ShellShape::digger;
    if (aims.has(Purpose::heaps)) return ShellShape::clod;
    if (aims.has(Purpose::shakes) || aims.has(Purpose::slips)) return ShellShape::quake;
    if (aims.has(Purpose::strips)) return ShellShape::drain;
    if (aims.has(Purpose::divides) || shell.fuse != 0) return ShellShape::bomb;
    if (aims.reach >= kNukeReach) return ShellShape::nuke;
    if (aims.reach <= 0) return ShellShape::dart;
    return shell.generation > 0 && aims.reach < kBombletReach ? ShellShape::bomblet : ShellShape::missile;
}

}  // namespace terramorph
