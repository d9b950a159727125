// Somebody comes while turns come.
#include <gtest/gtest.h>

#include <string>

#include "wire/games/played_games.h"

namespace terramorph {
namespace {

using LateComers = test::PlayedGames;

TEST_F(LateComers, WatchTheSameMatchThoughTurnsComeMeanwhile) {
    rules_ = "rounds = 1\narmory = 0\nwind = 0\ndirect_hit = 0\nhealth = 500\n";
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    const auto turn = [&] { return anna().match() ? anna().match()->turn() : 0; };
    const auto play = [&] {
        for (const auto& game : {&anna(), &ben()}) game->fire();
    };
    for (int round = 0; round < 20 && turn() < 8; ++round) play();
    const int come = turn();
    ASSERT_GE(come, 8) << anna().said();
    test::PlayedGame& watcher = add("WATCHER");
    watcher.start(concat(at(), " --join ", code_), before_);
    play();  // while it starts, and catches up
    for (int round = 0; round < 5 && !watcher.recording(); ++round) play();
    ASSERT_TRUE(test::comes_true([&] { return watcher.recording().has_value(); })) << watcher.said();
    EXPECT_GT(turn(), come) << "or nothing was tried";
    EXPECT_FALSE(watcher.file(".tmseat")) << "it has no seat";
    for (int round = 0; round < 60 && !is_over(anna()); ++round) play();
    for (int look = 0; look < 60 && !is_over(watcher); ++look) watcher.look();
    expect_alike();
}

}  // namespace
}  // namespace terramorph
