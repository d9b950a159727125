#include "match/settings/player.h"

#include <algorithm>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::string_view kNames[kMaxPlayers] = {"Otto", "Mira", "Juno",  "Pascal", "Wanda",
                                                  "Nils", "Hedi", "Bruno", "Tilda",  "Ymir"};

bool is_taken(const std::vector<Player>& players, std::string_view name) {
    return std::any_of(players.begin(), players.end(),
                       [&](const Player& player) { return player.name == name; });
}

Refusal validate(const Player& player, const std::vector<Player>& players) {
    if (trimmed(player.name).empty()) return error("a player has no name");
    if (sanitized(player.name, kMaxNameLength) != player.name)
        return error("the name \"{name}\" must be at most {most} plain letters",
                     {{"name", sanitized(player.name, kMaxNameLength)}, {"most", kMaxNameLength}});
    const auto same = std::count_if(players.begin(), players.end(),
                                    [&](const Player& other) { return other.name == player.name; });
    if (same > 1) return error("two players are called {name}", {{"name", player.name}});
    if (auto refusal = validate(kPlayerColor, player.color)) return refusal;
    if (auto refusal = validate(kPlayerEmblem, player.emblem)) return refusal;
    return validate(kPlayerTeam, player.team);
}

}  // namespace

const Parameter kPlayerColor = {"color", "Color", "", 0, kMaxPlayers - 1, 0, "the player's color", true};
const Parameter kPlayerEmblem = {"emblem", "Emblem", "", 0, kMaxPlayers - 1, 0, "the player's emblem", true};
const Parameter kPlayerTeam = {
    "team", "Team", "", 0, kMaxTeams, 0, "players on one team win and lose together", true, {}, "none"};
const Parameter kPlayerShape = {
    "shape", "Tank", "", 0, kTankShapeNames.size() - 1, 0, "what the tank looks like", true, kTankShapeNames};

const Parameter kPlayerDifficulty = {"difficulty",
                                     "Difficulty",
                                     "",
                                     0,
                                     kDifficultyNames.size() - 1,
                                     static_cast<double>(Difficulty::normal),
                                     "how well a computer plays",
                                     true,
                                     kDifficultyNames};

PlayerKind player_kind(std::string_view id) { return id == kPerson.id() ? kPerson : computer(id); }

Player another_player(const std::vector<Player>& players) {
    const auto is_free = [&](int number, int Player::*what) {
        return std::none_of(players.begin(), players.end(),
                            [&](const Player& player) { return player.*what == number; });
    };
    Player player;
    for (int k = kMaxPlayers - 1; k >= 0; --k) {
        if (is_free(k, &Player::color)) player.color = k;
        if (is_free(k, &Player::emblem)) player.emblem = k;
        if (!is_taken(players, kNames[k])) player.name = kNames[k];
    }
    return player;
}

Refusal validate(const std::vector<Player>& players) {
    const auto count = players.size();
    if (count < kMinPlayers || count > kMaxPlayers)
        return error("a match has {least} to {most} players, not {count}",
                     {{"least", kMinPlayers}, {"most", kMaxPlayers}, {"count", count}});
    for (const Player& player : players)
        if (auto refusal = validate(player, players)) return refusal;
    const int team = players.front().team;
    if (team != 0 && std::all_of(players.begin(), players.end(),
                                 [&](const Player& player) { return player.team == team; }))
        return error("all players are on one team, so there's nobody to fight");
    return std::nullopt;
}

}  // namespace terramorph
