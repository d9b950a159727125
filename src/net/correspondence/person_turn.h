#pragma once

#include <cstdint>
#include <vector>

#include "match/recording/recording.h"
#include "net/logs/entry.h"

namespace terramorph {

/// What a person did in a turn, or a visit to the armory, of a recorded match.
struct PersonTurn {
    PlayerId player;
    std::uint64_t hash = 0;  ///< of the state when it began
    TurnCommands commands = {};
    bool over = false;
};

/// Those of all people, in order; turns in which nothing was done don't count.
std::vector<PersonTurn> person_turns(const Recording& recording);

/// A number for all of a match up to the end of its turn `count - 1`, begun by this invitation. Of a turn
/// only what makes a difference counts: see plain_commands().
std::uint64_t chain_of(std::string_view invitation, const std::vector<PersonTurn>& turns, std::size_t count);

}  // namespace terramorph
