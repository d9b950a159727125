#include "lab/evolution/breeding.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "ai/aiming/gunner.h"
#include "ai/measured.h"
#include "base/random.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kPairStream = 412;
constexpr std::uint32_t kParentStream = 413;
constexpr std::uint32_t kTrialStream = 414;
constexpr int kMeetings = kDuelsOfEach / 2;  // of each in a generation: two duels with places changed
constexpr int kMostTurns = 12;
constexpr int kTrialTurns = 60;

Duelist duelist(const PlayerKind& kind) {
    return [kind](std::uint32_t seed) { return computer_player(kind, seed); };
}

/// Numbers of individuals in an order that's drawn.
std::vector<int> shuffled(std::uint32_t seed, int generation, int meeting) {
    std::vector<int> order(kIndividualsBred);
    std::iota(order.begin(), order.end(), 0);
    for (int k = kIndividualsBred - 1; k > 0; --k) {
        const auto lot = hash_bits(seed, kPairStream, generation * kMeetings + meeting, k);
        std::swap(order[at(k)], order[at(static_cast<int>(lot % (at(k) + 1)))]);
    }
    return order;
}

void note(const DuelResult& result, Individual& one, Individual& other) {
    one.wins += result.winner == 0;
    other.wins += result.winner == 1;
    one.damage += result.damage[0];
    other.damage += result.damage[1];
}

void let_duel(Generation& all, std::uint32_t seed, int number, const Fight& fight) {
    std::vector<Temperament> players;
    for (const Individual& each : all) players.push_back(temperament_of(each.genome));
    for (int meeting = 0; meeting < kMeetings; ++meeting) {
        const std::vector<int> order = shuffled(seed, number, meeting);
        for (int pair = 0; pair < kIndividualsBred; pair += 2) {
            const std::size_t one = at(order[at(pair)]), other = at(order[at(pair + 1)]);
            const auto level = hash_bits(seed, kPairStream, number * kMeetings + meeting, 100 + pair);
            note(fight(players[one], players[other], level), all[one], all[other]);
            note(fight(players[other], players[one], level), all[other], all[one]);
        }
    }
}

/// The numbers of a generation's individuals, the best first.
std::vector<int> ranked(const Generation& all) {
    std::vector<int> order(all.size());
    std::iota(order.begin(), order.end(), 0);
    std::ranges::stable_sort(order, std::ranges::greater{}, [&](int k) { return all[at(k)].score(); });
    return order;
}

Generation first_generation(std::uint32_t seed) {
    Generation all(kIndividualsBred);
    for (int k = 0; k < kIndividualsBred; ++k) all[at(k)].genome = first_genome({seed, 0, k});
    return all;
}

Generation next_generation(const Generation& before, std::uint32_t seed, int number) {
    const std::vector<int> order = ranked(before);
    Generation all(kIndividualsBred);
    for (int k = 0; k < kIndividualsBred; ++k) {
        Individual& born = all[at(k)];
        const auto parent = [&](int which) {
            const auto lot = hash_bits(seed, kParentStream, number * kIndividualsBred + k, which);
            return order[k < kElite ? at(k) : at(static_cast<int>(lot % kElite))];
        };
        born.parents[0] = parent(0);
        born.parents[1] = parent(1);
        const Genome &one = before[at(born.parents[0])].genome, &other = before[at(born.parents[1])].genome;
        born.genome = k < kElite ? one : child_genome(one, other, {seed, number, k});
    }
    return all;
}

/// % of its duels against each temperament in turn.
double share_won(const Temperament& plays, const BreedingPlan& plan) {
    const auto others = temperaments();
    int wins = 0;
    for (int k = 0; k < plan.trials; ++k) {
        const Duelist own = duelist(plays);
        const Duelist other = duelist(computer(others[at(k / 2) % others.size()].id));
        const auto level = hash_bits(plan.seed, kTrialStream, k / 2, 0);
        const bool first = k % 2 == 0;
        const DuelResult result =
            fight_duel(first ? std::array{own, other} : std::array{other, own}, level, kTrialTurns);
        wins += result.winner == (first ? 0 : 1);
    }
    return 100.0 * wins / std::max(plan.trials, 1);
}

/// How far a share of duels won is from the ladder's part between Shooter and Cyborg, in %.
double off_ladder(double won) {
    const double least = measured(computer("shooter")).value(Measure::duels_low);
    const double most = measured(computer("cyborg")).value(Measure::duels_high);
    return std::max({least - won, won - most, 0.0});
}

std::vector<Forebear> line_to(int champion, const std::vector<Generation>& generations) {
    std::vector<Forebear> line;
    int who = champion;
    for (auto all = generations.rbegin(); all != generations.rend(); ++all) {
        const Individual& one = (*all)[at(who)];
        line.push_back({who, one.wins});
        const auto before = std::next(all);
        if (before == generations.rend()) break;
        const auto score = [&](int parent) { return (*before)[at(parent)].score(); };
        who = score(one.parents[0]) >= score(one.parents[1]) ? one.parents[0] : one.parents[1];
    }
    std::ranges::reverse(line);
    return line;
}

}  // namespace

DuelResult fight_briefly(const Temperament& one, const Temperament& other, std::uint32_t seed) {
    return fight_duel({duelist(one), duelist(other)}, seed, kMostTurns);
}

std::vector<Generation> breed(const BreedingPlan& plan, const Fight& fight) {
    std::vector<Generation> generations = {first_generation(plan.seed)};
    for (int number = 0; number < plan.generations; ++number) {
        if (number > 0) generations.push_back(next_generation(generations.back(), plan.seed, number));
        let_duel(generations.back(), plan.seed, number, fight);
    }
    return generations;
}

People champion_of(const std::vector<Generation>& generations, const BreedingPlan& plan) {
    const std::vector<int> order = ranked(generations.back());
    People champion;
    double least = 100;
    for (std::size_t k = 0; k < std::size_t{kElite} && least > 0; ++k) {
        const Temperament plays = temperament_of(generations.back()[at(order[k])].genome);
        const double won = share_won(plays, plan);
        if (off_ladder(won) >= least) continue;
        least = off_ladder(won);
        champion.crew = {marksmanship(Difficulty::normal, plays), plays.ways.front()};
        champion.won = static_cast<int>(std::lround(won));
        champion.line = line_to(order[k], generations);
    }
    return champion;
}

}  // namespace terramorph
