#include "app/input/finger_scroll.h"

#include <cmath>
#include <utility>

namespace terramorph {

namespace {

constexpr float kStill = 0.4f;  // of a finger's reach, that it may move and still only touch

}  // namespace

std::vector<InputEvent> FingerScroll::meant(const InputEvent& press, float row) {
    if (!points(press)) return {press};
    if (press.kind == InputEvent::Kind::pointer_down) {
        state_ = press.reach > 0 && row > 0 ? State::waits : State::presses;
        down_ = press;
        row_ = row;
        if (state_ == State::waits) return {};
    }
    if (press.kind == InputEvent::Kind::pointer_move) return follow(press);
    const State before =
        std::exchange(state_, press.kind == InputEvent::Kind::pointer_up ? State::none : state_);
    if (before == State::waits) return {down_, press};
    if (before == State::scrolls) return {};
    return {press};
}

std::vector<InputEvent> FingerScroll::follow(const InputEvent& move) {
    if (state_ == State::none && move.reach > 0) return {};
    if (state_ == State::none || state_ == State::presses) return {move};
    const float along = move.at.x - down_.at.x, down = move.at.y - down_.at.y;
    if (state_ == State::waits) {
        if (std::hypot(along, down) < kStill * down_.reach) return {};
        if (std::abs(along) > std::abs(down)) {
            state_ = State::presses;
            return {down_, move};
        }
        state_ = State::scrolls;
        drawn_ = 0;
    }
    drawn_ += down;
    std::vector<InputEvent> turns;
    for (; std::abs(drawn_) >= row_; drawn_ -= std::copysign(row_, drawn_)) {
        turns.push_back(down_);
        turns.back().kind = InputEvent::Kind::wheel;
        turns.back().wheel = drawn_ > 0 ? 1.0f : -1.0f;
    }
    down_.at = move.at;
    return turns;
}

}  // namespace terramorph
