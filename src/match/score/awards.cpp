#include "match/score/awards.h"

#include <cstdint>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kMinShots = 5;  // needed to judge accuracy

/// How well a player deserves an award; merits are equal only if the award's words would be.
struct Merit {
    std::int64_t first = 0;  // 0: not at all
    std::int64_t second = 0;

    friend auto operator<=>(const Merit&, const Merit&) = default;
};

struct Kind {
    std::string_view name;
    Merit (*merit)(const Score& score);
    Message (*words)(const Score& score, int rounds);
    bool money = false;
};

template <int Score::*part>
Merit amount(const Score& score) {
    return {score.*part};
}

/// Ties go to whoever fired more.
Merit accuracy(const Score& score) {
    if (score.shots < kMinShots) return {};
    constexpr std::int64_t kWhole = std::int64_t{1} << 30;
    return {score.hits * kWhole / score.shots, score.shots};
}

/// Ties go to whoever fired less.
Merit strays(const Score& score) { return {score.strays, -score.shots}; }

Merit peace(const Score& score) { return {int{score.shots == 0 && score.damage == 0}}; }

constexpr Kind kKinds[] = {
    {N_("Sharpshooter"), accuracy,
     [](const Score& score, int) {
         return message("landed {hits} of {shots} shots", {{"hits", score.hits}, {"shots", score.shots}});
     }},
    {N_("Wrecking ball"), amount<&Score::damage>,
     [](const Score& score, int) {
         return message("dealt {damage} damage", {{"damage", Grouped{score.damage}}});
     }},
    {N_("Headhunter"), amount<&Score::kills>,
     [](const Score& score, int) {
         return plural("destroyed {count} tank", "destroyed {count} tanks", score.kills);
     }},
    {N_("Last one standing"), amount<&Score::wins>,
     [](const Score& score, int rounds) {
         return plural("survived {wins} of {count} round", "survived {wins} of {count} rounds", rounds,
                       {{"wins", score.wins}});
     }},
    {N_("One shot"), amount<&Score::best_shot>,
     [](const Score& score, int) {
         return message("dealt {damage} damage with a single shot", {{"damage", Grouped{score.best_shot}}});
     }},
    {N_("Long arm"), amount<&Score::longest_hit>,
     [](const Score& score, int) {
         return plural("hit from {count} m away", "hit from {count} m away", score.longest_hit);
     }},
    {N_("Tycoon"), amount<&Score::money>,
     [](const Score& score, int) {
         return message("earned ${money}", {{"money", Grouped{score.money}}});
     },
     true},
    {N_("Punching bag"), amount<&Score::suffered>,
     [](const Score& score, int) {
         return message("took {damage} damage", {{"damage", Grouped{score.suffered}}});
     }},
    {N_("Own worst enemy"), amount<&Score::own_goals>,
     [](const Score& score, int) {
         return plural("destroyed itself once", "destroyed itself {count} times", score.own_goals);
     }},
    {N_("Traitor"), amount<&Score::ally_damage>,
     [](const Score& score, int) {
         return message("dealt {damage} damage to allies", {{"damage", Grouped{score.ally_damage}}});
     }},
    {N_("Stargazer"), strays,
     [](const Score& score, int) {
         return plural("sent {strays} of {count} shot off the map",
                       "sent {strays} of {count} shots off the map", score.shots,
                       {{"strays", score.strays}});
     }},
    {N_("Test pilot"), amount<&Score::falls>,
     [](const Score& score, int) { return plural("fell once", "fell {count} times", score.falls); }},
    {N_("Pacifist"), peace,
     [](const Score&, int rounds) {
         return plural("didn't fire a shot in {count} round", "didn't fire a shot in {count} rounds", rounds);
     }},
};

/// All players with the highest merit; nobody if they're more than half.
std::vector<PlayerId> winners(const Kind& kind, const std::vector<Score>& scores) {
    Merit best;
    std::vector<PlayerId> winners;
    for (const PlayerId player : ids<PlayerId>(scores)) {
        const Merit merit = kind.merit(scores[player]);
        if (merit.first <= 0 || merit < best) continue;
        if (merit > best) winners.clear();
        best = merit;
        winners.push_back(player);
    }
    return 2 * winners.size() <= scores.size() ? winners : std::vector<PlayerId>{};
}

}  // namespace

std::vector<Award> awards(const Scoreboard& scores, bool money) {
    const std::vector<Score>& match = scores.match();
    const int rounds = static_cast<int>(scores.rounds().size());
    std::vector<Award> given;
    for (const Kind& kind : kKinds) {
        if (kind.money && !money) continue;
        std::vector<PlayerId> players = winners(kind, match);
        if (players.empty()) continue;
        const Score& score = match[players.front()];
        given.push_back({kind.name, std::move(players), kind.words(score, rounds)});
    }
    return given;
}

}  // namespace terramorph
