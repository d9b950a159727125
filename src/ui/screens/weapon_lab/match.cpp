#include "ui/screens/weapon_lab/match.h"
#include "base/index.h"

#include <algorithm>
#include <utility>

namespace terramorph {

namespace {

constexpr int kHealth = 1000;  // high, so that tanks are rarely destroyed
constexpr int kWeaponLabMatchBundle = 99;

MatchSettings practice_settings(MatchSettings rules, const LevelSettings& level) {
    rules.level = level;
    rules.players.clear();
    while (rules.players.size() < kPracticeTanks) rules.players.push_back(another_player(rules.players));
    for (const Rule off :
         {Rule::turn_mode, Rule::armory, Rule::planets, Rule::cut_advance, Rule::changing_wind,
          Rule::water_damage, Rule::hostile_sky, Rule::sudden_death, Rule::crates, Rule::direct_hit})
        rules.set(off, 0);
    rules.set(Rule::rounds, 1);
    rules.set(Rule::health, kHealth);
    rules.set(Rule::stock, 1);
    return rules;
}

/// An item that restores all health at the beginning of a turn. It's usable, so that everybody has it for
/// free; it has no name, so that no list shows it.
Weapon recovery() {
    const Effect whole = make_effect("repair", {{"health", kHealth}});
    Weapon item;
    item.id = "recovery";
    item.role = Role::item;
    item.lasting = true;
    for (const Trigger trigger : {Trigger::on_turn, Trigger::on_use})
        item.effects.by_trigger[at(trigger)].push_back(whole);
    return item;
}

/// Automatic items would interfere with shots, so nobody has any.
std::shared_ptr<const Arsenal> practice_arsenal(Arsenal arsenal) {
    for (Weapon& weapon : arsenal.weapons) weapon.unlimited = true;
    for (Weapon& item : arsenal.items)
        item.bundle = item.effects.on(Trigger::on_use).empty() ? 0 : kWeaponLabMatchBundle;
    arsenal.items.push_back(recovery());
    return std::make_shared<const Arsenal>(std::move(arsenal));
}

}  // namespace

std::unique_ptr<Match> practice_match(MatchSettings rules, const LevelSettings& level, Arsenal arsenal) {
    return std::make_unique<Match>(practice_settings(std::move(rules), level),
                                   practice_arsenal(std::move(arsenal)));
}

}  // namespace terramorph
