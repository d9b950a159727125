#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <vector>

#include "ai/computer_player.h"
#include "support/battles.h"
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

/// A computer against a person who can take much, on flat land.
inline MatchSettings duel_of(const PlayerKind& kind, std::uint32_t seed) {
    MatchSettings settings = match_of({kind, kPerson}, seed);
    settings.level = flat_level(1600);
    settings.set(Rule::health, 1000);
    settings.set(Rule::stock, 0);
    return settings;
}

/// Begins a duel with the computer at one column and the person at another.
inline std::unique_ptr<Match> begin_duel(const MatchSettings& settings, float own, float other) {
    auto match = std::make_unique<Match>(settings, the_arsenal());
    battle_of(*match).world().place_tank(0, {own, kFlat});
    battle_of(*match).world().place_tank(1, {other, kFlat});
    return match;
}

/// Lets the computer of a duel fire once more; the person only waits.
inline void fire_once(Match& match, ComputerPlayers& computers) {
    const std::size_t before = match.tally().shots().size();
    while (match.phase() == Phase::aiming && match.tally().shots().size() == before) {
        if (match.player() == 1)
            give(match, Pass{1});
        else
            computers.think(match);
        play_out(match);
    }
}

/// All earth in columns x0 .. x1, both included, between two heights in columns.
inline Shape block(int x0, int x1, int bottom, int top) {
    Shape shape{x0, {}};
    for (int x = x0; x <= x1; ++x) shape.chords.push_back({bottom * kColumn, top * kColumn});
    return shape;
}

}  // namespace terramorph::test
