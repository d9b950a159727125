#include "lab/balance/round_recorder.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "base/index.h"
#include "base/overloads.h"
#include "battle/tank.h"

namespace terramorph {

namespace {

constexpr float kMoved = 1;                         // columns
constexpr float kMovedFar = 2.0f * kHullHalfWidth;  // columns

float apart(Vec2<float> one, Vec2<float> other) {
    const Vec2<float> way = other - one;
    return std::sqrt(way.x * way.x + way.y * way.y);
}

}  // namespace

int RoundRecord::volleys() const {
    int most = 0;
    for (const PartRecord& part : parts) most = std::max(most, part.turns);
    return most;
}

RoundRecorder::RoundRecorder(std::vector<std::string> who, Ticks tick)
    : round_began_(tick), turn_began_(tick), last_hurt_(who.size()) {
    for (std::string& each : who) record_.parts.push_back({.who = std::move(each)});
}

void RoundRecorder::begin_turn(int player, Ticks tick) {
    if (record_.turns.empty()) record_.opener = player;
    record_.turns.push_back({.player = player, .lost = std::vector<int>(record_.parts.size())});
    ++record_.parts[at(player)].turns;
    turn_began_ = tick;
    in_turn_ = true;
}

void RoundRecorder::begin_shot(const ShotRecord& shot, Places before) {
    const auto same = [&](const ShotRecord& past) {
        return past.flies && past.player == shot.player && past.mark == shot.mark;
    };
    const auto earlier = std::ranges::count_if(record_.shots, same);
    record_.shots.push_back(shot);
    record_.shots.back().number = static_cast<int>(earlier) + 1;
    ++record_.parts[at(shot.player)].shots;
    before_ = std::move(before);
    last_blast_.reset();
    in_shot_ = true;
}

ShotRecord* RoundRecorder::shot() { return in_shot_ ? &record_.shots.back() : nullptr; }

void RoundRecorder::note(const MatchEvent& event, Ticks tick) {
    std::visit(
        Overloads{[&](const event::Exploded&) { last_blast_ = tick; },
                  [&](const event::Hurt& hurt) { note_hurt(hurt); },
                  [&](const event::Died& died) { note_death(died); },
                  [&](const event::UsedItem& used) { record_.items.push_back(used.item); },
                  [&](const event::BrokeOff& broke) {
                      if (shot()) shot()->earth += broke.area;
                  },
                  [&](const event::LeftLevel&) {
                      if (shot()) shot()->left = true;
                  },
                  [&](const event::RoundEnded& ended) { record_.winner = ended.winner; }, [](const auto&) {}},
        event);
}

void RoundRecorder::note_hurt(const event::Hurt& hurt) {
    record_.harm[at(hurt.cause)] += hurt.health;
    last_hurt_[at(hurt.tank)] = hurt.cause;
    if (in_turn_) record_.turns.back().lost[at(hurt.tank)] += hurt.health;
    if (!shot() || hurt.by != shot()->player || hurt.tank == hurt.by) return;
    shot()->harm += hurt.health;
    const bool direct = hurt.cause == HurtCause::direct || hurt.cause == HurtCause::beam;
    if (direct && hurt.tank == shot()->mark) shot()->hit = true;
}

void RoundRecorder::note_death(const event::Died& died) {
    record_.parts[at(died.tank)].died = true;
    ++record_.deaths[at(last_hurt_[at(died.tank)])];
    if (died.by < 0 || died.by == died.tank) return;
    ++record_.parts[at(died.by)].kills;
    if (shot() && died.by == shot()->player) ++shot()->kills;
}

void RoundRecorder::end_shot(Ticks tick, const Places& after) {
    ShotRecord& ended = record_.shots.back();
    if (last_blast_) ended.rest = tick - *last_blast_;
    for (std::size_t tank = 0; tank < after.size(); ++tank) {
        if (!before_[tank] || !after[tank] || static_cast<int>(tank) == ended.player) continue;
        const float way = apart(*before_[tank], *after[tank]);
        ++ended.seen;
        if (way > kMoved) ++ended.moved;
        if (way > kMovedFar) ++ended.moved_far;
    }
    in_shot_ = false;
}

void RoundRecorder::end_turn(Ticks tick, const Places& after) {
    record_.ticks = tick - round_began_;
    if (!std::exchange(in_turn_, false)) return;
    record_.turns.back().ticks = tick - turn_began_;
    if (in_shot_) end_shot(tick, after);
}

}  // namespace terramorph
