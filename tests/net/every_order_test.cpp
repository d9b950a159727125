// The votes on a turn, in every order.
#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <iostream>
#include <map>
#include <string>
#include <unordered_map>

#include "base/text.h"
#include "net/logs/votes.h"

namespace terramorph {
namespace {

/// The rule, or one that was damaged on purpose.
struct VoteRule {
    std::function<Verdict(const Ballot&)> verdict = &Ballot::verdict;
    std::function<Vote(const Ballot&)> owed = &Ballot::owed;
};

constexpr int kMost = 4;  // seats; the machine behind the last seat watches

/// A turn of seat 0 as all machines know it.
struct Turn {
    bool fired = false;
    std::array<Vote, kMost> votes = {};
    std::array<bool, kMost> gave_up = {};
    std::array<bool, kMost + 1> has_entry = {};
    std::array<std::array<bool, kMost>, kMost + 1> heard = {};
    std::array<Verdict, kMost + 1> acted = {};  // wait: not yet

    std::uint64_t packed() const {
        std::uint64_t all = fired;
        for (const Vote vote : votes) all = 3 * all + static_cast<unsigned>(vote);
        for (const bool each : gave_up) all = 2 * all + each;
        for (const bool each : has_entry) all = 2 * all + each;
        for (const Verdict verdict : acted) all = 3 * all + static_cast<unsigned>(verdict);
        for (const auto& machine : heard)
            for (const bool each : machine) all = 2 * all + each;
        return all;
    }
};

/// Lets everything that can happen to a turn happen in every order: the author fires or doesn't, texts come
/// at any time, everybody gives up at any time, and acts at any time on what it knows.
class EveryOrder {
  public:
    /// Of up to three seats one more machine only watches. It touches nobody, and so finds the same with
    /// four.
    EveryOrder(int seats, VoteRule rule)
        : seats_(seats), machines_(seats < kMost ? seats + 1 : seats), rule_(std::move(rule)) {
        for (int seat = 0; seat < seats; ++seat) people_.push_back(PlayerId::at(seat));
        orders_ = follow({});
    }

    std::size_t states() const { return known_.size(); }
    double orders() const { return orders_; }
    std::size_t played() const { return played_; }
    std::size_t passed() const { return passed_; }
    /// What must not be, and is, with the number of states that show it.
    const std::map<std::string, int>& faults() const { return faults_; }

  private:
    struct Answer {
        Verdict verdict;
        Vote owed;
    };

    bool votes(int machine) const { return machine > 0 && machine < seats_; }

    Answer answer(const Turn& turn, int machine) {
        int view = machine * 2 + turn.has_entry[machine];
        view = view * 2 + (votes(machine) && turn.gave_up[machine]);
        for (int voter = 1; voter < seats_; ++voter)
            view = view * 3 + (turn.heard[machine][voter] ? static_cast<int>(turn.votes[voter]) : 0);
        if (const auto found = answers_.find(view); found != answers_.end()) return found->second;
        Ballot ballot(people_, 0, machine < seats_ ? PlayerId::at(machine) : PlayerId());
        if (turn.has_entry[machine]) ballot.hear_entry();
        if (votes(machine) && turn.gave_up[machine]) ballot.give_up();
        for (int voter = 1; voter < seats_; ++voter)
            if (turn.heard[machine][voter]) ballot.hear(PlayerId::at(voter), turn.votes[voter]);
        return answers_.emplace(view, Answer{rule_.verdict(ballot), rule_.owed(ballot)}).first->second;
    }

    /// How many orders lead on from here to the end.
    double follow(const Turn& turn) {
        if (const auto found = known_.find(turn.packed()); found != known_.end()) return found->second;
        check(turn);
        double orders = 0;
        for (const Turn& next : all_next(turn)) orders += follow(next);
        if (orders == 0) {
            check_end(turn);
            orders = 1;
        }
        return known_[turn.packed()] = orders;
    }

    std::vector<Turn> all_next(const Turn& turn) {
        std::vector<Turn> all;
        const auto happens = [&](const auto& change) { change(all.emplace_back(turn)); };
        if (!turn.fired && turn.acted[0] == Verdict::wait)
            happens([](Turn& next) { next.fired = next.has_entry[0] = true; });
        for (int machine = 0; machine < machines_; ++machine) {
            if (turn.fired && !turn.has_entry[machine])
                happens([&](Turn& next) { next.has_entry[machine] = true; });
            if (votes(machine) && !turn.gave_up[machine])
                happens([&](Turn& next) { next.gave_up[machine] = true; });
            for (int voter = 1; voter < seats_; ++voter)
                if (turn.votes[voter] != Vote::none && !turn.heard[machine][voter])
                    happens([&](Turn& next) { next.heard[machine][voter] = true; });
            act(turn, machine, all);
        }
        return all;
    }

    void act(const Turn& turn, int machine, std::vector<Turn>& all) {
        Turn next = turn;
        if (const Vote owed = answer(turn, machine).owed; votes(machine) && owed != Vote::none) {
            next.votes[machine] = owed;
            next.heard[machine][machine] = true;
        }
        const Verdict verdict = answer(next, machine).verdict;
        if (verdict != Verdict::wait) next.acted[machine] = verdict;
        if (next.packed() == turn.packed()) return;
        const Verdict before = turn.acted[machine];
        if (votes(machine) && before != Verdict::wait && before != next.acted[machine])
            ++faults_["a voter takes a turn back"];
        all.push_back(next);
    }

    void check(const Turn& turn) {
        for (int one = 1; one < seats_; ++one)
            for (int other = 1; other < one; ++other)
                if (turn.acted[one] != Verdict::wait && turn.acted[other] != Verdict::wait &&
                    turn.acted[one] != turn.acted[other])
                    ++faults_["two voters play two different matches"];
    }

    void check_end(const Turn& turn) {
        for (int machine = 0; machine < machines_; ++machine) {
            if (turn.acted[machine] == Verdict::wait) ++faults_["somebody waits for ever"];
            if (turn.acted[machine] != turn.acted[0]) ++faults_["the matches end differently"];
        }
        ++(turn.acted[0] == Verdict::play ? played_ : passed_);
    }

    int seats_;
    int machines_;
    VoteRule rule_;
    std::vector<PlayerId> people_;
    std::unordered_map<int, Answer> answers_;
    std::unordered_map<std::uint64_t, double> known_;  // states, and how many orders lead on from them
    std::map<std::string, int> faults_;
    double orders_ = 0;
    std::size_t played_ = 0, passed_ = 0;
};

TEST(EveryOrderOfVotes, BringsAllMachinesToTheSameEnd) {
    for (int seats = 2; seats <= kMost; ++seats) {
        const EveryOrder every(seats, {});
        for (const auto& [fault, count] : every.faults()) ADD_FAILURE() << seats << " seats: " << fault;
        EXPECT_GT(every.played(), 0u);
        EXPECT_GT(every.passed(), 0u);
        RecordProperty("orders_of_" + std::to_string(seats), concat(every.orders()));
        std::cout << concat(seats, " seats: ", every.states(), " states, ", every.orders(), " orders\n");
    }
}

/// What is found with 2 seats, with 3 and with 4. With 2 one voter is all voters.
std::string found(const VoteRule& damaged) {
    std::string all;
    for (int seats = 2; seats <= kMost; ++seats) {
        all += "\n";
        const EveryOrder every(seats, damaged);
        for (const auto& [fault, count] : every.faults()) all += fault + ". ";
    }
    return all;
}

TEST(EveryOrderOfVotes, FindsOutWhoeverTakesWhatItHasCalledLate) {
    const VoteRule damaged = {.verdict = [](const Ballot& ballot) {
        return ballot.has_entry() && !ballot.all_late() ? Verdict::play : ballot.verdict();
    }};
    EXPECT_EQ(found(damaged),
              "\n\na voter takes a turn back. two voters play two different matches. \na voter takes a turn "
              "back. two voters play two different matches. ");
}

TEST(EveryOrderOfVotes, FindsOutWhoeverDoesNotSayThatItHasATurn) {
    const VoteRule damaged = {
        .owed = [](const Ballot& ballot) { return ballot.owed() == Vote::has ? Vote::none : ballot.owed(); }};
    EXPECT_EQ(found(damaged),
              "\n\nsomebody waits for ever. the matches end differently. \nsomebody waits for ever. the "
              "matches end differently. ");
}

TEST(EveryOrderOfVotes, FindsOutWhoeverPassesATurnThatNotAllHaveCalledLate) {
    const VoteRule damaged = {.verdict = [](const Ballot& ballot) {
        return ballot.any(Vote::late) ? Verdict::pass : ballot.verdict();
    }};
    EXPECT_EQ(found(damaged),
              "\n\na voter takes a turn back. two voters play two different matches. \na voter takes a turn "
              "back. two voters play two different matches. ");
}

}  // namespace
}  // namespace terramorph
