#include "app/input/finger_scroll.h"

#include <cmath>
#include <utility>

namespace terramorph {

namespace {

constexpr float kStill = 0.4f;       // of a finger's reach, that it may move and still only touch
constexpr float kSpeedOver = 0.05f;  // seconds that a finger's speed is measured over
constexpr float kSlowsOver = 0.4f;   // seconds until rows are slower by a factor of e
constexpr float kSlowest = 1.5f;     // rows a second

}  // namespace

std::vector<InputEvent> FingerScroll::meant(const InputEvent& press, float row) {
    if (!points(press)) return stop(), std::vector{press};
    if (press.kind == InputEvent::Kind::pointer_down) {
        const bool caught = going() && press.reach > 0 && row > 0;
        state_ = caught ? State::scrolls : press.reach > 0 && row > 0 ? State::waits : State::presses;
        drawn_ = moved_ = speed_ = 0;
        down_ = press;
        row_ = row;
        if (state_ == State::waits || caught) return {};
    }
    if (press.kind == InputEvent::Kind::pointer_move) return follow(press);
    const State before =
        std::exchange(state_, press.kind == InputEvent::Kind::pointer_up ? State::none : state_);
    if (before == State::waits) return {down_, press};
    if (before == State::scrolls) {
        if (std::abs(speed_) >= kSlowest * row_) state_ = State::goes;
        return {};
    }
    return {press};
}

std::vector<InputEvent> FingerScroll::follow(const InputEvent& move) {
    if (state_ == State::none && move.reach > 0) return {};
    if (state_ == State::goes && move.reach > 0) return {};
    stop();
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
    moved_ += down;
    std::vector<InputEvent> turns = drawn(down);
    down_.at = move.at;
    return turns;
}

std::vector<InputEvent> FingerScroll::drawn(float pixels) {
    std::vector<InputEvent> turns;
    drawn_ += pixels;
    for (; std::abs(drawn_) >= row_; drawn_ -= std::copysign(row_, drawn_)) turns.push_back(turn(drawn_));
    return turns;
}

InputEvent FingerScroll::turn(float pixels) const {
    InputEvent wheel = down_;
    wheel.kind = InputEvent::Kind::wheel;
    wheel.wheel = pixels > 0 ? 1.0f : -1.0f;
    return wheel;
}

/// The way of a speed that falls exponentially is the same in any number of frames.
std::vector<InputEvent> FingerScroll::advance(double seconds) {
    const auto passed = static_cast<float>(seconds);
    if (state_ == State::scrolls && passed > 0) {
        const float fresh = 1 - std::exp(-passed / kSpeedOver);
        speed_ += (std::exchange(moved_, 0.0f) / passed - speed_) * fresh;
    }
    if (state_ != State::goes) return {};
    const float left = std::exp(-passed / kSlowsOver), way = speed_ * kSlowsOver * (1 - left);
    speed_ *= left;
    std::vector<InputEvent> turns = drawn(way);
    if (std::abs(speed_) < kSlowest * row_) stop();
    return turns;
}

std::optional<InputEvent> FingerScroll::going() const {
    return state_ == State::goes ? std::optional(turn(speed_)) : std::nullopt;
}

void FingerScroll::stop() {
    if (state_ == State::goes) state_ = State::none;
}

}  // namespace terramorph
