#include "lab/ladder.h"

#include <bit>

#include "ai/temperament.h"
#include "base/text.h"
#include "lab/balance/statistics.h"
#include "lab/parallel_for.h"

namespace terramorph {

namespace {

/// Numbers of climbers who meet in a round.
using Meeting = std::vector<std::size_t>;

/// Every choice of so many of the climbers.
std::vector<Meeting> all_meetings(std::size_t climbers, std::size_t players) {
    std::vector<Meeting> meetings;
    for (unsigned set = 0; set < 1u << climbers; ++set) {
        if (std::popcount(set) != static_cast<int>(players)) continue;
        Meeting& meeting = meetings.emplace_back();
        for (std::size_t k = 0; k < climbers; ++k)
            if (set >> k & 1u) meeting.push_back(k);
    }
    return meetings;
}

Ladder empty_ladder(Climbers climbers) {
    Ladder ladder;
    if (climbers == Climbers::temperaments)
        for (const Temperament& each : temperaments()) ladder.push_back({each.id});
    else
        for (const std::string_view name : kDifficultyNames) ladder.push_back({std::string(name)});
    return ladder;
}

/// The temperament that plays for all difficulties on this level.
PlayerKind kind_on(int level) {
    std::vector<PlayerKind> kinds;
    for (const Temperament& each : temperaments())
        if (each.strategy == Strategy::aim) kinds.push_back(computer(each.id));
    return kinds[(at(level) + at(level) / kinds.size()) % kinds.size()];
}

std::vector<Contestant> contestants_of(Climbers climbers, const Meeting& meeting, int level) {
    std::vector<Contestant> contestants;
    for (const std::size_t rung : meeting)
        contestants.push_back(climbers == Climbers::temperaments
                                  ? Contestant{computer(temperaments()[rung].id)}
                                  : Contestant{kind_on(level), static_cast<Difficulty>(rung)});
    return contestants;
}

double rounded(double number, int digits) { return *to_number(fixed_text(number, digits)); }

double mean(double sum, int count) { return count == 0 ? 0 : sum / count; }

Share wins_of(const Rung& rung) { return {rung.wins, rung.rounds}; }

std::string figure(const Measured& measured, Measure which, int digits) {
    return fixed_text(measured.value(which), digits);
}

}  // namespace

void Rung::add(const Rung& other) {
    rounds += other.rounds;
    wins += other.wins;
    first_shots += other.first_shots;
    misses += other.misses;
    damage += other.damage;
    turns += other.turns;
    thinking += other.thinking;
}

Ladder climb(Climbers climbers, Format format, const LadderPlan& plan) {
    Ladder ladder = empty_ladder(climbers);
    const int players = static_cast<int>(format);
    const std::vector<Meeting> meetings = all_meetings(ladder.size(), at(players));
    const int count = static_cast<int>(meetings.size());
    const int each = (plan.rounds + count - 1) / count;
    std::vector<Ladder> rounds(at(each * count));
    parallel_for(each * count, plan.jobs, [&](int k) {
        const int meeting = k % count;
        const int number = k / count + meeting * players;  // each begins on another level
        rounds[at(k)] = ladder_round(contestants_of(climbers, meetings[at(meeting)], number / players),
                                     plan.seed, number);
    });
    for (std::size_t k = 0; k < rounds.size(); ++k)
        for (std::size_t place = 0; place < rounds[k].size(); ++place)
            ladder[meetings[k % meetings.size()][place]].add(rounds[k][place]);
    return ladder;
}

Measured measured(const Rung& duels, const Rung& free_for_alls) {
    const Interval in_duels = wilson(duels.wins, duels.rounds);
    const Interval in_fights = wilson(free_for_alls.wins, free_for_alls.rounds);
    const auto tenth = [](double number) { return rounded(number, 1); };
    return {{tenth(wins_of(duels).percent()), tenth(in_duels.low), tenth(in_duels.high),
             tenth(wins_of(free_for_alls).percent()), tenth(in_fights.low), tenth(in_fights.high),
             rounded(mean(duels.misses, duels.first_shots), 0), rounded(mean(duels.damage, duels.rounds), 0),
             tenth(mean(1000 * duels.thinking, duels.turns))}};
}

Table ladder_table(Climbers climbers, const Ladder& duels, const Ladder& free_for_alls) {
    Table table{climbers == Climbers::temperaments ? "Temperaments, all of them Normal"
                                                   : "Difficulties, of all temperaments that aim",
                {"who", "duels", "won %", "free-for-alls of four", "won %", "first miss", "damage a duel",
                 "ms a turn"},
                {}};
    for (std::size_t k = 0; k < duels.size(); ++k) {
        const Measured figures = measured(duels[k], free_for_alls[k]);
        table.rows.push_back({duels[k].id, concat(duels[k].rounds), text_of(wins_of(duels[k])),
                              concat(free_for_alls[k].rounds), text_of(wins_of(free_for_alls[k])),
                              figure(figures, Measure::first_miss, 0), figure(figures, Measure::damage, 0),
                              figure(figures, Measure::thinking_ms, 1)});
    }
    return table;
}

std::string ladder_toml(const Ladder& duels, const Ladder& free_for_alls) {
    std::string lines;
    for (std::size_t k = 0; k < duels.size(); ++k) {
        const Measured figures = measured(duels[k], free_for_alls[k]);
        lines += concat("\n[", duels[k].id, "]\n");
        for (std::size_t which = 0; which < kMeasures.size(); ++which)
            lines += concat(kMeasures[which].name, " = ", figures.values[which], '\n');
    }
    return lines;
}

}  // namespace terramorph
