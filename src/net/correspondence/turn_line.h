#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "net/logs/entry.h"

namespace terramorph {

constexpr int kMatchTagBits = 15, kTurnNumberBits = 8, kTurnLinkBits = 25;

/// What one person did in one turn, or one visit to the armory.
struct TurnLine {
    std::uint32_t match = 0;  ///< the match's tag: kMatchTagBits
    int number = 0;  ///< of the turn among those of people in the match, from 0: its last kTurnNumberBits
    std::uint32_t link = 0;  ///< to the match so far, and to what it holds: kTurnLinkBits
    TurnCommands commands = {};
};

/// "TM-7QK2-M9XD-4HB8-2C". A shot takes 14 to 26 letters; driving and shopping make it longer. All commands
/// are one player's.
std::string turn_line_text(const TurnLine& line);
/// Reads a line as turn_line_text() writes it: its commands are this player's. None if there's a typo.
std::optional<TurnLine> parse_turn_line(std::string_view line, PlayerId player);

/// The same turn without what makes no difference: of what is aimed, chosen and targeted in a row only the
/// last counts.
TurnCommands plain_commands(const TurnCommands& commands);

}  // namespace terramorph
