#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "match/settings/settings.h"

namespace terramorph {

// Edits of a list of players that keep it valid.

/// Gives a player a colour or an emblem; its previous owner gets the player's old one.
void give_color(std::vector<Player>& players, std::size_t who, int color);
void give_emblem(std::vector<Player>& players, std::size_t who, int emblem);

/// Why the player may not have this name: it's empty or taken.
Refusal validate_name(const std::vector<Player>& players, std::size_t who, std::string_view name);

/// True if all are in one team, so that there are no enemies.
bool all_in_one_team(const std::vector<Player>& players);
/// If all are in one team, removes them from it. Returns true if it did.
bool part_only_team(std::vector<Player>& players);

/// A computer whose temperament nobody on the list has, if there is such a one that aims.
PlayerKind another_computer(const std::vector<Player>& players);

/// Fills the list with this many people and computers, the latter of different temperaments. Players on the
/// list stay as long as there's room, but without a team; computers stay as hard as they were.
void fill_players(std::vector<Player>& players, int people, int computers);

/// "Otto, Mira and Juno"
std::string listed(std::vector<std::string> names);
/// "Otto, Mira and Juno (Professor)"
std::string all_names(const std::vector<Player>& players);

}  // namespace terramorph
