#include "ui/screens/players/list.h"

#include <algorithm>
#include <utility>

#include "ai/temperament.h"
#include "app/language/language.h"
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

void fill_players(std::vector<Player>& players, int people, int computers) {
    const auto count = static_cast<std::size_t>(people + computers);
    if (players.size() > count) players.resize(count);
    while (players.size() < count) players.push_back(another_player(players));
    const int temperaments = static_cast<int>(player_kinds().size()) - 1;
    for (int k = 0; k < people + computers; ++k) {
        const int kind = k < people ? 0 : 1 + (k - people) % temperaments;
        Player& player = players[k];
        player.kind = player_kinds()[kind];
        player.team = 0;
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
                            : tr("{temperament} {name}", {{"temperament", kind}, {"name", player.name}}));
    }
    return listed(std::move(names));
}

}  // namespace terramorph
