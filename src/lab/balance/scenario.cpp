#include "lab/balance/scenario.h"

#include <algorithm>
#include <iterator>

#include "ai/temperament.h"
#include "app/player/lineup.h"
#include "app/teaching/calm_start.h"
#include "base/index.h"
#include "base/text.h"
#include "lab/simulation.h"
#include "match/galaxy/fresh_map.h"
#include "terrain/planet.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kBalanceStream = 420;
constexpr int kWinds[] = {0, 50, 100, 150, 200};  // % of the planet's own
constexpr int kRoundsOfAMatch = 5;
constexpr std::string_view kStrong[] = {"chooser", "spoiler", "cyborg", "poolshark"};
constexpr int kAllFrom = 8;  // players
constexpr std::size_t kOpponents = 3;

std::vector<PlayerKind> open_temperaments() {
    std::vector<PlayerKind> found;
    for (const Temperament& each : temperaments())
        if (each.strategy != Strategy::disguise) found.push_back(computer(each.id));
    return found;
}

std::vector<PlayerKind> temperaments_that_aim() {
    std::vector<PlayerKind> found;
    for (const Temperament& each : temperaments())
        if (each.strategy == Strategy::aim) found.push_back(computer(each.id));
    return found;
}

/// As the title begins one for somebody who's new here.
MatchSettings settings_of_first_match(MatchSettings settings, const std::vector<std::string>& rules) {
    settings.level.terrain.seed = settings.seed;
    for (const std::string& rule : rules) set_rule(settings, rule);
    settings = first_match(settings);
    settings.level = easy_land(settings);
    return calm_start(std::move(settings));
}

}  // namespace

std::string Seat::label() const { return person ? std::string(person->name) : std::string(label_of(kind)); }

int Scenario::rounds_of_a_match() const { return group == Group::first_match ? 1 : kRoundsOfAMatch; }

int Scenario::matches() const { return (rounds + rounds_of_a_match() - 1) / rounds_of_a_match(); }

std::size_t Scenario::size() const { return seats.size() + (opponents.empty() ? 0 : kOpponents); }

Scenario fight_of(int players, int rounds) {
    const bool mixed = players >= kAllFrom;
    Scenario scenario{Group::fight, concat(players, mixed ? " mixed" : " strong"), {}, rounds};
    for (std::size_t k = 0; k < static_cast<std::size_t>(players); ++k)
        scenario.seats.push_back({mixed ? computer(temperaments()[k % temperaments().size()].id)
                                        : computer(kStrong[k % std::size(kStrong)])});
    return scenario;
}

std::vector<Scenario> duels(int rounds) {
    std::vector<Scenario> all;
    for (const PlayerKind& kind : open_temperaments())
        all.push_back({Group::duel, std::string(label_of(kind)), {{kind}, {kind}}, rounds});
    return all;
}

std::vector<Scenario> persons_against_computers(int rounds) {
    std::vector<Scenario> all;
    for (const PersonModel& person : person_models())
        for (std::size_t level = 0; level < kDifficultyNames.size(); ++level) {
            Scenario scenario{
                Group::person, std::string(kDifficultyNames[level]), {{kPerson, &person}}, rounds};
            scenario.difficulty = static_cast<Difficulty>(level);
            scenario.opponents = temperaments_that_aim();
            all.push_back(std::move(scenario));
        }
    return all;
}

std::vector<Scenario> first_matches(int rounds) {
    std::vector<Scenario> all;
    for (const PersonModel& person : person_models())
        all.push_back({Group::first_match, "first match", {{kPerson, &person}}, rounds, Difficulty::easy});
    return all;
}

Scenario fight_on_the_moon(int rounds) {
    Scenario scenario = fight_of(4, rounds);
    scenario.group = Group::moon;
    scenario.name = "4, Moon";
    return scenario;
}

MatchSettings settings_of(const Scenario& scenario, std::uint32_t seed, int number) {
    MatchSettings settings = default_settings();
    settings.seed = hash_bits(seed, kBalanceStream, number, 0);
    if (scenario.group == Group::first_match) return settings_of_first_match(settings, scenario.rules);
    settings.level.terrain = sample_terrain(seed, kBalanceStream, number);
    if (scenario.group == Group::moon) settings.level.planet = *find_planet(built_in_planets(), "moon");
    settings.set(Rule::rounds, kRoundsOfAMatch);
    settings.set(Rule::wind, kWinds[at(number) % std::size(kWinds)]);
    for (const std::string& rule : scenario.rules) set_rule(settings, rule);
    settings.players.clear();
    for (const Seat& seat : seats_of(scenario, number)) {
        Player player = another_player(settings.players);
        player.kind = seat.kind;
        if (!seat.person) player.difficulty = scenario.difficulty;
        settings.players.push_back(std::move(player));
    }
    draw_good_map(settings);
    return settings;
}

std::vector<Seat> seats_of(const Scenario& scenario, int number) {
    std::vector<Seat> seats = scenario.seats;
    if (scenario.group == Group::first_match) return seats;  // the title finds the others
    const std::size_t all = scenario.opponents.size();
    for (std::size_t k = 0; seats.size() < scenario.size(); ++k)
        seats.push_back({scenario.opponents[(at(number) + at(number) / all + k) % all]});
    const auto by = static_cast<std::ptrdiff_t>(at(number) % seats.size());
    std::rotate(seats.begin(), seats.begin() + by, seats.end());
    return seats;
}

}  // namespace terramorph
