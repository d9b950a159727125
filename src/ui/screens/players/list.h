#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/settings/settings.h"

namespace terramorph {

// What can be done to a list of players that can be played with, so that it stays one.

/// Gives a player a colour or an emblem; who had it before gets the player's old one.
void give_color(std::vector<Player>& players, std::size_t who, int color);
void give_emblem(std::vector<Player>& players, std::size_t who, int emblem);

/// Why the player may not have this name: it is empty, or somebody else's.
Refusal validate_name(const std::vector<Player>& players, std::size_t who, std::string_view name);

/// Whether all of them are in one team, so that nobody is left to fight.
bool all_in_one_team(const std::vector<Player>& players);
/// Where they are, they are in none from now on. Returns whether it came to that.
bool part_only_team(std::vector<Player>& players);

/// So many people and, behind them, computers of all temperaments in turn. Whoever is on the list already
/// stays, as long as there is room, but in no team.
void fill_players(std::vector<Player>& players, int people, int computers);

/// "Otto, Mira and Juno"
std::string listed(std::vector<std::string> names);
/// "Otto, Mira and Spoiler Juno"
std::string all_names(const std::vector<Player>& players);

}  // namespace terramorph
