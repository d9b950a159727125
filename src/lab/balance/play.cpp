#include "lab/balance/play.h"

#include <cassert>
#include <utility>

#include "ai/computer_player.h"
#include "app/loadout.h"
#include "lab/balance/match_observer.h"
#include "lab/balance/persons/person_player.h"

namespace terramorph {

namespace {

/// Everybody who plays a match: computers, and models of people in the persons' seats.
class Company {
  public:
    /// Persons who are `equipped` don't see the armory, as in one's first round.
    Company(const std::vector<Seat>& seats, bool equipped) : equipped_(equipped) {
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
            for (const Command& command : purchases(*person, match)) give(match, command);
        } else {
            const Command command = person->think(match, match.player());
            thought_ = &person->thought();
            give(match, command);
        }
    }

    const Thought& thought() const { return *thought_; }

  private:
    std::vector<Command> purchases(const PersonPlayer& person, const Match& match) const {
        if (!equipped_) return person.shop(match, match.player());
        std::vector<Command> commands = plain_purchases(match);
        commands.push_back(Ready{match.player()});
        return commands;
    }

    static void give(Match& match, const Command& command) {
        const Refusal refusal = match.apply(command);
        assert(!refusal && "a person asked for what is not allowed");
        (void)refusal;
    }

    bool equipped_;
    ComputerPlayers computers_;
    std::vector<std::unique_ptr<PersonPlayer>> persons_;
    const Thought* thought_ = &computers_.thought();
};

}  // namespace

Rounds play(const Scenario& scenario, std::uint32_t seed, int number,
            std::shared_ptr<const Arsenal> arsenal) {
    std::vector<Seat> seats = seats_of(scenario, number);
    Match match(settings_of(scenario, seed, number), std::move(arsenal));
    const auto& players = match.settings().players;
    for (std::size_t k = seats.size(); k < players.size(); ++k) seats.push_back({players[k].kind});
    std::vector<std::string> who;
    for (const Seat& seat : seats) who.push_back(seat.label());
    MatchObserver observer(match, std::move(who));
    Company company(seats, scenario.group == Group::first_match);
    observer.note(match.take_events(), {});
    while (std::ssize(observer.rounds()) < scenario.rounds_of_a_match()) {
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
