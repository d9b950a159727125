#include "ui/screens/battle/aim.h"

#include <algorithm>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr double kFirstWait = 0.25;        // seconds until a held key goes on
constexpr double kSlow = 15, kFast = 150;  // steps in a second: from then on, and at last
constexpr double kSpeedsUp = 1.25;         // seconds from the one to the other
constexpr std::size_t kMaxDigits = 4;

/// How many steps a key has made that has been held for so long, besides the first.
int steps_after(double seconds, bool fine) {
    const double held = seconds - kFirstWait;
    if (held < 0) return 0;
    const double faster = fine ? 0 : (kFast - kSlow) / kSpeedsUp, rising = std::min(held, kSpeedsUp);
    return static_cast<int>(kSlow * held + faster * rising * (held - rising / 2)) + 1;
}

bool aims(Key key) { return key == Key::left || key == Key::right || key == Key::up || key == Key::down; }

}  // namespace

AimStep AimKeys::press(const InputEvent& press) {
    if (!aims(press.key)) return {};
    if (press.kind == InputEvent::Kind::up && press.key == held_) release();
    if (press.kind != InputEvent::Kind::down || press.repeat) return {};
    held_ = press.key;
    fine_ = press.shift;
    time_ = 0;
    steps_ = 0;
    return moved(1);
}

AimStep AimKeys::advance(double seconds) {
    if (!held()) return {};
    time_ += seconds;
    const int due = steps_after(time_, fine_);
    return moved(due - std::exchange(steps_, due));
}

AimStep AimKeys::moved(int steps) const {
    const int angle = fine_ ? steps : 10 * steps, power = steps;
    switch (held_) {
        case Key::left:
            return {angle, 0};
        case Key::right:
            return {-angle, 0};
        case Key::up:
            return {0, power};
        case Key::down:
            return {0, -power};
        default:
            return {};
    }
}

void DriveKeys::press(const InputEvent& press) {
    const bool left = press.key == Key::page_up || (press.key == Key::letter && press.letter == 'a');
    const bool right = press.key == Key::page_down || (press.key == Key::letter && press.letter == 'd');
    if ((!left && !right) || press.repeat) return;
    const int side = left ? -1 : 1;
    if (press.kind == InputEvent::Kind::down) side_ = side, first_ = true;
    if (press.kind == InputEvent::Kind::up && side_ == side) release();
}

int DriveKeys::take() { return side_ * (std::exchange(first_, false) ? kFirst : kNext); }

TypedPower::Result TypedPower::press(const InputEvent& press) {
    if (press.kind != InputEvent::Kind::down) return Result::ignored;
    if (press.key == Key::letter && press.letter >= '0' && press.letter <= '9') {
        if (digits_.size() < kMaxDigits) digits_ += press.letter;
        return Result::changed;
    }
    if (!typing()) return Result::ignored;
    if (press.key == Key::escape) return clear(), Result::changed;
    if (press.key == Key::backspace) return digits_.pop_back(), Result::changed;
    return Result::accepted;
}

int TypedPower::take() { return static_cast<int>(to_integer(std::exchange(digits_, {})).value_or(0)); }

}  // namespace terramorph
