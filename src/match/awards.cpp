#include "match/awards.h"

#include <cstdint>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kFewestShots = 5;  // that tell of a sharp eye

/// How well somebody deserves an award: the higher the better, and equal only where the words are.
struct Merit {
    std::int64_t first = 0;  // 0: not at all
    std::int64_t second = 0;

    friend auto operator<=>(const Merit&, const Merit&) = default;
};

struct Kind {
    std::string_view name;
    Merit (*merit)(const Score& score);
    std::string (*words)(const Score& score, int rounds);
};

template <int Score::*part>
Merit amount(const Score& score) {
    return {score.*part};
}

/// Of equally good ones, whoever fired more.
Merit accuracy(const Score& score) {
    if (score.shots < kFewestShots) return {};
    constexpr std::int64_t kWhole = std::int64_t{1} << 30;
    return {score.hits * kWhole / score.shots, score.shots};
}

/// Of equally many ones, whoever fired less.
Merit strays(const Score& score) { return {score.strays, -score.shots}; }

Merit peace(const Score& score) { return {int{score.shots == 0 && score.damage == 0}}; }

std::string counted(int number, std::string_view thing) {
    return text(grouped_text(number), " ", thing, number == 1 ? "" : "s");
}

std::string times(int number) { return number == 1 ? "once" : counted(number, "time"); }

constexpr Kind kKinds[] = {
    {"Sharpshooter", accuracy,
     [](const Score& score, int) { return text("hit with ", score.hits, " of ", score.shots, " shots"); }},
    {"Wrecking ball", amount<&Score::damage>,
     [](const Score& score, int) { return text("did ", grouped_text(score.damage), " damage"); }},
    {"Headhunter", amount<&Score::kills>,
     [](const Score& score, int) { return text("destroyed ", counted(score.kills, "tank")); }},
    {"Last one standing", amount<&Score::wins>,
     [](const Score& score, int rounds) {
         return text("outlived ", score.wins, " of ", counted(rounds, "round"));
     }},
    {"One shot", amount<&Score::best_shot>,
     [](const Score& score, int) {
         return text("did ", grouped_text(score.best_shot), " damage with a single shot");
     }},
    {"Long arm", amount<&Score::longest_hit>,
     [](const Score& score, int) {
         return text("hit from ", counted(score.longest_hit, "column"), " away");
     }},
    {"Tycoon", amount<&Score::money>,
     [](const Score& score, int) { return text("earned $", grouped_text(score.money)); }},
    {"Punching bag", amount<&Score::suffered>,
     [](const Score& score, int) { return text("took ", grouped_text(score.suffered), " damage"); }},
    {"Own worst enemy", amount<&Score::own_goals>,
     [](const Score& score, int) { return text("died by own hand ", times(score.own_goals)); }},
    {"Treacherous", amount<&Score::ally_damage>,
     [](const Score& score, int) {
         return text("did ", grouped_text(score.ally_damage), " damage to allies");
     }},
    {"Stargazer", strays,
     [](const Score& score, int) {
         return text("sent ", score.strays, " of ", counted(score.shots, "shot"), " out of the level");
     }},
    {"Test pilot", amount<&Score::falls>,
     [](const Score& score, int) { return text("fell ", times(score.falls)); }},
    {"Pacifist", peace,
     [](const Score&, int rounds) { return text("fired no shot in ", counted(rounds, "round")); }},
};

/// All who deserve it most; nobody where those are more than half.
std::vector<int> winners(const Kind& kind, const std::vector<Score>& scores) {
    Merit best;
    std::vector<int> winners;
    for (std::size_t k = 0; k < scores.size(); ++k) {
        const Merit merit = kind.merit(scores[k]);
        if (merit.first <= 0 || merit < best) continue;
        if (merit > best) winners.clear();
        best = merit;
        winners.push_back(static_cast<int>(k));
    }
    return 2 * winners.size() <= scores.size() ? winners : std::vector<int>{};
}

}  // namespace

std::vector<Award> awards(const Scoreboard& scores) {
    const std::vector<Score>& match = scores.match();
    const int rounds = static_cast<int>(scores.rounds().size());
    std::vector<Award> given;
    for (const Kind& kind : kKinds) {
        std::vector<int> players = winners(kind, match);
        if (players.empty()) continue;
        const Score& score = match[static_cast<std::size_t>(players.front())];
        given.push_back({kind.name, std::move(players), kind.words(score, rounds)});
    }
    return given;
}

}  // namespace terramorph
