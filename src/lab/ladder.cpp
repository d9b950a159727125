#include "lab/ladder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/text.h"
#include "lab/parallel_for.h"

namespace terramorph {

namespace {

using Pair = std::pair<std::size_t, std::size_t>;

std::vector<Pair> all_pairs() {
    std::vector<Pair> pairs;
    const std::size_t rungs = temperaments().size();
    for (std::size_t a = 0; a < rungs; ++a)
        for (std::size_t b = a + 1; b < rungs; ++b) pairs.emplace_back(a, b);
    return pairs;
}

PlayerKind kind_of(std::size_t rung) { return computer(temperaments()[rung].id); }

std::string column(std::string words, std::size_t width) {
    if (words.size() < width) words.insert(0, width - words.size(), ' ');
    return words;
}

double rounded(double number, int digits) { return *to_number(fixed_text(number, digits)); }

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

Measured Rung::measured() const {
    const auto share = [](double sum, int count) { return count == 0 ? 0 : sum / count; };
    const Interval interval = wilson(wins, rounds);
    return {rounded(share(100.0 * wins, rounds), 1),
            rounded(interval.low, 1),
            rounded(interval.high, 1),
            rounded(share(misses, first_shots), 0),
            rounded(share(damage, rounds), 0),
            rounded(share(1000 * thinking, turns), 1)};
}

Ladder climb(const LadderPlan& plan) {
    const std::vector<Pair> pairs = all_pairs();
    const int count = static_cast<int>(pairs.size());
    const int each = (plan.rounds + count - 1) / count;
    std::vector<std::array<Rung, 2>> duels(static_cast<std::size_t>(each * count));
    parallel_for(each * count, plan.jobs, [&](int k) {
        const auto [a, b] = pairs[k % count];
        duels[k] = duel(kind_of(a), kind_of(b), plan.seed, k / count);
    });
    Ladder ladder(temperaments().size());
    for (std::size_t k = 0; k < ladder.size(); ++k) ladder[k].kind = kind_of(k);
    for (const auto& result : duels)
        for (const Rung& rung : result) std::ranges::find(ladder, rung.kind, &Rung::kind)->add(rung);
    return ladder;
}

Interval wilson(int hits, int all) {
    if (all == 0) return {0, 100};
    constexpr double z = 1.959964;
    const double n = all;
    const double share = hits / n;
    const double middle = share + z * z / (2 * n);
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 100 / (1 + z * z / n);
    return {std::max(0.0, (middle - half) * scale), std::min(100.0, (middle + half) * scale)};
}

std::string ladder_text(const Ladder& ladder) {
    std::string lines =
        "temperament   rounds  won %     95 %       first miss  damage/round  thinking ms/turn\n";
    for (const Rung& rung : ladder) {
        const Measured measured = rung.measured();
        const std::string label = temperament(rung.kind).label;
        lines += concat(
            label, std::string(14 - label.size(), ' '), column(concat(rung.rounds), 6),
            column(fixed_text(measured.win_rate, 1), 7), "  ", column(fixed_text(measured.low, 1), 5), " .. ",
            column(fixed_text(measured.high, 1), 5), column(fixed_text(measured.first_miss, 0), 12),
            column(fixed_text(measured.damage_per_round, 0), 14),
            column(fixed_text(measured.thinking_ms, 1), 18), '\n');
    }
    return lines;
}

std::string ladder_toml(const Ladder& ladder) {
    std::string lines;
    for (const Rung& rung : ladder) {
        const Measured measured = rung.measured();
        lines += concat('[', rung.kind.id(), ".measured]\n");
        for (std::size_t k = 0; k < kMeasures.size(); ++k)
            lines += concat(kMeasures[k].name, " = ", measure(measured, k), '\n');
    }
    return lines;
}

}  // namespace terramorph
