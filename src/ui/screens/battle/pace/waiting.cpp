#include "ui/screens/battle/pace/waiting.h"

#include <algorithm>

#include "app/player/preferences.h"

namespace terramorph {

namespace {

constexpr double kNewToWaiting = 2;  // matches

}  // namespace

void Waiting::begin_turn() {
    forward_ = is_fast_forward(match());
    if (match().player(match().player()).kind == kPerson) hurry_.end();
}

/// Fire, or a click on the card, skips what nobody plays in.
bool Waiting::press(const InputEvent& press, bool aiming, bool aftermath) {
    const bool fires = press.kind == InputEvent::Kind::down && press.key == Key::space && !press.repeat;
    const bool clicks = press.kind == InputEvent::Kind::pointer_down && play_out_.place().holds(press.at);
    hurry_.press(press, aiming);
    if (!fast_forwards() || aftermath || !(fires || clicks)) return false;
    play_out_.skip();
    return true;
}

bool Waiting::advance(double seconds, Narrator& narrator) {
    bool moved = play_out_.advance(seconds, fast_forwards());
    moved |= wait_hint_.advance(seconds, waits(), chosen_speed() > 1);
    moved |= wait_note_.advance(session_, narrator);
    return moved;
}

/// True while somebody who's new to that and plays on waits for a computer.
bool Waiting::waits() const {
    const bool fights = match().phase() != Phase::round_over && match().phase() != Phase::match_over;
    return fights && preference(session_, Preference::tips) != static_cast<double>(TipsWanted::off) &&
           preference(session_, Preference::matches) <= kNewToWaiting &&
           match().settings().turn_mode() != TurnMode::simultaneous &&
           match().player(match().player()).kind != kPerson && !is_fast_forward(match()) &&
           std::ranges::count(match().settings().players, kPerson, &Player::kind) > 0;
}

void Waiting::furnish(const Canvas& canvas, const HudState& state, Rect room, LabelRoom& labels) const {
    if (waits()) wait_hint_.furnish(canvas, state, room, labels);
}

void Waiting::draw(Canvas& canvas, const HudState& state, Rect room, bool aftermath) {
    if (fast_forwards() && !aftermath) play_out_.draw_card(canvas, match(), state, room);
    if (waits()) wait_hint_.draw(canvas, state, room);
    wait_note_.draw(canvas, room);
}

}  // namespace terramorph
