// One seat at two machines that come back at the same time, each with a copy of its files.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "wire/games/played_games.h"

namespace terramorph {
namespace {

using GamesOfOneSeat = test::PlayedGames;

TEST_F(GamesOfOneSeat, AgreeWhichOfThemPlaysOn) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    play_until_turn_of(ben());
    ASSERT_FALSE(HasFatalFailure());
    ben().quit();
    test::PlayedGame& copy = add("COPY");
    for (const char* file : {".tmseat", ".tmrec", "remote_seats.toml"})
        std::filesystem::copy(*ben().file(file),
                              copy.path(std::filesystem::path(*ben().file(file)).filename()));
    const auto start = [&](test::PlayedGame& game) {
        game.start(at());
        game.tell(kBackToTheMatch);
    };
    start(ben()), start(copy);
    const auto is_replaced = [](const test::PlayedGame& game) {
        return game.said().find("You're playing on from another machine.") != std::string::npos;
    };
    ASSERT_TRUE(test::comes_true([&] { return is_replaced(ben()) || is_replaced(copy); }))
        << ben().said() << copy.said();
    const auto gone = games_.begin() + (is_replaced(ben()) ? 1 : 2);
    games_.erase(gone);
    play_to_the_end();
    expect_alike();
    EXPECT_FALSE(is_replaced(*games_[1])) << "and not both";
}

}  // namespace
}  // namespace terramorph
