#include "ui/captions/death_words.h"

#include <string_view>

#include "app/language/language.h"

namespace terramorph {

namespace {

std::string_view weapon_of(const Fate& fate, const Match& match) {
    return fate.weapon ? tr(match.arsenal().weapons[*fate.weapon].name) : std::string_view();
}

}  // namespace

PlayerId killer_of(const event::Died& died) { return player_of(died.by.exists() ? died.by : died.tank); }

std::string death_words(const event::Died& died, const Match& match) {
    return death_words(player_of(died.tank), {killer_of(died), fired_now(match, player_of(died.by))}, match);
}

std::string death_words(PlayerId victim, const Fate& fate, const Match& match) {
    const std::string& name = match.player(fate.by).name;
    const std::string& other = match.player(victim).name;
    const std::string_view weapon = weapon_of(fate, match);
    if (fate.by == victim)
        return weapon.empty()
                   ? tr("{name} is destroyed", {{"name", name}})
                   : tr("{name} blew itself up with {weapon}", {{"name", name}, {"weapon", weapon}});
    return weapon.empty() ? tr("{name} destroyed {other}", {{"name", name}, {"other", other}})
                          : tr("{name} destroyed {other} with {weapon}",
                               {{"name", name}, {"other", other}, {"weapon", weapon}});
}

std::string your_death_words(PlayerId you, const Fate& fate, const Match& match) {
    const std::string_view weapon = weapon_of(fate, match);
    if (fate.by == you)
        return weapon.empty() ? std::string(tr("You were destroyed"))
                              : tr("You blew yourself up with {weapon}", {{"weapon", weapon}});
    const std::string& name = match.player(fate.by).name;
    return weapon.empty() ? tr("{name} destroyed you", {{"name", name}})
                          : tr("{name} destroyed you with {weapon}", {{"name", name}, {"weapon", weapon}});
}

std::string end_words(std::span<const PlayerId> fallen, PlayerId killer, PlayerId you, const Match& match) {
    if (fallen.size() > 1)
        return tr(plural("{count} tank destroyed", "{count} tanks destroyed", std::ssize(fallen)));
    const PlayerId victim = fallen.front();
    if (victim == you) return std::string(tr("You were destroyed"));
    const std::string& name = match.player(victim).name;
    if (killer == you && you.exists()) return tr("You destroyed {name}", {{"name", name}});
    return tr("{name} is destroyed", {{"name", name}});
}

}  // namespace terramorph
