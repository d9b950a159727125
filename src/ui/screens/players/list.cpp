#include "ui/screens/players/list.h"

#include <algorithm>
#include <utility>

#include "ai/temperament.h"
#include "app/language/language.h"
#include "app/player/lineup.h"
#include "base/text.h"

namespace terramorph {

namespace {

void give(std::vector<Player>& players, std::size_t who, int Player::*what, int number) {
    const auto has = [&](const Player& player) { return player.*what == number; };
    const auto other = std::find_if(players.begin(), players.end(), has);
    if (other != players.end()) (*other).*what = players[who].*what;
    players[who].*what = number;
}

}  // namespace

void give_color(std::vector<Player>& players, std::size_t who, int color) {
    give(players, who, &Player::color, color);
}

void give_emblem(std::vector<Player>& players, std::size_t who, int emblem) {
    give(players, who, &Player::emblem, emblem);
}

Refusal validate_name(const std::vector<Player>& players, std::size_t who, std::string_view name) {
    MatchSettings renamed = default_settings();
    renamed.players = players;
    renamed.players[who].name = name;
    return validate(renamed);
}

bool all_in_one_team(const std::vector<Player>& players) {
    const int team = players.front().team;
    return team != 0 && std::ranges::all_of(
                            players, [&](int each) { return each == team; }, &Player::team);
}

bool part_only_team(std::vector<Player>& players) {
    if (!all_in_one_team(players)) return false;
    for (Player& player : players) player.team = 0;
    return true;
}

PlayerKind another_computer(const std::vector<Player>& players) {
    std::vector<PlayerKind> kinds;
    for (const Temperament& each : temperaments())
        if (each.strategy == Strategy::aim) kinds.push_back(computer(each.id));
    const auto uses = [&](const PlayerKind& kind) {
        return std::ranges::count(players, kind, &Player::kind);
    };
    return *std::ranges::min_element(kinds, {}, uses);
}

void fill_players(std::vector<Player>& players, int people, int computers) {
    const auto count = static_cast<std::size_t>(people + computers);
    if (players.size() > count) players.resize(count);
    while (players.size() < count) players.push_back(another_looking(players));
    for (std::size_t k = 0; k < players.size(); ++k) {
        const bool is_person = k < static_cast<std::size_t>(people);
        if (is_person)
            players[k].kind = kPerson;
        else if (players[k].kind.is_person())
            players[k].kind = another_computer(players);
        players[k].team = 0;
    }
}

std::string listed(std::vector<std::string> names) {
    if (names.size() < 2) return joined(names, "");
    const std::string last = names.back();
    names.pop_back();
    return tr("{names} and {last}", {{"names", joined(names, ", ")}, {"last", last}});
}

std::string all_names(const std::vector<Player>& players) {
    std::vector<std::string> names;
    for (const Player& player : players) {
        const std::string_view kind = tr(label_of(player.kind));
        names.push_back(player.kind == kPerson
                            ? player.name
                            : tr("{name} ({temperament})", {{"temperament", kind}, {"name", player.name}}));
    }
    return listed(std::move(names));
}

}  // namespace terramorph
