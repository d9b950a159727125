#include "match/score.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace terramorph {

Scoreboard::Scoreboard(std::vector<int> teams, Scoring scoring)
    : teams_(std::move(teams)),
      scoring_(scoring),
      round_(teams_.size()),
      match_(teams_.size()),
      damage_by_round_(teams_.size()),
      open_shots_(teams_.size(), 0) {}

bool Scoreboard::allies(int player, int other) const {
    const int team = teams_[static_cast<std::size_t>(player)];
    return team != 0 && team == teams_[static_cast<std::size_t>(other)];
}

void Scoreboard::begin_round() {
    std::fill(round_.begin(), round_.end(), Score{});
    for (auto& rounds : damage_by_round_) rounds.push_back(0);
}

void Scoreboard::restart_round() {
    for (std::size_t k = 0; k < round_.size(); ++k) {
        for (const auto what : kScoreParts) match_[k].*what -= round_[k].*what;
        damage_by_round_[k].pop_back();
    }
    begin_round();
}

void Scoreboard::earn(int player, int points, int Score::*what, int amount) {
    for (auto* scores : {&round_, &match_}) {
        Score& score = (*scores)[static_cast<std::size_t>(player)];
        score.points += points;
        score.*what += amount;
    }
}

void Scoreboard::note(const Event& event) {
    const Points& points = kPoints[static_cast<std::size_t>(scoring_)];
    const bool by_other = event.other >= 0 && event.other != event.tank;
    const bool by_ally = by_other && allies(event.tank, event.other);
    switch (event.kind) {
        case Event::Kind::fired:
            open_shots_[static_cast<std::size_t>(event.tank)] = 1;
            return earn(event.tank, 0, &Score::shots, 1);
        case Event::Kind::hurt:
            if (by_ally) return earn(event.other, event.amount * points.ally_damage, &Score::damage, 0);
            if (!by_other) return;
            if (std::exchange(open_shots_[static_cast<std::size_t>(event.other)], 0) != 0)
                earn(event.other, 0, &Score::hits, 1);
            damage_by_round_[static_cast<std::size_t>(event.other)].back() += event.amount;
            return earn(event.other, event.amount * points.damage, &Score::damage, event.amount);
        case Event::Kind::died:
            if (by_ally) return earn(event.other, points.ally_kill, &Score::ally_kills, 1);
            if (by_other) return earn(event.other, points.kill, &Score::kills, 1);
            if (event.other == event.tank) return earn(event.tank, points.own_goal, &Score::own_goals, 1);
            return;
        case Event::Kind::round_ended:
            if (event.tank >= 0) earn(event.tank, points.win, &Score::wins, 1);
            return;
        default:
            return;
    }
}

void Scoreboard::note_money(int player, int earned, int worth) {
    earn(player, 0, &Score::money, earned);
    if (scoring_ != Scoring::greedy) return;
    const auto k = static_cast<std::size_t>(player);
    round_[k].points = worth - match_[k].points;
    match_[k].points = worth;
}

std::vector<int> Scoreboard::ranking() const {
    std::vector<int> order(match_.size());
    std::iota(order.begin(), order.end(), 0);
    std::stable_sort(order.begin(), order.end(), [this](int a, int b) {
        const Score& first = match_[static_cast<std::size_t>(a)];
        const Score& second = match_[static_cast<std::size_t>(b)];
        return first.points != second.points ? first.points > second.points : first.shots < second.shots;
    });
    return order;
}

void Scoreboard::add_to(Hash& hash) const {
    for (const auto* scores : {&round_, &match_})
        for (const Score& score : *scores)
            for (const auto what : kScoreParts) hash.add(score.*what);
}

}  // namespace terramorph
