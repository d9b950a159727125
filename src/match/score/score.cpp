#include "match/score/score.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "base/overloads.h"

namespace terramorph {

namespace {

void add_to(StateHash& state, std::string_view name, const std::vector<Score>& scores) {
    for (int player = 0; const Score& score : scores) {
        state.begin(name, player++);
        for (int k = 0; const auto part : kScoreSums) state.add("sum", k++, score.*part);
        for (int k = 0; const auto part : kScoreBests) state.add("best", k++, score.*part);
        state.add("worth", score.worth);
    }
}

bool stands_before(const Score& first, const Score& second) {
    return first.points != second.points ? first.points > second.points : first.shots < second.shots;
}

std::vector<PlayerId> ranked(const std::vector<Score>& scores) {
    const auto players = ids<PlayerId>(scores);
    std::vector<PlayerId> order(players.begin(), players.end());
    std::stable_sort(order.begin(), order.end(),
                     [&](PlayerId a, PlayerId b) { return stands_before(scores[a], scores[b]); });
    return order;
}

/// Adds with saturation.
void add(int& sum, int more) {
    constexpr std::int64_t kMaxSum = std::numeric_limits<int>::max();
    sum = static_cast<int>(std::clamp<std::int64_t>(std::int64_t{sum} + more, -kMaxSum, kMaxSum));
}

void raise(int& best, int now) { best = std::max(best, now); }

}  // namespace

Score& Score::operator+=(const Score& round) {
    for (const auto part : kScoreSums) add(this->*part, round.*part);
    for (const auto part : kScoreBests) raise(this->*part, round.*part);
    worth = round.worth;
    return *this;
}

Scoreboard::Scoreboard(std::vector<int> teams, Scoring scoring)
    : teams_(std::move(teams)),
      scoring_(scoring),
      before_(teams_.size()),
      match_(teams_.size()),
      shots_(teams_.size()) {}

bool Scoreboard::allies(PlayerId player, PlayerId other) const {
    const int team = teams_[player];
    return team != 0 && team == teams_[other];
}

void Scoreboard::begin_round() {
    if (!rounds_.empty()) terramorph::add_to(past_, "", rounds_.back());
    before_ = match_;
    rounds_.emplace_back(teams_.size());
    shots_.assign(teams_.size(), std::nullopt);
}

void Scoreboard::restart_round() {
    match_ = before_;
    rounds_.back().assign(teams_.size(), Score{});
    shots_.assign(teams_.size(), std::nullopt);
}

void Scoreboard::earn(PlayerId player, int points, int Score::*what, int amount) {
    for (Score* score : {&running(player), &match_[player]}) {
        add(score->points, points);
        add(score->*what, amount);
    }
}

void Scoreboard::record(const MatchEvent& event) {
    std::visit(Overloads{[this](const event::Fired& fired) {
                             shot(player_of(fired.tank)) = Shot{fired.at};
                             earn(player_of(fired.tank), 0, &Score::shots, 1);
                         },
                         [this](const event::LeftLevel& left) { record_left(player_of(left.tank)); },
                         [this](const event::Fell& fell) { earn(player_of(fell.tank), 0, &Score::falls, 1); },
                         [this](const event::Hurt& hurt) { record_hurt(hurt); },
                         [this](const event::Died& died) { record_died(died); },
                         [this](const event::RoundEnded& round) {
                             if (round.winner.exists()) earn(round.winner, points().win, &Score::wins, 1);
                         },
                         [](const auto&) {}},
               event);
}

void Scoreboard::record_left(PlayerId player) {
    if (shot(player) && !std::exchange(shot(player)->stray, true)) earn(player, 0, &Score::strays, 1);
}

void Scoreboard::record_hurt(const event::Hurt& hurt) {
    const PlayerId victim = player_of(hurt.tank), by = player_of(hurt.by);
    earn(victim, 0, &Score::suffered, hurt.health);
    if (!by.exists() || by == victim) return;
    if (allies(victim, by))
        return earn(by, hurt.health * points().ally_damage, &Score::ally_damage, hurt.health);
    earn(by, hurt.health * points().damage, &Score::damage, hurt.health);
    if (shot(by)) record_hit(hurt);
}

/// Records that a player's last shot hurt another.
void Scoreboard::record_hit(const event::Hurt& hurt) {
    const PlayerId by = player_of(hurt.by);
    Shot& hit = *shot(by);
    if (!std::exchange(hit.hit, true)) earn(by, 0, &Score::hits, 1);
    hit.damage += hurt.health;
    const int far = static_cast<int>(std::abs(hurt.at.x - hit.from.x));
    for (Score* score : {&running(by), &match_[by]}) {
        raise(score->best_shot, hit.damage);
        raise(score->longest_hit, far);
    }
}

void Scoreboard::record_died(const event::Died& died) {
    const PlayerId victim = player_of(died.tank), by = player_of(died.by);
    if (!by.exists()) return;
    if (by == victim) return earn(victim, points().own_goal, &Score::own_goals, 1);
    if (allies(victim, by)) return earn(by, points().ally_kill, &Score::ally_kills, 1);
    earn(by, points().kill, &Score::kills, 1);
}

void Scoreboard::record_round(PlayerId player, const Score& score) {
    running(player) = score;
    match_[player] += score;
}

void Scoreboard::record_money(PlayerId player, int earned, int worth) {
    earn(player, 0, &Score::money, earned);
    Score& round = running(player);
    Score& match = match_[player];
    round.worth = match.worth = worth;
    if (scoring_ != Scoring::greedy) return;
    round.points = worth - match.points;
    match.points = worth;
}

std::vector<PlayerId> Scoreboard::ranking() const { return ranked(match_); }

std::vector<Side> Scoreboard::sides(const std::vector<Score>& scores) const {
    std::vector<Side> sides;
    for (const PlayerId player : ranked(scores)) {
        const int team = teams_[player];
        const auto own = std::find_if(sides.begin(), sides.end(),
                                      [team](const Side& side) { return team != 0 && side.team == team; });
        Side& side = own != sides.end() ? *own : sides.emplace_back(Side{team, {}, {}});
        const int worth = side.score.worth;
        side.score += scores[player];
        add(side.score.worth, worth);
        side.players.push_back(player);
    }
    std::stable_sort(sides.begin(), sides.end(),
                     [](const Side& a, const Side& b) { return stands_before(a.score, b.score); });
    return sides;
}

PlayerId Scoreboard::winner_for(PlayerId player) const {
    const std::vector<PlayerId> winners = sides().front().players;
    return std::ranges::find(winners, player) != winners.end() ? player : winners.front();
}

void Scoreboard::add_to(StateHash& state) const {
    state.begin("scores");
    state.add("of rounds before", past_.value());
    terramorph::add_to(state, "score in the round of player", round());
    terramorph::add_to(state, "score of player", match_);
    for (std::size_t k = 0; k < shots_.size(); ++k) {
        const std::optional<Shot>& shot = shots_[k];
        state.begin("shot of player", static_cast<int>(k));
        state.add("fired", int{shot.has_value()});
        if (!shot) continue;
        state.add("from x", shot->from.x);
        state.add("from y", shot->from.y);
        state.add("damage", shot->damage);
        state.add("hit", int{shot->hit});
        state.add("stray", int{shot->stray});
    }
}

}  // namespace terramorph
