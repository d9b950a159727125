#pragma once

#include <gtest/gtest.h>

#include <vector>

#include "ai/computer_player.h"
#include "support/matches.h"

namespace terramorph::test {

constexpr int kMaxThoughtTicks = 300;  ///< ticks, that a computer may take for a turn

/// A small match of these, with a bundle of everything.
inline MatchSettings match_of(const std::vector<PlayerKind>& kinds, std::uint32_t seed, int rounds = 1) {
    MatchSettings settings = small_match(static_cast<int>(kinds.size()), rounds, seed);
    for (std::size_t k = 0; k < kinds.size(); ++k) settings.players[k].kind = kinds[k];
    return settings;
}

inline bool ends_turn(const Command& command) {
    return std::holds_alternative<Fire>(command) || std::holds_alternative<Pass>(command);
}

/// The commands of a computer in this turn. All are carried out but the last, which is a shot or a pass,
/// unless the tank didn't outlive its drive. The test fails if a command is refused, or if it thinks for too
/// long.
inline std::vector<Command> until_shot(Match& match, ComputerPlayer& thinking) {
    std::vector<Command> asked;
    const int turn = match.turn();
    for (int tick = 0; tick < kMaxThoughtTicks; ++tick) {
        const auto command = thinking.think(match, match.player());
        if (!command) continue;
        asked.push_back(*command);
        const Refusal refusal = match.validate(*command);
        EXPECT_FALSE(refusal) << command_text(*command) << ": " << refusal->text();
        if (refusal || ends_turn(*command)) return asked;
        match.apply(*command);
        play_out(match);
        if (match.turn() != turn || match.phase() != Phase::aiming) return asked;
    }
    ADD_FAILURE() << "it thinks for ever";
    return asked;
}

/// What it thought of, with the shot that it chose last.
inline Thought thought_of(Match& match, const PlayerKind& kind, std::uint32_t seed = 7) {
    const auto thinking = computer_player(kind, seed);
    until_shot(match, *thinking);
    return thinking->thought();
}

/// All earth in columns x0 .. x1, both included, between two heights in columns.
inline Shape block(int x0, int x1, int bottom, int top) {
    Shape shape{x0, {}};
    for (int x = x0; x <= x1; ++x) shape.chords.push_back({bottom * kColumn, top * kColumn});
    return shape;
}

}  // namespace terramorph::test
