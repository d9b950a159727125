#include "match/score.h"

#include <algorithm>
#include <numeric>
#include <utility>

namespace terramorph {

Scoreboard::Scoreboard(int players)
    : round_(static_cast<std::size_t>(players)),
      match_(static_cast<std::size_t>(players)),
      damage_by_round_(static_cast<std::size_t>(players)) {}

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

/// No more than the poorer has in the match.
void Scoreboard::move_points(int from, int to, int amount) {
    const int there = std::max(0, match_[static_cast<std::size_t>(from)].points);
    const int moved = std::min(amount, there);
    for (auto* scores : {&round_, &match_}) {
        (*scores)[static_cast<std::size_t>(from)].points -= moved;
        (*scores)[static_cast<std::size_t>(to)].points += moved;
    }
}

void Scoreboard::note(const Event& event) {
    const bool by_other = event.other >= 0 && event.other != event.tank;
    switch (event.kind) {
        case Event::Kind::fired:
            shooter_ = event.tank;
            shot_counted_ = false;
            return earn(event.tank, 0, &Score::shots, 1);
        case Event::Kind::hurt:
            if (!by_other) return;
            if (event.other == shooter_ && !std::exchange(shot_counted_, true))
                earn(shooter_, 0, &Score::hits, 1);
            damage_by_round_[static_cast<std::size_t>(event.other)].back() += event.amount;
            return earn(event.other, event.amount * kPointsForDamage, &Score::damage, event.amount);
        case Event::Kind::died:
            if (by_other) return earn(event.other, kPointsForKill, &Score::kills, 1);
            if (event.other == event.tank) return earn(event.tank, kPointsForOwnGoal, &Score::own_goals, 1);
            return;
        case Event::Kind::stole:
            return move_points(event.tank, event.other, event.amount);
        case Event::Kind::round_ended:
            if (event.tank >= 0) earn(event.tank, kPointsForWin, &Score::wins, 1);
            return;
        default:
            return;
    }
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
