// Whole matches between rooms: over a post that loses, doubles, delays and mixes letters, with machines that
// are killed and have only their files, and a broker that forgets.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>
#include <memory>

#include "net/memory_post.h"
#include "net/room_machine.h"
#include "support/how_often.h"

namespace terramorph {
namespace {

using test::MemoryPost;
using test::RoomMachine;

class RoomMatch {
  public:
    RoomMatch(int seats, std::uint32_t seed) : seats_(seats), random_(seed, 8), post_(seats + 1, seed) {
        const std::string code = room_code(digest(concat("room ", seed)));
        MatchSettings settings = test::small_match(2, random_.from_to(1, 2), seed);
        settings.players.erase(settings.players.begin() + 1);
        for (int computers = random_.below(2); computers > 0 && seats < kMaxPlayers; --computers) {
            settings.players.push_back(another_player(settings.players));
            settings.players.back().kind = computer("moron");
        }
        settings.set(Rule::turn_mode, random_.below(2));
        settings.set(Rule::armory, random_.below(2));
        const Pace pace = {true, 90};
        machines_.push_back(std::make_unique<RoomMachine>(code, test::self_of("HOST"), settings, pace));
        for (int guest = 1; guest <= seats; ++guest) {
            const Self self = test::self_of(concat("GUEST", guest));
            machines_.push_back(std::make_unique<RoomMachine>(code, self));
        }
        for (int which = 0; which < seats; ++which) connect(which);  // the last one comes later, and watches
    }

    void play() {
        constexpr int kMaxRounds = 20000;
        for (int round = 0; !over(); ++round) {
            ASSERT_LT(round, kMaxRounds) << "the match doesn't end";
            if (round == 200) connect(seats_);
            for (int which = 0; which < seats_ + (round >= 200); ++which) act(which);
            if (random_.below(100) == 0) ++burnt_, post_.burn_down();
        }
        for (const auto& machine : machines_) {
            EXPECT_EQ(machine->trouble(), "");
            EXPECT_EQ(recording_text(machine->match().recording()),
                      recording_text(machines_[0]->match().recording()));
        }
    }

    std::string sum() const {
        return concat(seats_, " seats: ", machines_[0]->match().turn(), " turns, ", restarts_, " restarts, ",
                      burnt_, " times the shelf burnt down, ", post_.published(), " letters\n");
    }

  private:
    bool over() const {
        return std::ranges::all_of(machines_, [this](const auto& machine) {
            if (!machine->trouble().empty()) return true;
            return machine->has_match() && machine->match().phase() == Phase::match_over &&
                   machines_[0]->has_match() && machine->match().hash() == machines_[0]->match().hash();
        });
    }
    void connect(int which) {
        post_.subscribe(which);
        machines_[which]->room().connected();
    }
    void act(int which) {
        RoomMachine& machine = *machines_[which];
        Room& room = machine.room();
        if (random_.below(500) == 0 && machine.has_match()) {
            ++restarts_;
            machine.set_name(concat(which == 0 ? "HOST" : concat("GUEST", which)));
            machine.restart();
            connect(which);
            machine.play();
            return;
        }
        if (random_.below(20) == 0) connect(which);
        for (const Letter& letter : post_.take(which)) room.take(letter);
        machine.play();
        const bool all_sit = room.table() && static_cast<int>(room.table()->seats.size()) == seats_;
        if (room.is_host() && !room.table()->sealed && all_sit) {
            EXPECT_FALSE(room.seal_table());
        }
        if (random_.below(3) == 0) machine.plan_ahead(random_);
        if (machine.is_mine() && random_.below(3) > 0) machine.play_turn(random_);
        if (random_.below(8) == 0) machine.advance(200);
        for (const Letter& letter : room.take_letters()) post_.publish(letter);
    }

    int seats_, restarts_ = 0, burnt_ = 0;
    Random random_;
    MemoryPost post_;
    std::vector<std::unique_ptr<RoomMachine>> machines_;
};

class RoomMatches : public testing::TestWithParam<int> {};

TEST_P(RoomMatches, ComeOutTheSameOnAllMachines) {
    const int matches = test::how_often(1, 100);
    for (int match = 0; match < matches && !HasFailure(); ++match) {
        const auto seed = static_cast<std::uint32_t>(1000 * GetParam() + match);
        SCOPED_TRACE(seed);
        RoomMatch room(GetParam(), seed);
        room.play();
        if (!HasFatalFailure()) std::cout << room.sum();
    }
}

INSTANTIATE_TEST_SUITE_P(Seats, RoomMatches, testing::Values(2, 3, 5));

}  // namespace
}  // namespace terramorph
