// Whole matches of the real rules between machines, over a post that loses, doubles, delays and mixes
// letters.
#include <gtest/gtest.h>

#include <algorithm>
#include <iostream>

#include "base/text.h"
#include "net/machine.h"
#include "net/memory_post.h"
#include "support/how_often.h"

namespace terramorph {
namespace {

using test::Machine;
using test::MemoryPost;

/// Rules as chance has them; some of the seats are computers.
MatchSettings any_settings(int seats, std::uint32_t seed) {
    Random random(seed, 5);
    MatchSettings settings = test::small_match(seats, random.from_to(1, 2), seed);
    settings.set(Rule::turn_mode, random.below(2));
    settings.set(Rule::armory, random.below(2));
    settings.set(Rule::crates, random.below(2));
    settings.set(Rule::sudden_death, random.below(2));
    if (settings.turn_mode() != TurnMode::simultaneous) settings.set(Rule::health, random.from_to(20, 100));
    for (int seat = 1; seat < seats; ++seat)
        if (random.below(3) == 0 && seats > 2) settings.players[seat].kind = computer("moron");
    settings.set(Rule::living_land, random.below(3));
    return settings;
}

/// What happened in all matches.
struct Sum {
    int matches = 0, turns = 0, passed = 0, taken_back = 0, restarts = 0, burnt = 0, letters = 0, planned = 0,
        left = 0;
};

class WholeMatch {
  public:
    WholeMatch(int seats, std::uint32_t seed)
        : settings_(any_settings(seats, seed)), random_(seed, 6), post_(seats + 1, seed) {
        for (const PlayerId player : ids<PlayerId>(settings_.players))
            if (settings_.players[player].kind.is_person()) machines_.emplace_back(settings_, player);
        machines_.emplace_back(settings_, PlayerId());  // watches
        published_.resize(machines_.size());
        down_.resize(machines_.size());
    }

    void play(Sum& sum) {
        constexpr int kMaxRounds = 20000;
        for (int round = 0; !over(); ++round) {
            ASSERT_LT(round, kMaxRounds) << "the match doesn't end: " << where();
            for (std::size_t k = 0; k < machines_.size(); ++k) act(static_cast<int>(k), sum);
            if (random_.below(100) == 0) ++sum.burnt, post_.burn_down();
        }
        compare();
        ++sum.matches;
        sum.turns += machines_[0].match().turn();
        for (const Recording::Line& line : machines_[0].match().recording().lines)
            sum.passed += std::holds_alternative<Pass>(line.command);
        for (const Machine& machine : machines_) sum.taken_back += machine.taken_back();
        sum.letters += post_.published();
    }

  private:
    bool over() const {
        return std::ranges::all_of(machines_, [this](const Machine& machine) {
            return machine.merge().stopped() || (machine.match().phase() == Phase::match_over &&
                                                 machine.match().hash() == machines_[0].match().hash());
        });
    }
    std::string where() const {
        std::string all;
        for (const Machine& machine : machines_)
            all += concat(machine.match().turn(), machine.merge().stopped() ? "! " : " ");
        return all;
    }

    void act(int which, Sum& sum) {
        Machine& machine = machines_[which];
        int& down = down_[which];
        if (down == 0 && random_.below(60) == 0) down = random_.from_to(2, 60);
        if (down > 0 && --down == 0) connect_anew(which);
        if (down == 0)
            for (const Letter& letter : post_.take(which)) machine.take(letter.text);
        if (random_.below(500) == 0) ++sum.restarts, machine.restart();
        machine.play();
        if (random_.below(3) == 0) sum.planned += machine.plan_ahead(random_) == "planned";
        if (machine.is_mine() && random_.below(3) > 0) machine.play_turn(random_);
        if (random_.below(4) == 0) machine.see_here(some_people());
        if (random_.below(700) == 0 && machine.seat().exists()) ++sum.left, machine.leave();
        if (random_.below(8) == 0) machine.give_up();
        if (random_.below(10) == 0 && down == 0) connect_anew(which);
        if (down == 0) publish(which);
    }
    /// Who can be seen in the room, as chance has it.
    std::vector<PlayerId> some_people() {
        std::vector<PlayerId> seats;
        for (const Machine& machine : machines_)
            if (machine.seat().exists() && random_.below(4) > 0) seats.push_back(machine.seat());
        return seats;
    }
    /// All that I have is published again, as the shelf may have lost it.
    void connect_anew(int which) {
        post_.subscribe(which);
        published_[which] = {};
    }
    void publish(int which) {
        const Machine& machine = machines_[which];
        const std::vector<std::string> pages = machine.pages();
        auto& known = published_[which];
        known.resize(pages.size());
        for (std::size_t k = 0; k < pages.size(); ++k) {
            if (known[k] == pages[k]) continue;
            known[k] = pages[k];
            post_.publish({concat(machine.seat(), "/", k), pages[k], true});
        }
    }

    void compare() const {
        const Match& first = machines_[0].match();
        for (const Machine& machine : machines_) {
            EXPECT_FALSE(machine.merge().stopped()) << machine.merge().stopped()->text();
            EXPECT_EQ(machine.match().hash(), first.hash());
            EXPECT_EQ(recording_text(machine.match().recording()), recording_text(first.recording()));
        }
    }

    MatchSettings settings_;
    Random random_;
    MemoryPost post_;
    std::vector<Machine> machines_;
    std::vector<std::vector<std::string>> published_;  // of each machine, its pages
    std::vector<int> down_;  // for how long each machine's line still is: it plays on alone
};

class WholeMatches : public testing::TestWithParam<int> {};

TEST_P(WholeMatches, ComeOutTheSameOnAllMachines) {
    const int matches = test::how_often(GetParam() <= 4 ? 2 : 1, 112);
    Sum sum;
    for (int match = 0; match < matches && !HasFatalFailure(); ++match) {
        const auto seed = static_cast<std::uint32_t>(1000 * GetParam() + match);
        SCOPED_TRACE(seed);
        WholeMatch(GetParam(), seed).play(sum);
    }
    std::cout << concat(GetParam(), " seats: ", sum.matches, " matches, ", sum.turns, " turns, ", sum.passed,
                        " passed, ", sum.taken_back, " taken back, ", sum.planned, " planned, ", sum.left,
                        " left, ", sum.restarts, " restarts, ", sum.burnt, " times the shelf burnt down, ",
                        sum.letters, " letters\n");
    EXPECT_EQ(sum.matches, matches);
    EXPECT_TRUE(sum.passed > 0 || matches == 1) << "there was no mischief";
}

INSTANTIATE_TEST_SUITE_P(Seats, WholeMatches, testing::Range(2, kMaxPlayers + 1));

}  // namespace
}  // namespace terramorph
