#include "lab/balance/play.h"

#include <cassert>
#include <utility>

#include "ai/computer_player.h"
#include "lab/balance/match_observer.h"
#include "lab/balance/persons/person_player.h"

namespace terramorph {

namespace {

/// Everybody who plays a match: computers, and models of people in the persons' seats.
class Company {
  public:
    explicit Company(const std::vector<Seat>& seats) {
        for (const Seat& seat : seats)
            persons_.push_back(seat.person ? std::make_unique<PersonPlayer>(*seat.person) : nullptr);
    }

    /// Gives the match the next command, or all commands of a visit to the armory.
    void think(Match& match) {
        if (match.phase() == Phase::round_over) return give(match, NextRound{});
        PersonPlayer* const person = persons_[at(match.player())].get();
        if (!person) {
            computers_.think(match);
            thought_ = &computers_.thought();
        } else if (match.phase() == Phase::shopping) {
            for (const Command& command : person->shop(match, match.player())) give(match, command);
        } else {
            const Command command = person->think(match, match.player());
            thought_ = &person->thought();
            give(match, command);
        }
    }

    const Thought& thought() const { return *thought_; }

  private:
    static void give(Match& match, const Command& command) {
        const Refusal refusal = match.apply(command);
        assert(!refusal && "a person asked for what is not allowed");
        (void)refusal;
    }

    ComputerPlayers computers_;
    std::vector<std::unique_ptr<PersonPlayer>> persons_;
    const Thought* thought_ = &computers_.thought();
};

}  // namespace

Rounds play(const Scenario& scenario, std::uint32_t seed, int number,
            std::shared_ptr<const Arsenal> arsenal) {
    const std::vector<Seat> seats = seats_of(scenario, number);
    std::vector<std::string> who;
    for (const Seat& seat : seats) who.push_back(seat.label());
    Match match(settings_of(scenario, seed, number), std::move(arsenal));
    MatchObserver observer(match, std::move(who));
    Company company(seats);
    observer.note(match.take_events(), {});
    while (match.phase() != Phase::match_over) {
        company.think(match);
        observer.note(match.take_events(), company.thought());
        while (match.phase() == Phase::flying) {
            match.step();
            observer.note(match.take_events(), company.thought());
        }
    }
    return observer.rounds();
}

}  // namespace terramorph
