#pragma once

#include <optional>
#include <string>

#include "app/input/input.h"

namespace terramorph {

/// A change of aim: the turret's angle in tenths of a degree, and power.
struct AimStep {
    int angle = 0;
    int power = 0;

    friend bool operator==(const AimStep&, const AimStep&) = default;
};

/// The arrow keys that aim: one step at once, then more while the key is held, faster and faster without a
/// jump. With shift the steps are as small as possible, and don't get faster.
class AimKeys {
  public:
    /// The immediate step if an aiming key goes down.
    AimStep press(const InputEvent& press);
    /// The steps due since the last call.
    AimStep advance(double seconds);
    bool held() const { return held_ != Key::none; }
    void release() { held_ = Key::none; }

  private:
    AimStep moved(int steps) const;

    Key held_ = Key::none;
    bool fine_ = false;
    double time_ = 0;  ///< since the key went down
    int steps_ = 0;    ///< made since then
};

/// The keys that drive while they are held: A and D, or the shoulders of a pad. A tap drives a short way;
/// holding the key drives longer stretches, so that the tank stops less often.
class DriveKeys {
  public:
    void press(const InputEvent& press);
    /// The columns to drive next: negative to the left, 0 if no key is held.
    int take();
    bool held() const { return side_ != 0; }
    void release() { side_ = 0; }

    static constexpr int kFirst = 8, kNext = 24;

  private:
    int side_ = 0;  // -1: left, 1: right
    bool first_ = true;
};

/// Typing a power digit by digit.
class TypedPower {
  public:
    enum class Result { ignored, changed, accepted };

    /// Digits and Backspace change it, Escape cancels, and any other key accepts it before it acts itself.
    Result press(const InputEvent& press);
    bool typing() const { return !digits_.empty(); }
    const std::string& digits() const { return digits_; }
    int take();
    void clear() { digits_.clear(); }

  private:
    std::string digits_;
};

}  // namespace terramorph
