#include "lab/balance/first_round.h"

#include <algorithm>

#include "base/index.h"

namespace terramorph {

namespace {

constexpr int kFewShots = 4;
constexpr int kEarlyTurns = 3;  // of each computer

}  // namespace

FirstRounds::FirstRounds(const Rounds& rounds, int health) {
    for (const RoundRecord& round : rounds) add(round, health);
}

void FirstRounds::add(const RoundRecord& round, int health) {
    const PartRecord& person = round.parts.front();
    won.count(round.winner == 0);
    died.count(person.died);
    died_early.count(person.died && person.shots < kFewShots);
    shots.push_back(person.shots);
    std::vector<int> turns(round.parts.size());
    bool hurt = false;
    for (const TurnRecord& turn : round.turns) {
        const int number = ++turns[at(turn.player)];
        if (turn.player == 0 || turns.front() == 0) continue;
        const double lost = 100.0 * turn.lost.front() / health;
        all.push_back(lost);
        if (number <= kEarlyTurns) early.push_back(lost);
        if (lost > 0 && !hurt) threatened.push_back(number);
        hurt |= lost > 0;
    }
    std::vector<int> fired_by(round.parts.size());
    std::vector<bool> hits(round.parts.size());
    for (const ShotRecord& shot : round.shots) {
        const std::size_t by = at(shot.player);
        ++fired_by[by];
        seen.insert(shot.weapon);
        if (by == 0) continue;
        ++fired[shot.weapon];
        ++shots_of_computers;
        if (shot.harm > 0 && !hits[by]) first_hit.push_back(fired_by[by]);
        if (shot.harm > 0) hits[by] = true;
    }
}

double FirstRounds::most_fired() const {
    int most = 0;
    for (const auto& [weapon, times] : fired) most = std::max(most, times);
    return shots_of_computers == 0 ? 0 : 100.0 * most / shots_of_computers;
}

}  // namespace terramorph
