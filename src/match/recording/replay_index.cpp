#include "match/recording/replay_index.h"

#include <algorithm>
#include <cassert>
#include <variant>

namespace terramorph {

namespace {

constexpr int kEffortOfALevel = 1000;         // cost of drawing a level, in quiet ticks
constexpr std::size_t kBytesOfAColumn = 240;  // typical, of the ground
constexpr std::size_t kBytesOfTheRest = 64u << 10;

/// True if the command is given at the armory, not in battle.
bool is_of_a_visit(const Command& command) {
    return std::holds_alternative<Buy>(command) || std::holds_alternative<Sell>(command) ||
           std::holds_alternative<Undo>(command) || std::holds_alternative<Ready>(command);
}

PlayerId player_of(const Command& command) {
    return std::visit(
        [](const auto& each) {
            if constexpr (requires { each.player; })
                return each.player;
            else
                return PlayerId();
        },
        command);
}

std::size_t bytes_of(const Match& match) {
    const Recording& played = match.recording();
    std::size_t scars = 0;
    for (const RoundResult& result : played.round_results) scars += result.scars.size();
    return kBytesOfTheRest + scars +
           kBytesOfAColumn * static_cast<std::size_t>(match.battle().state().ground.width()) +
           played.lines.size() * sizeof(Recording::Line) + played.checks.size() * sizeof(Recording::Check);
}

bool begins_turn(const Match& match) { return match.phase() == Phase::aiming && match.at_turn_start(); }

}  // namespace

ReplayIndex::ReplayIndex(std::shared_ptr<const Recording> recording, std::shared_ptr<const Arsenal> arsenal,
                         std::shared_ptr<const Planets> planets)
    : recording_(std::move(recording)),
      scout_(recording_, std::move(arsenal), std::move(planets)),
      begin_(scout_.fork()) {
    find_stops();
    record_stop();
}

/// Turns are found by their commands; the last one, which may have none yet, by its hash.
void ReplayIndex::find_stops() {
    int round = scout_.match().round();
    for (const Recording::Line& line : recording_->lines) {
        ticks_ = std::max(ticks_, line.tick);
        if (std::holds_alternative<NextRound>(line.command)) ++round;
        if (is_of_a_visit(line.command) || std::holds_alternative<NextRound>(line.command)) continue;
        if (stops_.empty() || stops_.back().turn < line.turn)
            stops_.push_back({line.turn, round, -1, line.tick});
        if (!stops_.back().player.exists()) stops_.back().player = player_of(line.command);
    }
    for (const Recording::Check& check : recording_->checks) ticks_ = std::max(ticks_, check.tick);
    ticks_ = std::max(ticks_, recording_->left_at);
    const int last = recording_->checks.empty() ? 1 : recording_->checks.back().turn;
    const int told = recording_->lines.empty() ? 0 : recording_->lines.back().turn;
    if (stops_.empty() || (stops_.back().turn < last && told < last))
        stops_.push_back({last, round, -1, ticks_});
}

void ReplayIndex::read(int effort) {
    while (effort > 0 && !complete()) effort -= step();
}

/// Returns its cost in quiet ticks.
int ReplayIndex::step() {
    const int round = scout_.match().round();
    const int cost = 1 + tick_cost(scout_.match().battle().state());
    failure_ = scout_.step();
    const MatchEvents events = scout_.take_events();
    record(events);
    if (failure_) return cost;
    record_stop();
    return scout_.match().round() != round ? cost + kEffortOfALevel : cost;
}

void ReplayIndex::record(const MatchEvents& events) {
    for (const MatchEvent& event : events) {
        if (const auto* hurt = std::get_if<event::Hurt>(&event)) add_mark(hurt->by, hurt->tank, false);
        if (const auto* death = std::get_if<event::Died>(&event)) add_mark(death->by, death->tank, true);
    }
}

void ReplayIndex::add_mark(TankId by, TankId tank, bool died) {
    const Mark mark = {known_ == 0 ? 0 : known_ - 1, scout_.match().ticks(), by, tank, died};
    const bool again = !marks_.empty() && marks_.back().stop == mark.stop &&
                       marks_.back().tank == mark.tank && marks_.back().by == mark.by && !marks_.back().died;
    if (again && !died) return;  // fire hurts many times
    if (again) marks_.pop_back();
    marks_.push_back(mark);
}

/// Records a stop that's reached for the first time.
void ReplayIndex::record_stop() {
    const Match& match = scout_.match();
    if (known_ == stops_.size() || !begins_turn(match) || match.turn() != stops_[known_].turn) return;
    Stop& stop = stops_[known_];
    stop.round = match.round();
    stop.player = match.player();
    stop.tick = match.ticks();
    keep_keyframe(known_++);
}

void ReplayIndex::keep_keyframe(std::size_t stop) {
    if (stop % apart_ != 0) return;
    const std::size_t bytes = bytes_of(scout_.match());
    keyframes_.push_back({stop, bytes, scout_.fork()});
    bytes_ += bytes;
    while (keyframes_.size() > 1 && (keyframes_.size() > kMaxKeyframes || bytes_ > kMaxBytes)) thin();
}

void ReplayIndex::thin() {
    apart_ *= 2;
    std::erase_if(keyframes_, [this](const Keyframe& keyframe) { return keyframe.stop % apart_ != 0; });
    bytes_ = 0;
    for (const Keyframe& keyframe : keyframes_) bytes_ += keyframe.bytes;
}

Playback ReplayIndex::at(std::size_t stop) const {
    assert(stop < known_ || stop == 0);
    const auto after = std::ranges::upper_bound(keyframes_, stop, {}, &Keyframe::stop);
    Playback playback = after == keyframes_.begin() ? begin_.fork() : std::prev(after)->playback.fork();
    const int turn = stops_[stop].turn;
    const auto there = [&] { return playback.match().turn() >= turn && begins_turn(playback.match()); };
    while (!there() && !playback.over())
        if (playback.step()) break;
    (void)playback.take_events();
    return playback;
}

Playback ReplayIndex::at(std::size_t stop, Ticks tick) const {
    Playback playback = at(stop);
    while (playback.match().ticks() < tick && !playback.over())
        if (playback.step()) break;
    (void)playback.take_events();
    return playback;
}

std::size_t ReplayIndex::stop_at(int turn) const {
    const auto after = std::ranges::upper_bound(stops_, turn, {}, &Stop::turn);
    return after == stops_.begin() ? 0 : static_cast<std::size_t>(after - stops_.begin()) - 1;
}

}  // namespace terramorph
