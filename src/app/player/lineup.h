#pragma once

#include <cstddef>
#include <vector>

#include "match/settings/settings.h"

namespace terramorph {

struct Session;

/// Whom a match is for: one person against computers, or whoever stands on the players' page.
enum class Lineup { alone, friends };

/// A new player, see another_player(), in a tank of a shape that none of these has, as long as there's one.
Player another_looking(const std::vector<Player>& players);

/// The settings of the session's next match for this lineup. Alone, the first person on the list plays
/// against as many computers as the player prefers, of characters that the match's seed draws, and has the
/// first shot unless the rules have an order of their own.
MatchSettings next_match(const Session& session, Lineup lineup);

/// The same for somebody who has changed nothing, and starts from these settings.
MatchSettings first_match(MatchSettings settings);

/// Adds as many computers to these players, as next_match() does.
void add_computers(const Session& session, std::size_t count, MatchSettings& settings);

/// Takes over what was changed of the players of a match alone, one person among them: one's own looks, and
/// the computers as they are now, until the game is left.
void take_alone(Session& session, const std::vector<Player>& players);
/// Of all computers one plays against alone.
void set_difficulty(Session& session, Difficulty difficulty);
/// The next one, 1, or the one before, -1; beyond the last comes the first.
void step_difficulty(Session& session, int step);

/// Friends if several people are among the players.
Lineup lineup_of(const std::vector<Player>& players);

}  // namespace terramorph
