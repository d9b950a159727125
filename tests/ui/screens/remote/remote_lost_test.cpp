// Matches whose seat's file is lost: with the key, or the room's code, one comes back.
#include <gtest/gtest.h>

#include <string>

#include "app/remote/seat_keys.h"
#include "base/text.h"
#include "ui/screens/remote/remote_days.h"

namespace terramorph {
namespace {

class RemoteLost : public RemoteDays {
  protected:
    /// BEN has left, and what was in the folder of matches is gone.
    void lose() {
        begin_over_days();
        ASSERT_FALSE(HasFatalFailure());
        code_ = code_at(ben());
        leave(ben());
        std::erase_if(storages_[1].files, [](const auto& file) { return !file.first.ends_with(".toml"); });
    }
    void expect_the_match() {
        ASSERT_TRUE(wait_until([&] { return ben().plays(); }));
        wait(3);
        EXPECT_EQ(ben().game.match().hash(), anna().game.match().hash());
        EXPECT_EQ(storages_[1].names(kSeatFileEnding).size(), 1u) << "it has a file again";
        ASSERT_TRUE(play_to_the_end());
        expect_the_same();
    }

    std::string code_;
};

TEST_F(RemoteLost, AreListedAndGoneBackTo) {
    lose();
    look(ben());
    EXPECT_TRUE(ben().game.shows_in("seat", "file is gone")) << ben().game.text_of("seat");
    ben().game.click_on("seat");
    expect_the_match();
}

TEST_F(RemoteLost, AreGoneBackToByTheirCode) {
    lose();
    join(ben(), code_, "BEN");
    expect_the_match();
}

TEST_F(RemoteLost, AreGoneBackToWhereTheFileIsDamaged) {
    lose();
    const std::string name = seat_keys(ben().game.session()).front().seat_file();
    storages_[1].files[name] = "tm1 seat #nonsense\n";
    look(ben());
    ben().game.click_on("seat");
    expect_the_match();
}

TEST_F(RemoteLost, WaitForSomebodyWhoKnows) {
    lose();
    anna().office.line().cut(true);
    broker_.kill(), broker_.start();
    join(ben(), code_, "BEN");
    wait(8);
    EXPECT_FALSE(ben().plays());
    EXPECT_TRUE(ben().game.has("lobby"));
    anna().office.line().cut(false);
    expect_the_match();
}

TEST_F(RemoteLost, TellWhoIsAsked) {
    lose();
    anna().office.line().mute();
    join(ben(), code_, "BEN");
    wait(2);
    EXPECT_TRUE(ben().game.shows_in("state", "Asking ANNA")) << ben().game.text_of("state");
    leave_room(anna().game.session());
    ben().game.key("escape");
    EXPECT_EQ(seat_keys(ben().game.session()).size(), 1u) << "it may come back later";
}

TEST_F(RemoteLost, AreNoHindranceToAnotherMatchInTheSameRoom) {
    lose();
    machines_.erase(machines_.begin());
    broker_.kill(), broker_.start();
    RemoteGame& dora = add("DORA");
    dora.game.app.back_to_title();
    dora.game.session().remote = RemotePlay::host(dora.game.session(), {code_, *parse_broker(kBroker)},
                                                  "DORA", dora.game.session().settings, {});
    wait(0.2);
    RemoteGame& back = *machines_[0];
    join(back, code_, "BEN");
    wait(1);
    ASSERT_TRUE(dora.game.session().remote->room().table());
    EXPECT_EQ(dora.game.session().remote->room().table()->seats.size(), 2u);
    EXPECT_NE(back.game.session().remote->room().who(),
              who_of(KeyPair(seat_keys(back.game.session())[0].secret).public_key()))
        << "by a key of its own";
}

TEST_F(RemoteLost, AreForgottenOnceTheyAreOver) {
    health_ = 20;
    begin_over_days();
    EXPECT_EQ(seat_keys(anna().game.session()).size(), 1u);
    ASSERT_TRUE(play_to_the_end());
    anna().game.app.back_to_title();
    EXPECT_TRUE(seat_keys(anna().game.session()).empty());
}

TEST(SeatKeys, AreReadAsTheyWereWrittenAndNoOthers) {
    MemoryStorage storage;
    Game game(storage);
    Session& session = game.session();
    MemoryBroker broker;
    MemoryOffice office(broker, "ANNA");
    game.app.use(office);
    const SeatKey one = {"K7QX2M9P", "mqtt://localhost:1883", "ANNA \"Q\"", digest("one"), 1'800'000'000};
    const SeatKey other = {"K7QX2M9P", "mqtt://localhost:1883", "BEN", digest("other"), 1'800'000'001};
    keep_seat_key(session, one), keep_seat_key(session, other);
    EXPECT_EQ(seat_keys(session), (std::vector{one, other}));
    SeatKey later = other;
    later.secret = digest("later"), later.since += 61 * 24 * 60 * 60;
    keep_seat_key(session, later);
    EXPECT_EQ(seat_keys(session), std::vector{later}) << "no broker would keep the match for longer";
    EXPECT_EQ(lost_seats(session, "K7QX2M9P").size(), 1u);
    EXPECT_TRUE(lost_seats(session, "SOMEWHERE").empty());
    forget_seat_key(session, later.seat_file());
    EXPECT_TRUE(seat_keys(session).empty());
    storage.files[kSeatKeysFile] = "\"x\" = [\"K7QX2M9P\"]\ny = 3\n";
    EXPECT_TRUE(seat_keys(session).empty());
    storage.files[kSeatKeysFile] = "= nonsense";
    EXPECT_TRUE(seat_keys(session).empty());
    EXPECT_FALSE(storage.files.contains(kSeatKeysFile)) << "it's kept aside";
}

}  // namespace
}  // namespace terramorph
