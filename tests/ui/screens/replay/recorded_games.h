#pragma once

#include <gtest/gtest.h>

#include <string>

#include "ui/game.h"

namespace terramorph {

/// Plays some turns of a match and leaves it; returns its recording's name.
inline std::string play_some(MemoryStorage& storage, int turns, int rounds = 2) {
    Game game(storage);
    game.session().settings.set(Rule::rounds, rounds);
    game.start();
    for (int turn = 0; turn < turns; ++turn) {
        const bool left = 2 * game.playing().body.at.x < 640;  // away from the other
        const int angle = left ? 1050 + 30 * (turn % 16) : 750 - 30 * (turn % 16);
        (void)game.give(Aim{game.match().player(), angle, 300 + 31 * (turn % 16)});
        game.key("space");
        game.wait_for_turn();
    }
    const std::string name = game.session().unfinished;
    game.key("esc");
    leave_match(game.app.session());
    return name;
}

/// From the smallest window to the largest.
constexpr std::array<std::pair<int, int>, 7> kReplayWindows = {
    {{640, 360}, {800, 450}, {1024, 768}, {1280, 720}, {1920, 1080}, {2560, 1080}, {3840, 2160}}};

/// Plays a match to its end, each round by a shot or two; returns its recording's name.
inline std::string play_all(MemoryStorage& storage, int rounds = 2) {
    Game game(storage);
    game.session().settings.set(Rule::rounds, rounds);
    game.start();
    std::string name;
    for (int round = 1; round <= rounds; ++round) {
        (void)game.give(Aim{game.match().player(), 900, 20});
        game.session().runner->keep();
        name = game.session().unfinished;
        game.end_round();
        game.wait(4);
        game.words();
        game.key("enter");
        game.wait(0.1);
    }
    EXPECT_EQ(game.session().unfinished, "");
    return name;
}

}  // namespace terramorph
