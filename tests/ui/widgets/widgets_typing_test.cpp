#include <gtest/gtest.h>

#include "base/text/utf8.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr Parameter kTypedHills = {"numCircles", "Hills", "", 0, 400, 200, "How many.", true};
constexpr Parameter kTypedDepth = {"depth", "Depth", "m", -1, 1, 0, "How deep."};

bool press_key(Form& form, std::string_view name) {
    InputEvent press;
    EXPECT_TRUE(parse_key(name, press)) << name;
    return form.press(press);
}

bool type_text(Form& form, const std::string& words) {
    return form.press({.kind = InputEvent::Kind::text, .text = words});
}

void type_keys(Form& form, std::string_view keys) {
    for (const char key : keys) EXPECT_TRUE(press_key(form, std::string_view(&key, 1)));
}

/// A slider, another slider and a button below each other.
struct Numbers {
    Form form;
    double hills = 200;
    double depth = 0;

    Numbers() {
        form.add(slider(
            kTypedHills, [this] { return hills; }, [this](double value) { hills = value; }));
        form.add(slider(
            kTypedDepth, [this] { return depth; }, [this](double value) { depth = value; }));
        form.add(button("", "Play", [] {}));
        for (std::size_t k = 0; k < 3; ++k) form[k].place = {0, 50 * static_cast<float>(k), 100, 40};
    }
};

struct Name {
    Form form;
    std::string name;

    explicit Name(std::string begin, int most = 20) : name(std::move(begin)) {
        form.add(text_field(
            "Name", most, [this] { return name; }, [this](const std::string& words) { name = words; }));
        form.add(button("", "Play", [] {}));
        for (std::size_t k = 0; k < 2; ++k) form[k].place = {0, 50 * static_cast<float>(k), 100, 40};
    }
};

}  // namespace

TEST(NumberEntry, DigitsBecomeTheValueWithEnter) {
    Numbers numbers;
    type_keys(numbers.form, "37");
    EXPECT_EQ(numbers.hills, 200) << "not before it is finished";
    EXPECT_TRUE(press_key(numbers.form, "enter"));
    EXPECT_EQ(numbers.hills, 37);
    EXPECT_EQ(numbers.form.focus(), 0u);
}

TEST(NumberEntry, SignsPointsAndCorrectionsWork) {
    Numbers numbers;
    numbers.form.focus_on(1);
    type_keys(numbers.form, "-.75");
    press_key(numbers.form, "backspace");
    press_key(numbers.form, "enter");
    EXPECT_EQ(numbers.depth, -0.7);
}

TEST(NumberEntry, MovingOnFinishesIt) {
    Numbers numbers;
    type_keys(numbers.form, "41");
    EXPECT_TRUE(press_key(numbers.form, "tab"));
    EXPECT_EQ(numbers.hills, 41);
    EXPECT_EQ(numbers.form.focus(), 1u);
    numbers.form.focus_on(0);
    type_keys(numbers.form, "50");
    press_key(numbers.form, "down");
    EXPECT_EQ(numbers.hills, 50);
    EXPECT_EQ(numbers.form.focus(), 1u);
    type_keys(numbers.form, "1");
    numbers.form.press({.kind = InputEvent::Kind::pointer_down, .at = {50, 120}});
    EXPECT_EQ(numbers.depth, 1);
    EXPECT_EQ(numbers.form.focus(), 2u);
}

TEST(NumberEntry, ARefusedNumberStaysToBeMendedAndSaysWhy) {
    Numbers numbers;
    type_keys(numbers.form, "401");
    for (const std::string_view name : {"enter", "tab", "down", "right"}) {
        EXPECT_TRUE(press_key(numbers.form, name));
        EXPECT_EQ(numbers.hills, 200);
        EXPECT_EQ(numbers.form.focus(), 0u);
        EXPECT_NE(numbers.form.complaint().find("0 to 400"), std::string::npos) << numbers.form.complaint();
    }
    press_key(numbers.form, "backspace");
    EXPECT_EQ(numbers.form.complaint(), "");
    press_key(numbers.form, "enter");
    EXPECT_EQ(numbers.hills, 40);
}

TEST(NumberEntry, EscapeGivesItUpBeforeItLeavesThePage) {
    Numbers numbers;
    EXPECT_FALSE(press_key(numbers.form, "esc"));
    type_keys(numbers.form, "5");
    EXPECT_TRUE(press_key(numbers.form, "esc"));
    EXPECT_FALSE(press_key(numbers.form, "esc"));
    EXPECT_EQ(numbers.hills, 200);
}

TEST(NumberEntry, EnterOpensItAndNothingTypedChangesNothing) {
    Numbers numbers;
    press_key(numbers.form, "enter");
    EXPECT_TRUE(press_key(numbers.form, "r")) << "letters are no hot keys while a number is typed";
    press_key(numbers.form, "enter");
    EXPECT_EQ(numbers.hills, 200);
    EXPECT_FALSE(press_key(numbers.form, "r"));
}

TEST(NumberEntry, EndlessDigitsAreHarmless) {
    Numbers numbers;
    for (int k = 0; k < 5000; ++k) type_keys(numbers.form, "9");
    press_key(numbers.form, "enter");
    EXPECT_EQ(numbers.hills, 200);
    EXPECT_NE(numbers.form.complaint(), "");
}

TEST(TextField, TakesLettersAtItsCursor) {
    Name field("Otto");
    EXPECT_TRUE(field.form.wants_text());
    type_text(field.form, "n");
    EXPECT_EQ(field.name, "Otton");
    press_key(field.form, "home");
    type_text(field.form, "\u00dc");
    press_key(field.form, "right");
    type_text(field.form, "-");
    EXPECT_EQ(field.name, "\u00dcO-tton");
    press_key(field.form, "end");
    press_key(field.form, "left");
    type_text(field.form, "\u2192");
    EXPECT_EQ(field.name, "\u00dcO-tto\u2192n");
}

TEST(TextField, ErasesWholeLetters) {
    Name field("a\u00fc\u2192\U0001f600b");
    press_key(field.form, "left");
    press_key(field.form, "backspace");
    EXPECT_EQ(field.name, "a\u00fc\u2192b");
    press_key(field.form, "backspace");
    EXPECT_EQ(field.name, "a\u00fcb");
    press_key(field.form, "home");
    press_key(field.form, "backspace");
    press_key(field.form, "del");
    press_key(field.form, "del");
    EXPECT_EQ(field.name, "b");
    press_key(field.form, "end");
    press_key(field.form, "del");
    EXPECT_EQ(field.name, "b");
    press_key(field.form, "backspace");
    press_key(field.form, "backspace");
    EXPECT_EQ(field.name, "");
}

TEST(TextField, HoldsAsManyLettersAsItMay) {
    Name field("", 5);
    type_text(field.form, "\u00e4\u00f6\u00fc\u00df");
    type_text(field.form, "xyz");
    EXPECT_EQ(field.name, "\u00e4\u00f6\u00fc\u00dfx");
    type_text(field.form, "more");
    EXPECT_EQ(code_point_count(field.name), 5u);
}

TEST(TextField, KeepsControlLettersAndBrokenBytesOut) {
    Name field("");
    type_text(field.form, "a\nb\xff\x1b");
    EXPECT_EQ(field.name, "a?b??");
}

TEST(TextField, SwallowsTheKeysOfItsLetters) {
    Name field("");
    for (const std::string_view name : {"r", "7", "space"}) EXPECT_TRUE(press_key(field.form, name));
    EXPECT_EQ(field.name, "");
    EXPECT_FALSE(press_key(field.form, "ctrl+z"));
    EXPECT_FALSE(press_key(field.form, "esc"));
    EXPECT_FALSE(press_key(field.form, "f1"));
}

TEST(TextField, EnterAndArrowsLeaveIt) {
    Name field("Otto");
    press_key(field.form, "enter");
    EXPECT_EQ(field.form.focus(), 1u);
    EXPECT_FALSE(field.form.wants_text());
    EXPECT_FALSE(type_text(field.form, "x"));
    press_key(field.form, "up");
    EXPECT_EQ(field.form.focus(), 0u);
    int finished = 0;
    field.form[0].act = [&finished] { ++finished; };
    press_key(field.form, "enter");
    EXPECT_EQ(finished, 1);
    EXPECT_EQ(field.form.focus(), 0u);
}

TEST(TextField, ACursorSurvivesThatTheTextIsChangedElsewhere) {
    Name field("a long name");
    press_key(field.form, "left");
    field.name = "\u00fc";
    press_key(field.form, "left");
    type_text(field.form, "x");
    EXPECT_EQ(field.name, "x\u00fc");
}

}  // namespace terramorph
