#include "ai/fire_plan.h"

#include <algorithm>

#include "ai/aiming/last_resort.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxTold = 24;  // weapons in a thought

Message words_for(Way way, const Argument& name, const Argument& weapon, const Argument& damage) {
    switch (way) {
        case Way::any:
            return message("at {name} with {weapon}: about {harm} damage", {name, weapon, damage});
        case Way::direct:
            return message("straight at {name} with {weapon}: about {harm} damage",
                           {name, weapon, damage});
        case Way::lob:
            return message("high over to {name} with {weapon}: about {harm} damage",
                           {name, weapon, damage});
        case Way::bank:
            return message("off the wall at {name} with {weapon}: about {harm} damage",
                           {name, weapon, damage});
    }
    return {};
}

}  // namespace

bool FirePlan::is_hopeful() const { return found.hits() || shots.back().damage >= kHopeful; }

void tell(Thought& thought, const Match& match, const FirePlan& plan, const Shot& shot, Way way) {
    const auto add = [&](const Candidate& aim, WeaponId weapon, float value) {
        thought.weighed.push_back({aim.angle, aim.power, weapon, value, aim.end});
    };
    thought.victim = player_of(plan.found.mark);
    for (const Candidate& aim : plan.found.aims) add(aim, shot.weapon, -aim.miss);
    const std::size_t untold = plan.shots.size() - std::min(plan.shots.size(), kMaxTold);
    for (std::size_t k = untold; k < plan.shots.size(); ++k)
        add(plan.shots[k].aim, plan.shots[k].weapon, plan.shots[k].damage);
    add(shot.aim, shot.weapon, shot.damage);
    thought.words = words_for(way, {"name", match.player(thought.victim).name},
                              {"weapon", message(match.arsenal().weapons[shot.weapon].name)},
                              {"harm", static_cast<int>(shot.damage)});
}

}  // namespace terramorph
