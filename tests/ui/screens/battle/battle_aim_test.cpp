#include "ui/screens/battle/aim.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

InputEvent pressed(std::string_view name, InputEvent::Kind kind = InputEvent::Kind::down) {
    InputEvent press;
    EXPECT_TRUE(parse_key(name, press)) << name;
    press.kind = kind;
    return press;
}

AimStep held_for(AimKeys& keys, double seconds) {
    AimStep sum;
    for (int frame = 0; frame < static_cast<int>(seconds * 60 + 0.5); ++frame) {
        const AimStep step = keys.advance(1.0 / 60);
        sum.angle += step.angle;
        sum.power += step.power;
    }
    return sum;
}

}  // namespace

TEST(AimKeys, OnePressIsOneStep) {
    AimKeys keys;
    EXPECT_EQ(keys.press(pressed("left")), (AimStep{10, 0}));
    keys.press(pressed("left", InputEvent::Kind::up));
    EXPECT_EQ(keys.press(pressed("right")), (AimStep{-10, 0}));
    EXPECT_EQ(keys.press(pressed("up")), (AimStep{0, 1}));
    EXPECT_EQ(keys.press(pressed("down")), (AimStep{0, -1}));
}

TEST(AimKeys, ShiftGivesTheSmallestStepsAndNeverAccelerates) {
    AimKeys keys;
    EXPECT_EQ(keys.press(pressed("shift+left")), (AimStep{1, 0}));
    const AimStep early = held_for(keys, 0.5), late = held_for(keys, 0.5);
    EXPECT_GT(early.angle, 0);
    EXPECT_LE(late.angle, 2 * early.angle + 1);
    EXPECT_EQ(keys.press(pressed("shift+up")), (AimStep{0, 1}));
}

TEST(AimKeys, AHeldKeyGoesFasterAndFasterWithoutAJump) {
    AimKeys keys;
    keys.press(pressed("up"));
    EXPECT_EQ(held_for(keys, 0.2).power, 0) << "a tap is a single step";
    int before = 0, first = 0, last = 0;
    for (int tenth = 0; tenth < 20; ++tenth) {
        last = held_for(keys, 0.1).power;
        if (tenth == 1) first = last;
        EXPECT_GE(last, before - 1) << tenth;
        EXPECT_LE(last, before + 3) << tenth;
        before = last;
    }
    EXPECT_GT(first, 0);
    EXPECT_GT(last, 4 * first);
}

TEST(AimKeys, NothingMovesAfterTheKeyComesUp) {
    AimKeys keys;
    keys.press(pressed("up"));
    keys.press(pressed("up", InputEvent::Kind::up));
    EXPECT_EQ(held_for(keys, 2), AimStep{});
}

TEST(AimKeys, TheSystemsOwnRepeatsAddNothing) {
    AimKeys keys;
    InputEvent again = pressed("up");
    keys.press(again);
    again.repeat = true;
    EXPECT_EQ(keys.press(again), AimStep{});
}

TEST(AimKeys, AllFramesTogetherStepAsOneWouldHave) {
    AimKeys fast, slow;
    fast.press(pressed("up"));
    slow.press(pressed("up"));
    int many = 0;
    for (int frame = 0; frame < 500; ++frame) many += fast.advance(0.002).power;
    EXPECT_NEAR(many, slow.advance(1).power, 10);
}

TEST(TypedPower, DigitsAreTypedMendedAndAccepted) {
    TypedPower power;
    EXPECT_FALSE(power.typing());
    for (const auto* digit : {"6", "5", "7"})
        EXPECT_EQ(power.press(pressed(digit)), TypedPower::Result::changed);
    EXPECT_EQ(power.press(pressed("backspace")), TypedPower::Result::changed);
    EXPECT_EQ(power.digits(), "65");
    EXPECT_EQ(power.press(pressed("enter")), TypedPower::Result::accepted);
    EXPECT_EQ(power.take(), 65);
    EXPECT_FALSE(power.typing());
}

TEST(TypedPower, EscapeGivesUpAndOtherKeysAccept) {
    TypedPower power;
    power.press(pressed("6"));
    EXPECT_EQ(power.press(pressed("esc")), TypedPower::Result::changed);
    EXPECT_FALSE(power.typing());
    EXPECT_EQ(power.press(pressed("enter")), TypedPower::Result::ignored);
    power.press(pressed("6"));
    EXPECT_EQ(power.press(pressed("left")), TypedPower::Result::accepted);
    EXPECT_EQ(power.take(), 6);
    EXPECT_FALSE(power.typing());
}

TEST(TypedPower, NobodyNeedsMoreThanFourDigits) {
    TypedPower power;
    for (int k = 0; k < 30; ++k) power.press(pressed("9"));
    EXPECT_EQ(power.take(), 9999);
}

TEST(DriveKeys, DriveAShortWayAndThenLongerOnesWhileTheyAreHeld) {
    for (const auto& [name, side] : {std::pair{"a", -1}, {"d", 1}, {"page_up", -1}, {"page_down", 1}}) {
        DriveKeys keys;
        InputEvent press;
        ASSERT_TRUE(parse_key(name, press));
        EXPECT_FALSE(keys.held());
        EXPECT_EQ(keys.take(), 0);
        keys.press(press);
        EXPECT_EQ(keys.take(), side * DriveKeys::kFirst) << name;
        EXPECT_EQ(keys.take(), side * DriveKeys::kNext);
        press.repeat = true;
        keys.press(press);
        EXPECT_EQ(keys.take(), side * DriveKeys::kNext) << "a repeated key is the same press";
        press.repeat = false;
        press.kind = InputEvent::Kind::up;
        keys.press(press);
        EXPECT_FALSE(keys.held());
    }
}

TEST(DriveKeys, TheKeyThatWentDownLastCounts) {
    DriveKeys keys;
    InputEvent left, right;
    ASSERT_TRUE(parse_key("a", left) && parse_key("d", right));
    keys.press(left);
    keys.press(right);
    left.kind = InputEvent::Kind::up;
    keys.press(left);
    EXPECT_EQ(keys.take(), DriveKeys::kFirst);
}

}  // namespace terramorph
