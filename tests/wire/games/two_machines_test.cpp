// One seat at two machines that come back at the same time, each with a copy of its files.
#include <gtest/gtest.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <string>

#include "wire/games/played_games.h"

namespace terramorph {
namespace {

class GamesOfOneSeat : public test::PlayedGames {
  protected:
    /// It's BEN's turn.
    void begin_with_a_turn_of_ben() {
        begin();
        if (!HasFatalFailure() && !IsSkipped()) play_until_turn_of(ben());
    }
    /// Another machine with a copy of BEN's files. In its seat's file there may be another broker.
    test::PlayedGame& copy_of_ben(const std::string& broker = "") {
        test::PlayedGame& copy = add("COPY");
        for (const char* file : {".tmseat", ".tmrec", "remote_seats.toml"})
            std::filesystem::copy(*ben().file(file),
                                  copy.path(std::filesystem::path(*ben().file(file)).filename()));
        if (broker.empty()) return copy;
        SeatFile seat = ben().seat_file();
        seat.broker = broker;
        std::ofstream(*copy.file(".tmseat")) << SeatFileWriter().begin(seat);
        return copy;
    }
    void start(test::PlayedGame& game) {
        game.start(at());
        game.tell(kBackToTheMatch);
    }
    /// Anonymous people at the broker have these rights, and READER may read.
    void start_broker_with_rights(const std::string& rights) {
        std::ofstream(path("rights")) << "topic " << rights << " tm/1/#\nuser READER\ntopic read tm/1/#\n";
        const char* const reads_it = ::getuid() == 0 ? "user root\n" : "";
        broker_.start(
            concat("allow_anonymous true\nset_tcp_nodelay true\nacl_file ", path("rights"), "\n", reads_it));
    }
    bool is_cut_off(const test::PlayedGame& game) const {
        return game.said().find(
                   concat("127.0.0.1:", broker_.port(),
                          " keeps cutting you off. If this match is open on another machine, close it "
                          "there, then come back.")) != std::string::npos;
    }
};

TEST_F(GamesOfOneSeat, AgreeWhichOfThemPlaysOn) {
    begin_with_a_turn_of_ben();
    if (HasFatalFailure() || IsSkipped()) return;
    ben().quit();
    test::PlayedGame& copy = copy_of_ben();
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

TEST_F(GamesOfOneSeat, PlayOnAtTheOneThatMayWrite) {
    broker_.kill();
    start_broker_with_rights("readwrite");
    begin_with_a_turn_of_ben();
    if (HasFatalFailure() || IsSkipped()) return;
    test::PlayedGame& reader = copy_of_ben(concat("mqtt://READER:1@127.0.0.1:", broker_.port()));
    start(reader);
    EXPECT_TRUE(test::comes_true([&] { return is_cut_off(reader); })) << reader.said();
    EXPECT_FALSE(is_cut_off(ben())) << ben().said();
    games_.pop_back();
    play_to_the_end();
    expect_alike();
}

TEST_F(GamesOfOneSeat, StopCuttingEachOtherWhereNeitherMayWrite) {
    begin_with_a_turn_of_ben();
    if (HasFatalFailure() || IsSkipped()) return;
    test::PlayedGame& copy = copy_of_ben();
    broker_.kill();
    start_broker_with_rights("read");
    start(copy);
    EXPECT_TRUE(test::comes_true([&] { return is_cut_off(ben()) || is_cut_off(copy); }))
        << ben().said() << copy.said();
    const test::PlayedGame& stays = is_cut_off(ben()) ? copy : ben();
    EXPECT_TRUE(test::comes_true([&] {
        return is_cut_off(stays) || stays.said().find(" doesn't take what you send.") != std::string::npos;
    })) << stays.said();
}

}  // namespace
}  // namespace terramorph
