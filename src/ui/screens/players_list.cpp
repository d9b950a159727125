#include "ui/screens/players_list.h"

#include <algorithm>

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

Refusal refuses_name(const std::vector<Player>& players, std::size_t who, std::string_view name) {
    MatchSettings renamed = standard_settings();
    renamed.players = players;
    renamed.players[who].name = name;
    return refuses(renamed);
}

void fill_players(std::vector<Player>& players, int people, int computers) {
    const auto count = static_cast<std::size_t>(people + computers);
    if (players.size() > count) players.resize(count);
    while (players.size() < count) players.push_back(another_player(players));
    const int temperaments = static_cast<int>(kMindNames.size()) - 1;
    for (int k = 0; k < people + computers; ++k) {
        const int mind = k < people ? 0 : 1 + (k - people) % temperaments;
        players[static_cast<std::size_t>(k)].mind = static_cast<Mind>(mind);
    }
}

std::string all_names(const std::vector<Player>& players) {
    std::string all;
    for (std::size_t k = 0; k < players.size(); ++k) {
        if (k > 0) all += k + 1 < players.size() ? ", " : " and ";
        const auto mind = static_cast<std::size_t>(players[k].mind);
        if (mind > 0) all += text(kMindLabels[mind], ' ');
        all += players[k].name;
    }
    return all;
}

}  // namespace terramorph
