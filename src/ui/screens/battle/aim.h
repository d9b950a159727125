#pragma once

#include <optional>
#include <string>

#include "app/input/input.h"

namespace terramorph {

/// By how much to turn the turret, in tenths of a degree, and to change the power.
struct AimStep {
    int angle = 0;
    int power = 0;

    friend bool operator==(const AimStep&, const AimStep&) = default;
};

/// The arrow keys that aim: one step at once, then more while the key is held, ten times as wide after half a
/// second. With shift the steps are the smallest that there are.
class AimKeys {
  public:
    /// The step at once, when this is one of the keys going down.
    AimStep press(const InputEvent& press);
    /// The steps due since the last call.
    AimStep advance(double seconds);
    bool held() const { return held_ != Key::none; }
    void release() { held_ = Key::none; }

  private:
    AimStep step(int width) const;

    Key held_ = Key::none;
    bool fine_ = false;
    double time_ = 0;  ///< since the key went down
    double next_ = 0;  ///< when the next step is due
};

/// The keys that drive while they are held: A and D, or the shoulders of a pad. A tap is a short way; what
/// follows while the key is held is longer, so that the tank does not stop so often.
class DriveKeys {
  public:
    void press(const InputEvent& press);
    /// Columns to drive next: below 0 to the left; 0 while none is held.
    int take();
    bool held() const { return side_ != 0; }
    void release() { side_ = 0; }

    static constexpr int kFirst = 8, kNext = 24;

  private:
    int side_ = 0;  // -1: left, 1: right
    bool first_ = true;
};

/// A power that is typed digit by digit.
class TypedPower {
  public:
    enum class Result { ignored, changed, accepted };

    /// Digits and Backspace change it, Escape gives it up, and every other key accepts it before it does its
    /// own.
    Result press(const InputEvent& press);
    bool typing() const { return !digits_.empty(); }
    const std::string& digits() const { return digits_; }
    int take();
    void clear() { digits_.clear(); }

  private:
    std::string digits_;
};

}  // namespace terramorph
