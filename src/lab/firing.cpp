#include "lab/firing.h"

#include "base/text.h"
#include "battle/content/needs.h"

namespace terramorph {

namespace {

constexpr Ticks kMaxFiringTicks = 120 * kSecond;

std::string all_ids(const Arsenal& arsenal) {
    std::vector<std::string> ids;
    for (const auto* list : {&arsenal.weapons, &arsenal.items})
        for (const Weapon& weapon : *list) ids.push_back(weapon.id);
    return joined(ids, ", ");
}

/// The land takes part only where what's tried needs it.
BattleRules rules_of_a_trial(const Weapon& tried) {
    BattleRules rules;
    rules.most_wind = 0;
    rules.loose_earth = LooseEarth::breaks;
    rules.fuel = 1000;
    if (needs_living_land(tried)) rules.living_land = LivingLand::in_play;
    return rules;
}

void look(const Battle& battle, std::vector<Seen>& seen) {
    for (const Shell& shell : battle.state().shells)
        seen.push_back({Seen::What::shell, columns_of(shell.flight.place())});
    for (const Debris& piece : battle.state().debris)
        if (piece.body.awake) seen.push_back({Seen::What::piece, piece.body.at});
    for (const OngoingEffect& ongoing : battle.state().ongoing) {
        const Vec2<float> at = columns_of(ongoing.context.at);
        const VisualKind visual = ongoing.effect->kind->visual;
        if (visual == VisualKind::flame) seen.push_back({Seen::What::flame, at});
        if (visual == VisualKind::mud) seen.push_back({Seen::What::mud, at});
        if (visual == VisualKind::digger) seen.push_back({Seen::What::digger, at});
    }
}

void note(Fired& fired) {
    for (const BattleEvent& event : fired.battle->take_events()) fired.events.push_back(event);
}

}  // namespace

Result<Fired> fire(const Firing& firing, const Arsenal& arsenal) {
    const WeaponId weapon = arsenal.find(firing.weapon);
    const ItemId item = arsenal.find_item(firing.weapon);
    if (weapon < 0 && item < 0)
        return error("weapon can't be \"{name}\"; allowed: one of {names}",
                     {{"name", sanitized(firing.weapon, 40)}, {"names", all_ids(arsenal)}});
    Kit kit;
    kit.weapons.assign(arsenal.weapons.size(), 10);
    kit.items.assign(arsenal.items.size(), 0);
    if (item >= 0) kit.items[item] = 1;
    Fired fired;
    std::vector<Kit> kits(static_cast<std::size_t>(firing.tanks));
    kits[firing.shooter] = kit;
    const Weapon& tried = item < 0 ? arsenal.weapons[weapon] : arsenal.items[item];
    fired.battle =
        std::make_unique<Battle>(rules_of_a_trial(tried), firing.level, arsenal, kits, firing.seed);
    Battle& battle = *fired.battle;
    const std::int64_t before = battle.state().ground.area();
    battle.aim(firing.shooter, firing.angle, firing.power);
    if (item < 0) {
        battle.fire(firing.shooter, weapon);
    } else {
        if (!battle.validate_use(firing.shooter, item)) battle.use(firing.shooter, item);
        battle.fire(firing.shooter, 0);
    }
    for (Ticks tick; tick < kMaxFiringTicks && (tick == 0 || !battle.at_rest()); ++tick) {
        battle.step();
        note(fired);
        look(battle, fired.seen);
    }
    fired.earth = battle.state().ground.area() - before;
    return fired;
}

std::string story_of(const Fired& fired) {
    std::string story;
    for (const BattleEvent& event : fired.events) story += event_text(event) + '\n';
    return story + concat("quiet at tick ", fired.battle->state().tick, ", earth ", fired.earth, ", hash ",
                          hex_text(fired.battle->hash()), "\n");
}

}  // namespace terramorph
