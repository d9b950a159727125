// The board of a day over a real broker.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "net/board/board.h"
#include "net/board/days.h"
#include "net/board/proof.h"
#include "wire/mosquitto_broker.h"
#include "wire/mosquitto_post.h"

namespace terramorph {
namespace {

using test::comes_true;
using test::DayPlayer;
using test::kDay;
using test::MosquittoBroker;

class BoardBroker : public testing::Test {
  protected:
    void SetUp() override {
        if (!MosquittoBroker::is_installed()) GTEST_SKIP() << "mosquitto isn't installed";
        broker_.start();
    }
    std::unique_ptr<MosquittoPost> connect(const std::string& client) {
        auto post = std::make_unique<MosquittoPost>(Broker{"127.0.0.1", broker_.port()}, client,
                                                    day_topics(kDay), Letter{});
        EXPECT_TRUE(comes_true([&] { return post->is_up(); }));
        return post;
    }
    /// Hears and proves until so many are shown.
    bool shows(Board& board, MosquittoPost& post, std::size_t count) {
        const auto planets = std::make_shared<const Planets>(built_in_planets());
        return comes_true([&] {
            for (const Letter& letter : post.take()) board.take(letter);
            while (const auto unproven = board.next_to_prove()) {
                Proof proof(unproven->claim, unproven->recording, test::the_arsenal(), planets);
                while (!proof.verdict()) proof.advance(1000);
                board.settle(unproven->claim, *proof.verdict());
            }
            return board.best().size() >= count;
        });
    }

    MosquittoBroker broker_;
};

TEST_F(BoardBroker, IsProvenByEverybodyWhoeverComesLaterToo) {
    const DayPlayer anna("ANNA"), ben("BEN", {{{}, 1200, 430}, {{}, 500, 520}});
    DayPlayer liar("LIAR");
    liar.claim.score.points = 9999;
    {
        const auto post = connect("WRITERS222");
        for (const DayPlayer& player : {anna, ben, liar}) {
            post->publish(player.score());
            post->publish(player.rec());
        }
    }  // what was said last goes out
    std::vector<std::vector<Claim>> seen;
    for (const char* const reader : {"READER2222", "READER3333"}) {
        const auto post = connect(reader);
        Board board(kDay);
        ASSERT_TRUE(shows(board, *post, 2)) << reader;
        seen.push_back(board.best());
    }
    EXPECT_EQ(seen[0], seen[1]);
    for (const Claim& claim : seen[0]) EXPECT_NE(claim.name, "LIAR");
    EXPECT_GE(seen[0][0].score.points, seen[0][1].score.points);
}

}  // namespace
}  // namespace terramorph
