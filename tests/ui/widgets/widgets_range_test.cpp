#include <gtest/gtest.h>

#include <array>

#include "ui/picture.h"
#include "ui/widgets/list.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr Parameter kLow = {"low", "Smallest", "", 0, 100, 40, "The least.", true};
constexpr Parameter kHigh = {"high", "Largest", "columns", 0, 100, 60, "The most.", true};
constexpr Parameter kFew = {"few", "Few", "", 0, 8000, 180, "Mostly few."};

Knob knob(const Parameter& parameter, double& number) {
    return {&parameter, [&number] { return number; }, [&number](double value) { number = value; }};
}

/// A form with one range, 200 wide.
struct RangeForm {
    double low = 40, high = 60;
    Form form;

    RangeForm() {
        Widget widget = range("Size", knob(kLow, low), knob(kHigh, high));
        widget.place = {100, 10, 200, 48};
        form.add(widget);
    }
    void key(std::string_view name) {
        InputEvent press;
        ASSERT_TRUE(parse_key(name, press)) << name;
        form.press(press);
    }
    void pointer(InputEvent::Kind kind, float part, float y = 40) {
        form.press({.kind = kind, .at = {100 + 200 * part, y}});
    }
    void drag(float from, float to) {
        pointer(InputEvent::Kind::pointer_down, from);
        pointer(InputEvent::Kind::pointer_move, to);
        pointer(InputEvent::Kind::pointer_up, to);
    }
    std::vector<std::string> words() {
        Picture picture(400, 100);
        form.draw(picture.canvas);
        return picture.canvas.words_drawn();
    }
};

TEST(RangeForm, TheKnobNearerToThePointerIsDragged) {
    RangeForm range;
    range.drag(0.3f, 0.2f);
    EXPECT_EQ(range.low, 20);
    EXPECT_EQ(range.high, 60);
    range.drag(0.75f, 0.9f);
    EXPECT_EQ(range.low, 20);
    EXPECT_EQ(range.high, 90);
}

TEST(RangeForm, AKnobThatIsDraggedStopsAtTheOther) {
    RangeForm range;
    range.drag(0.4f, 0.95f);
    EXPECT_EQ(range.low, 60);
    EXPECT_EQ(range.high, 60);
    range.drag(0.62f, 0.9f);
    range.drag(0.88f, 0.1f);
    EXPECT_EQ(range.high, 60);
    EXPECT_EQ(range.low, 60);
}

TEST(RangeForm, KnobsInOnePlaceComeApartInEitherDirection) {
    RangeForm range;
    range.low = range.high = 50;
    range.drag(0.45f, 0.2f);
    EXPECT_EQ(range.low, 20);
    EXPECT_EQ(range.high, 50);
    range.low = range.high = 50;
    range.drag(0.55f, 0.8f);
    EXPECT_EQ(range.low, 50);
    EXPECT_EQ(range.high, 80);
}

TEST(RangeForm, TabGoesFromTheLowerKnobToTheUpperAndOn) {
    RangeForm range;
    range.form.add(button("", "Next", [] {}));
    range.key("right");
    EXPECT_GT(range.low, 40);
    range.key("tab");
    EXPECT_EQ(range.form.focus(), 0u);
    range.key("left");
    EXPECT_LT(range.high, 60);
    range.key("tab");
    EXPECT_EQ(range.form.focus(), 1u);
    range.key("shift+tab");
    const double high = range.high;
    range.key("right");
    EXPECT_GT(range.high, high);
    range.key("shift+tab");
    range.key("home");
    EXPECT_EQ(range.low, 0);
}

TEST(RangeForm, ANumberThatIsTypedIsThatOfTheKnobWithTheFocus) {
    RangeForm range;
    range.key("tab");
    for (const char* digit : {"7", "5", "enter"}) range.key(digit);
    EXPECT_EQ(range.high, 75);
    EXPECT_EQ(range.low, 40);
}

TEST(RangeForm, ShowsBothNumbersAndTheUnitOnce) {
    RangeForm range;
    const auto words = range.words();
    std::string all;
    for (auto word = words.rbegin(); word != words.rend(); ++word) all += *word + "|";
    EXPECT_NE(all.find("40 – |60 columns|"), std::string::npos) << all;
}

TEST(RangeForm, SaysOfTheKnobWithTheFocusWhatItIsFor) {
    RangeForm range;
    EXPECT_EQ(range.form.help(), kLow.help);
    range.key("tab");
    EXPECT_EQ(range.form.help(), kHigh.help);
}

TEST(Slider, WhereTheDefaultIsLowLowValuesHaveMoreRoom) {
    EXPECT_GT(part_of(kFew, 180), 0.2);
    EXPECT_EQ(part_of(kFew, 0), 0);
    EXPECT_EQ(part_of(kFew, 8000), 1);
    for (double part = 0; part <= 1; part += 0.05)
        EXPECT_NEAR(part_of(kFew, value_at(kFew, part)), part, 0.06);
    EXPECT_DOUBLE_EQ(part_of(kLow, 25), 0.25);
}

/// A form with one slider that has tools.
struct Tools {
    double value = 180;
    int drawn = 0;
    Form form;

    Tools() {
        Widget widget = setting(
            kFew, [this] { return value; }, [this](double number) { value = number; });
        widget.reset = [this] { value = kFew.default_value; };
        widget.shuffle = [this] { ++drawn; };
        widget.place = {10, 10, 300, 48};
        form.add(widget);
        draw();
    }
    void draw() {
        Picture picture(400, 100);
        form.draw(picture.canvas);
    }
    void click(Point at) {
        for (const auto kind : {InputEvent::Kind::pointer_move, InputEvent::Kind::pointer_down,
                                InputEvent::Kind::pointer_move, InputEvent::Kind::pointer_up})
            form.press({.kind = kind, .at = at});
    }
    void key(std::string_view name) {
        InputEvent press;
        ASSERT_TRUE(parse_key(name, press)) << name;
        form.press(press);
    }
};

TEST(Tools, AMarkStandsBehindTheLabelOnlyWhileTheValueIsNotTheDefault) {
    Tools tools;
    EXPECT_EQ(tools.form[0].mark.w, 0);
    tools.value = 900;
    tools.draw();
    EXPECT_GT(tools.form[0].mark.w, 0);
    tools.click(tools.form[0].mark.center());
    EXPECT_EQ(tools.value, 180);
    tools.draw();
    EXPECT_EQ(tools.form[0].mark.w, 0);
}

TEST(Tools, PressingTheMarkOrTheDieDoesNotMoveTheKnob) {
    Tools tools;
    tools.value = 900;
    tools.draw();
    const Point at = tools.form[0].die.center();
    tools.form.press({.kind = InputEvent::Kind::pointer_down, .at = at});
    tools.form.press({.kind = InputEvent::Kind::pointer_move, .at = {200, 30}});
    EXPECT_EQ(tools.value, 900);
    tools.form.press({.kind = InputEvent::Kind::pointer_up, .at = {200, 30}});
    EXPECT_EQ(tools.drawn, 0);
    tools.click(at);
    EXPECT_EQ(tools.drawn, 1);
    EXPECT_EQ(tools.value, 900);
}

TEST(Tools, BackspaceDeleteAndXDoTheSameByKeys) {
    Tools tools;
    for (const char* name : {"backspace", "del"}) {
        tools.value = 900;
        tools.key(name);
        EXPECT_EQ(tools.value, 180) << name;
    }
    tools.key("x");
    EXPECT_EQ(tools.drawn, 1);
    tools.key("shift+x");
    EXPECT_EQ(tools.drawn, 1);
}

TEST(Tools, TheWidgetUnderThePointerIsSpokenOfUntilAKeyIsPressed) {
    Form form;
    for (const float y : {0.0f, 100.0f}) {
        Widget widget = button("", "-", [] {});
        widget.place = {0, y, 100, 50};
        form.add(widget);
    }
    EXPECT_EQ(form.described(), 0u);
    form.press({.kind = InputEvent::Kind::pointer_move, .at = {10, 110}});
    EXPECT_EQ(form.described(), 1u);
    form.press({.kind = InputEvent::Kind::down, .key = Key::f1});
    EXPECT_EQ(form.described(), 0u);
}

/// Twenty buttons of 20 pixels in a place of 100.
struct List {
    static constexpr Rect kPlace = {10, 10, 200, 100};
    static constexpr std::size_t kCount = 20;

    Form form;
    WidgetList list;
    std::vector<WidgetList::Line> lines;

    List() {
        lines.push_back({.heading = "MANY", .height = 20});
        for (std::size_t k = 0; k < kCount; ++k)
            lines.push_back({.widgets = {form.add(button("", "-", [] {}))}, .height = 20});
        lay();
    }
    void lay() { list.lay(lines, kPlace, form); }
    void key(std::string_view name) {
        InputEvent press;
        ASSERT_TRUE(parse_key(name, press)) << name;
        form.press(press);
        lay();
    }
    bool roll(float notches) {
        const InputEvent press = {.kind = InputEvent::Kind::wheel, .at = {50, 50}, .wheel = notches};
        form.press({.kind = InputEvent::Kind::pointer_move, .at = {50, 75}});
        const bool took = list.press(press, form);
        lay();
        return took;
    }
    std::vector<std::size_t> in_view() {
        std::vector<std::size_t> seen;
        for (std::size_t k = 0; k < kCount; ++k) {
            if (!form[k].in_view) continue;
            seen.push_back(k);
            EXPECT_GE(form[k].place.y, kPlace.y);
            EXPECT_LE(form[k].place.y + form[k].place.h, kPlace.y + kPlace.h);
        }
        return seen;
    }
};

TEST(WidgetList, ShowsAsManyAsThereIsRoomFor) {
    List list;
    EXPECT_EQ(list.in_view(), (std::vector<std::size_t>{0, 1, 2, 3}));
}

TEST(WidgetList, FollowsTheFocusBothWays) {
    List list;
    for (std::size_t k = 1; k < List::kCount; ++k) {
        list.key("tab");
        EXPECT_EQ(list.form.focus(), k);
        EXPECT_TRUE(list.form[k].in_view) << k;
    }
    for (std::size_t k = List::kCount - 1; k-- > 0;) {
        list.key("up");
        EXPECT_EQ(list.form.focus(), k);
        EXPECT_TRUE(list.form[k].in_view) << k;
    }
    EXPECT_EQ(list.in_view().front(), 0u);
}

TEST(WidgetList, TheWheelMovesItToItsEndsAndNoFarther) {
    List list;
    for (int k = 0; k < 50; ++k) EXPECT_TRUE(list.roll(-1));
    EXPECT_EQ(list.in_view().back(), List::kCount - 1);
    EXPECT_EQ(list.in_view().size(), 5u);
    for (int k = 0; k < 50; ++k) list.roll(1);
    EXPECT_EQ(list.in_view().front(), 0u);
}

TEST(WidgetList, LeavesTheWheelToWhatHasTheFocus) {
    List list;
    list.form.focus_on(3);
    list.lay();
    list.form.press({.kind = InputEvent::Kind::pointer_move, .at = list.form[3].place.center()});
    EXPECT_FALSE(list.list.press({.kind = InputEvent::Kind::wheel, .at = {50, 50}, .wheel = -1}, list.form));
}

TEST(WidgetList, ThePointerFindsOnlyWhatIsInView) {
    List list;
    const Rect hidden = list.form[7].place;
    EXPECT_FALSE(list.form.press({.kind = InputEvent::Kind::pointer_down, .at = hidden.center()}));
}

TEST(WidgetList, AShortListStandsStill) {
    List list;
    list.lines.resize(3);
    list.lay();
    EXPECT_FALSE(list.roll(-1));
    EXPECT_TRUE(list.form[0].in_view);
    EXPECT_TRUE(list.form[1].in_view);
}

}  // namespace

}  // namespace terramorph
