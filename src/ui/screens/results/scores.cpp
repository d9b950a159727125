#include "ui/screens/results/scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <iterator>
#include <span>

#include "app/language/language.h"

namespace terramorph {

namespace {

ScoreCell hits(const Score& score) {
    if (score.shots == 0) return {};
    return {(200 * score.hits / score.shots + 1) / 2, ScoreUnit::percent};
}

constexpr std::array kOfRound = {
    ScoreColumn{"damage", N_("Damage"), 1.0f,
                [](const Score& round, const Score&) { return ScoreCell{round.damage}; }},
    ScoreColumn{"kills", N_("Kills"), 0.8f,
                [](const Score& round, const Score&) { return ScoreCell{round.kills}; }},
    ScoreColumn{"hits", N_("Hits"), 0.9f, [](const Score& round, const Score&) { return hits(round); }},
    ScoreColumn{"earned", N_("Earned"), 1.2f,
                [](const Score& round, const Score&) {
                    return ScoreCell{round.money, ScoreUnit::dollars, true};
                },
                true},
    ScoreColumn{"points", N_("Points"), 1.1f,
                [](const Score& round, const Score&) {
                    return ScoreCell{round.points, ScoreUnit::none, true};
                }},
    ScoreColumn{"match", N_("Total"), 1.1f,
                [](const Score&, const Score& match) { return ScoreCell{match.points}; }},
};

constexpr std::array kOfMatch = {
    ScoreColumn{"damage", N_("Damage"), 1.0f,
                [](const Score&, const Score& match) { return ScoreCell{match.damage}; }},
    ScoreColumn{"kills", N_("Kills"), 0.8f,
                [](const Score&, const Score& match) { return ScoreCell{match.kills}; }},
    ScoreColumn{"wins", N_("Wins"), 0.8f,
                [](const Score&, const Score& match) { return ScoreCell{match.wins}; }},
    ScoreColumn{"hits", N_("Hits"), 0.9f, [](const Score&, const Score& match) { return hits(match); }},
    ScoreColumn{"earned", N_("Earned"), 1.2f,
                [](const Score&, const Score& match) {
                    return ScoreCell{match.money, ScoreUnit::dollars};
                },
                true},
    ScoreColumn{"points", N_("Points"), 1.1f,
                [](const Score&, const Score& match) { return ScoreCell{match.points}; }},
};

ScoreRow row_of(const Results& results, const Side& side, PlayerId player, int place, int climbed) {
    return {&side, player, place, climbed, results.scores.round()[player], results.scores.match()[player]};
}

ScoreRow team_row(const Results& results, const Side& side, int place, int climbed) {
    ScoreRow row = {&side, {}, place, climbed, {}, side.score};
    for (const PlayerId player : side.players) row.round += results.scores.round()[player];
    return row;
}

}  // namespace

std::string in_unit(std::string_view number, ScoreUnit unit) {
    if (unit == ScoreUnit::dollars) return tr_money(number);
    return unit == ScoreUnit::percent ? tr_percent(number) : std::string(number);
}

std::vector<ScoreColumn> score_columns(const Results& results, bool of_round) {
    const std::span<const ScoreColumn> all = of_round ? std::span(kOfRound) : std::span(kOfMatch);
    std::vector<ScoreColumn> shown;
    std::ranges::copy_if(all, std::back_inserter(shown),
                         [&](const ScoreColumn& each) { return results.money || !each.money; });
    return shown;
}

std::vector<ScoreRow> score_rows(const Results& results, const std::vector<Side>& sides, bool of_round) {
    const std::vector<Side> before = results.scores.sides_before();
    std::vector<ScoreRow> rows;
    for (std::size_t k = 0; k < sides.size(); ++k) {
        const Side& side = sides[k];
        const auto was = std::ranges::find_if(
            before, [&](const Side& each) { return std::ranges::count(each.players, side.players[0]) > 0; });
        const int place = static_cast<int>(k) + 1;
        const int climbed = of_round && results.scores.rounds().size() > 1
                                ? static_cast<int>(was - before.begin()) + 1 - place
                                : 0;
        if (side.players.size() == 1) {
            rows.push_back(row_of(results, side, side.players[0], place, climbed));
            continue;
        }
        rows.push_back(team_row(results, side, place, climbed));
        for (const PlayerId player : side.players) rows.push_back(row_of(results, side, player, 0, 0));
    }
    return rows;
}

void count_up(ScoreRow& row, float part) {
    const int points = row.round.points;
    for (int Score::*const each : {&Score::points, &Score::damage, &Score::kills, &Score::money})
        row.round.*each = static_cast<int>(std::lround(static_cast<double>(part) * row.round.*each));
    row.match.points += row.round.points - points;
}

}  // namespace terramorph
