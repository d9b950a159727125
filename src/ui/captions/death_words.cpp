#include "ui/captions/death_words.h"

#include <string_view>

#include "app/language/language.h"
#include "ui/captions/fall_of_shot.h"

namespace terramorph {

namespace {

/// The weapon that a player has fired since the last volley began; empty if it hasn't.
std::string_view fired_by(const Match& match, PlayerId player) {
    const PastShot* const shot = player.exists() ? last_shot(match, player) : nullptr;
    if (!shot || shot->turn != match.tally().shots().back().turn) return {};
    return tr(match.arsenal().weapons[shot->weapon].name);
}

}  // namespace

PlayerId killer_of(const event::Died& died) { return player_of(died.by.exists() ? died.by : died.tank); }

std::string death_words(const event::Died& died, const Match& match) {
    const PlayerId victim = player_of(died.tank), killer = killer_of(died);
    const std::string& name = match.player(killer).name;
    const std::string& other = match.player(victim).name;
    const std::string_view weapon = fired_by(match, player_of(died.by));
    if (killer == victim)
        return weapon.empty()
                   ? tr("{name} is destroyed", {{"name", name}})
                   : tr("{name} destroys itself with {weapon}", {{"name", name}, {"weapon", weapon}});
    return weapon.empty() ? tr("{name} destroys {other}", {{"name", name}, {"other", other}})
                          : tr("{name} destroys {other} with {weapon}",
                               {{"name", name}, {"other", other}, {"weapon", weapon}});
}

}  // namespace terramorph
