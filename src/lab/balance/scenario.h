#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "lab/balance/persons/person_model.h"
#include "match/settings/settings.h"

namespace terramorph {

/// Who plays: a computer, or a model of a person.
struct Seat {
    PlayerKind kind;
    const PersonModel* person = nullptr;

    /// "Cyborg", "beginner"
    std::string label() const;
};

/// What a scenario is for.
enum class Group { fight, duel, person, moon, first_match };

/// A kind of match that's played again and again.
struct Scenario {
    Group group = Group::fight;
    std::string name;                            ///< "4 strong"
    std::vector<Seat> seats;                     ///< they move on by one from match to match
    int rounds = 0;                              ///< altogether, at least
    Difficulty difficulty = Difficulty::normal;  ///< of all computers
    std::vector<std::string> rules = {};         ///< "health=200": those that aren't Classic
    std::vector<PlayerKind> opponents = {};      ///< three of them play too, others in each match

    int rounds_of_a_match() const;
    int matches() const;
    /// How many play.
    std::size_t size() const;
};

/// Computers against each other, this many: the strong ones in turn, but all there are from eight players on.
Scenario fight_of(int players, int rounds);
/// A duel of each temperament with itself, but for those that pretend to be another.
std::vector<Scenario> duels(int rounds);
/// Each person against three computers of each difficulty: of all temperaments that aim, in turn.
std::vector<Scenario> persons_against_computers(int rounds);
/// Each person in its first match, as the title begins one for who has changed nothing. Only its first round
/// is played.
std::vector<Scenario> first_matches(int rounds);
/// Four strong computers on the Moon.
Scenario fight_on_the_moon(int rounds);

/// Classic rules, but for the scenario's own and the wind: each match has the next generator and the next
/// strength of the wind, from none to twice the planet's own. Matches with the same number have the same
/// levels in all scenarios.
MatchSettings settings_of(const Scenario& scenario, std::uint32_t seed, int number);
/// The seats of the match with this number, by player.
std::vector<Seat> seats_of(const Scenario& scenario, int number);

}  // namespace terramorph
