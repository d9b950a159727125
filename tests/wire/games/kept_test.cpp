// What real games keep: where there's no room on the disk, where the clock is wrong, and while everybody is
// gone.
#include <gtest/gtest.h>
#include <sys/resource.h>

#include <string>

#include "wire/games/forger.h"
#include "wire/games/played_games.h"

namespace terramorph {
namespace {

using test::comes_true;
using test::PlayedGame;

class KeptGames : public test::PlayedGames {
  protected:
    /// No file of this game may grow beyond so many bytes from now on.
    static void limit_files(PlayedGame& game, rlim_t bytes) {
        const rlimit limit = {bytes, RLIM_INFINITY};
        ASSERT_EQ(::prlimit(game.process().id(), RLIMIT_FSIZE, &limit, nullptr), 0);
    }
    /// It's BEN's turn, which may take three days.
    void begin_over_days() {
        preferences_ = "remote_days = 3\n";
        begin();
        if (!HasFatalFailure() && !IsSkipped()) play_until_turn_of(ben());
    }
    /// Ended, and started again at a machine whose clock is set back by so much.
    void come_back_with_clock(PlayedGame& game, std::int64_t set_back) {
        game.quit();
        come_back(game, at(),
                  concat("ASAN_OPTIONS=verify_asan_link_order=0:$ASAN_OPTIONS CLOCK_SET_BACK=", set_back,
                         " LD_PRELOAD=", test::quoted(test::binary_path("libswinging_clock.so"))));
    }
    /// Nobody's turn has been passed.
    void play_on_without_a_pass() {
        play_to_the_end();
        expect_alike();
        EXPECT_EQ(course(anna()).find("pass"), std::string::npos) << course(anna());
    }
    static constexpr std::int64_t kDay = 24 * 60 * 60;
};

TEST_F(KeptGames, SendNothingForWhichTheDiskHasNoRoom) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    play_until_turn_of(ben());
    ASSERT_FALSE(HasFatalFailure());
    limit_files(ben(), ben().text_of(".tmseat").size() + 5);
    const std::size_t entries = ben().seat_file().log.size();
    ben().tell("key space\nwait 1\nkey space\n");
    EXPECT_TRUE(ben().says("Couldn't save the match: can't write ")) << ben().said();
    EXPECT_TRUE(ben().says("Your last move wasn't sent. Come back to the match once it can be saved."))
        << ben().said();
    EXPECT_EQ(ben().seat_file().log.size(), entries);
    anna().settle();
    EXPECT_TRUE(awaits(anna(), ben())) << anna().said();
    ben().quit();
    come_back(ben(), at());
    play_to_the_end();
    expect_alike();
}

TEST_F(KeptGames, TellWhoeverHasLostTheirFileWhoIsAskedForIt) {
    begin();
    if (HasFatalFailure() || IsSkipped()) return;
    play_until_turn_of(ben());
    ASSERT_FALSE(HasFatalFailure());
    for (const auto& game : games_) game->kill();
    std::filesystem::remove(*ben().file(".tmseat"));
    ben().start(concat(at(), " --join ", code_));
    EXPECT_TRUE(ben().says("Your file of this match is gone. You can go on once one of the others is here."))
        << ben().said();
    come_back(anna(), at());
    ASSERT_TRUE(comes_true([&] { return ben().file(".tmseat").has_value(); })) << ben().said();
    play_on_without_a_pass();
}

TEST_F(KeptGames, HurryNobodyWhereAClockIsSetBack) {
    begin_over_days();
    if (HasFatalFailure() || IsSkipped()) return;
    come_back_with_clock(anna(), 10 * kDay);
    EXPECT_TRUE(anna().says("BEN's turn: 3 days left. You can leave; your match is kept.")) << anna().said();
    come_back_with_clock(ben(), 20 * kDay);
    for (const auto& game : games_) game->tell("wait 30\n");
    play_on_without_a_pass();
}

TEST_F(KeptGames, GoOnWhereEverybodyWasGoneForADayAndTheBrokerHasForgotten) {
    begin_over_days();
    if (HasFatalFailure() || IsSkipped()) return;
    anna().tell("wait 3\n");  // it notes since when it waits
    anna().settle();
    broker_.kill();
    start_broker();
    come_back_with_clock(anna(), -kDay);
    come_back_with_clock(ben(), -kDay);
    for (const auto& game : games_) game->tell("wait 15\n");
    EXPECT_TRUE(anna().says("BEN's turn: 2 days left. You can leave; your match is kept.")) << anna().said();
    play_on_without_a_pass();
}

}  // namespace
}  // namespace terramorph
