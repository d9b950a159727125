// How long and how deadly rounds are, who wins them, and whether people get to play in them.
#include <algorithm>

#include "base/text.h"
#include "lab/balance/sections/section.h"
#include "lab/balance/statistics.h"

namespace terramorph {

namespace {

/// Sums over the rounds of a sample.
struct Fights {
    Ratio shots_per_kill;
    std::vector<double> turns, volleys, seconds;
    Share unfired;  ///< tanks that died without having fired
    Share undecided;

    explicit Fights(const Rounds& rounds) {
        for (const RoundRecord& round : rounds) add(round);
    }
    void add(const RoundRecord& round) {
        int kills = 0;
        for (const PartRecord& part : round.parts) {
            kills += part.kills;
            unfired.count(part.died_unfired());
        }
        shots_per_kill.add(static_cast<double>(round.shots.size()), kills);
        turns.push_back(static_cast<double>(round.turns.size()));
        volleys.push_back(round.volleys());
        seconds.push_back(round.shown_seconds(round.ticks));
        undecided.count(round.winner < 0);
    }
};

std::string whole(double number) { return fixed_text(number, 0); }

std::string halves(const std::vector<double>& values) {
    return concat(whole(quantile(values, 0.5)), " / ", whole(quantile(values, 0.9)));
}

std::string tenths(const std::vector<double>& values) {
    return concat(fixed_text(quantile(values, 0.5), 1), " / ", fixed_text(quantile(values, 0.9), 1));
}

/// How a person fares in the rounds of a sample.
struct Survival {
    Share survived, acted, fired;
    Ratio shots, kills;

    void add(const PartRecord& part) {
        survived.count(!part.died);
        acted.count(part.turns > 0);
        fired.count(part.shots > 0);
        shots.add(part.shots, 1);
        kills.add(part.kills, 1);
    }
};

}  // namespace

std::vector<Table> fight_tables(const Samples& samples, const Arsenal&) {
    Table table{
        "Fights of computers (p50 / p90; turns end with a shot or a pass; seconds in which something moves)",
        {"fight", "rounds", "shots per kill", "turns", "volleys", "seconds", "died without having fired %",
         "nobody won %"},
        {}};
    for (const Sample* sample : of_group(samples, Group::fight)) {
        const Fights sums(sample->rounds);
        table.rows.push_back({sample->scenario.name, concat(sample->rounds.size()),
                              text_of(sums.shots_per_kill), halves(sums.turns), halves(sums.volleys),
                              tenths(sums.seconds), text_of(sums.unfired), text_of(sums.undecided)});
    }
    return {table};
}

std::vector<Table> duel_tables(const Samples& samples, const Arsenal&) {
    Table table{"Duels of equals",
                {"both", "rounds", "won by who begins %", "shots per kill", "turns p50 / p90",
                 "died without having fired %"},
                {}};
    for (const Sample* sample : of_group(samples, Group::duel)) {
        const Fights sums(sample->rounds);
        Share opener;
        for (const RoundRecord& round : sample->rounds)
            if (round.winner >= 0) opener.count(round.winner == round.opener);
        table.rows.push_back({sample->scenario.name, concat(sample->rounds.size()), text_of(opener),
                              text_of(sums.shots_per_kill), halves(sums.turns), text_of(sums.unfired)});
    }
    return {table};
}

std::vector<Table> person_tables(const Samples& samples, const Arsenal&) {
    Table table{"A model of a person against three computers",
                {"person", "against three", "rounds", "survived %", "had a turn or more %", "fired at all %",
                 "shots a round", "kills a round", "turns of all"},
                {}};
    for (const Sample* sample : of_group(samples, Group::person)) {
        const std::string person = sample->scenario.seats.front().label();
        Survival fate;
        std::vector<double> turns;
        for (const RoundRecord& round : sample->rounds) {
            turns.push_back(static_cast<double>(round.turns.size()));
            for (const PartRecord& part : round.parts)
                if (part.who == person) fate.add(part);
        }
        table.rows.push_back({person, sample->scenario.name, concat(sample->rounds.size()),
                              text_of(fate.survived), text_of(fate.acted), text_of(fate.fired),
                              fixed_text(fate.shots.value(), 1), fixed_text(fate.kills.value(), 2),
                              halves(turns)});
    }
    return {table};
}

}  // namespace terramorph
