#include "ui/widgets/widgets.h"

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <set>

#include "terrain/level.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr Parameter kHills = {"numCircles", "Hills", "", 0, 400, 200, "How many.", true};
constexpr Parameter kDepth = {"depth", "Depth", "m", -1, 1, 0, "How deep."};
constexpr Parameter kSeed = {"seed", "Seed", "", 0, 4294967295.0, 7, "Which.", true};
constexpr std::array<std::string_view, 3> kWallNames = {"none", "wrap", "rubber"};
constexpr Parameter kWalls = {"walls", "Walls", "", 0, 2, 0, "What.", true, kWallNames};
constexpr std::array<std::string_view, 2> kSwitchNames = {"off", "on"};
constexpr Parameter kSwitch = {"loose", "Loose dirt", "", 0, 1, 0, "Whether.", true, kSwitchNames};

/// A form whose widgets set numbers that can be looked at, one below the other, each 200 x 40.
struct WidgetPage {
    Form form;
    std::map<std::size_t, double> numbers;
    std::map<std::size_t, int> acts;

    std::size_t add(Widget widget) {
        const std::size_t number = form.size();
        widget.place = {10, 10 + 50 * static_cast<float>(number), 200, 40};
        return form.add(std::move(widget));
    }
    std::size_t add_button() {
        const std::size_t number = form.size();
        return add(button("", "Press", [this, number] { ++acts[number]; }));
    }
    std::size_t add_setting(const Parameter& parameter) {
        const std::size_t number = form.size();
        numbers[number] = parameter.default_value;
        return add(setting(
            parameter, [this, number] { return numbers[number]; },
            [this, number](double value) { numbers[number] = value; }));
    }
    bool key(std::string_view name) {
        InputEvent press;
        EXPECT_TRUE(parse_key(name, press)) << name;
        return form.press(press);
    }
    void type(std::string_view digits) {
        for (const char digit : digits) key(std::string_view(&digit, 1));
    }
    bool pointer(InputEvent::Kind kind, Point at) { return form.press({.kind = kind, .at = at}); }
    bool click(Point at) {
        pointer(InputEvent::Kind::pointer_move, at);
        const bool down = pointer(InputEvent::Kind::pointer_down, at);
        return pointer(InputEvent::Kind::pointer_up, at) && down;
    }
    Point middle(std::size_t number) { return form[number].place.center(); }
};

/// Buttons in `columns` x `rows` cells of 100 x 50; the number is column + columns * row.
Form grid(int columns_count, int rows_count) {
    Form form;
    for (int row = 0; row < rows_count; ++row)
        for (int column = 0; column < columns_count; ++column) {
            Widget widget = button("", "cell", [] {});
            widget.place = {110 * static_cast<float>(column), 60 * static_cast<float>(row), 100, 50};
            form.add(std::move(widget));
        }
    return form;
}

InputEvent pressed(Key key) {
    InputEvent press;
    press.key = key;
    return press;
}

}  // namespace

TEST(Form, TabGoesThroughAllWidgetsInOrderAndRound) {
    WidgetPage page;
    for (int k = 0; k < 4; ++k) page.add_button();
    for (const std::size_t expected : {1u, 2u, 3u, 0u}) {
        EXPECT_TRUE(page.key("tab"));
        EXPECT_EQ(page.form.focus(), expected);
    }
    for (const std::size_t expected : {3u, 2u, 1u, 0u}) {
        EXPECT_TRUE(page.key("shift+tab"));
        EXPECT_EQ(page.form.focus(), expected);
    }
}

TEST(Form, DisabledWidgetsAreSkippedByKeysAndPointer) {
    WidgetPage page;
    for (int k = 0; k < 4; ++k) page.add_button();
    page.form[0].enabled = page.form[2].enabled = false;
    EXPECT_EQ(page.form.focus(), 1u);
    page.key("tab");
    EXPECT_EQ(page.form.focus(), 3u);
    page.key("up");
    EXPECT_EQ(page.form.focus(), 1u);
    EXPECT_FALSE(page.click(page.middle(2)));
    EXPECT_EQ(page.acts[2], 0);
    page.form[1].enabled = false;
    EXPECT_EQ(page.form.focus(), 3u) << "the focus moves on when its widget is disabled";
}

TEST(Form, WithoutWidgetsNothingIsPressed) {
    WidgetPage page;
    EXPECT_EQ(page.form.focus(), Form::kNone);
    for (const std::string_view name : {"tab", "enter", "up", "7"}) EXPECT_FALSE(page.key(name));
    EXPECT_FALSE(page.click({10, 10}));
    page.add_button();
    page.form[0].enabled = false;
    EXPECT_FALSE(page.key("tab"));
    EXPECT_FALSE(page.key("enter"));
}

TEST(Form, ArrowsMoveWhereTheyPoint) {
    Form form = grid(3, 3);
    form.focus_on(4);
    const std::map<Key, std::size_t> neighbours = {
        {Key::left, 3}, {Key::right, 5}, {Key::up, 1}, {Key::down, 7}};
    for (const auto& [key, neighbour] : neighbours) {
        form.focus_on(4);
        EXPECT_TRUE(form.press(pressed(key)));
        EXPECT_EQ(form.focus(), neighbour);
    }
    form.focus_on(2);
    EXPECT_FALSE(form.press(pressed(Key::right))) << "there is nothing there";
    EXPECT_EQ(form.focus(), 2u);
}

TEST(Form, EveryCellOfAGridIsReachedByArrows) {
    Form form = grid(4, 5);
    std::set<std::size_t> reached = {0}, fresh = {0};
    while (!fresh.empty()) {
        std::set<std::size_t> next;
        for (const std::size_t from : fresh)
            for (const Key key : {Key::left, Key::right, Key::up, Key::down}) {
                form.focus_on(from);
                form.press(pressed(key));
                if (reached.insert(form.focus()).second) next.insert(form.focus());
            }
        fresh = next;
    }
    EXPECT_EQ(reached.size(), form.size());
}

TEST(Form, ArrowsPreferWhatLiesStraightAhead) {
    Form form;
    for (const Rect place : {Rect{0, 0, 100, 40}, Rect{0, 200, 100, 40}, Rect{150, 50, 100, 40}}) {
        Widget widget = button("", "b", [] {});
        widget.place = place;
        form.add(std::move(widget));
    }
    form.press(pressed(Key::down));
    EXPECT_EQ(form.focus(), 1u) << "the nearer one stands aside";
    form.focus_on(0);
    form.press(pressed(Key::right));
    EXPECT_EQ(form.focus(), 2u) << "but to the right there is no other";
}

TEST(Form, EveryKindOfWidgetIsWorkedByKeysAlone) {
    WidgetPage page;
    bool painted_pressed = false;
    std::string name = "Otto";
    page.add_button();
    page.add(row("row", "note", [&page] { ++page.acts[1]; }));
    for (const Parameter* parameter : {&kSwitch, &kWalls, &kHills, &kSeed}) page.add_setting(*parameter);
    page.add(text_field(
        "Name", 10, [&] { return name; }, [&](const std::string& words) { name = words; }));
    page.add(
        custom([](Canvas&, Rect, bool) {},
               [&](const InputEvent& press) { return press.key == Key::enter && (painted_pressed = true); }));
    std::set<WidgetKind> kinds;
    for (std::size_t k = 0; k < page.form.size(); ++k) kinds.insert(page.form[k].kind);
    ASSERT_EQ(kinds.size(), static_cast<std::size_t>(WidgetKind::custom) + 1) << "a kind is missing here";

    page.key("enter");
    page.key("tab"), page.key("space");
    page.key("tab"), page.key("enter");
    page.key("tab"), page.key("right");
    page.key("tab"), page.key("right");
    page.key("tab"), page.type("42"), page.key("enter");
    page.key("tab"), page.form.press({.kind = InputEvent::Kind::text, .text = "!"});
    page.key("tab"), page.key("enter");
    EXPECT_EQ(page.acts[0], 1);
    EXPECT_EQ(page.acts[1], 1);
    EXPECT_EQ(page.numbers[2], 1);
    EXPECT_EQ(page.numbers[3], 1);
    EXPECT_EQ(page.numbers[4], 205);
    EXPECT_EQ(page.numbers[5], 42);
    EXPECT_EQ(name, "Otto!");
    EXPECT_TRUE(painted_pressed);
}

TEST(Form, EveryKindOfWidgetIsWorkedByThePointerAlone) {
    WidgetPage page;
    page.add_button();
    page.add(row("row", "note", [&page] { ++page.acts[1]; }));
    for (const Parameter* parameter : {&kSwitch, &kWalls, &kHills}) page.add_setting(*parameter);
    for (std::size_t k = 0; k < 3; ++k) page.click(page.middle(k));
    page.click({205, page.middle(3).y});
    page.click({60, page.middle(4).y});
    EXPECT_EQ(page.acts[0], 1);
    EXPECT_EQ(page.acts[1], 1);
    EXPECT_EQ(page.numbers[2], 1);
    EXPECT_EQ(page.numbers[3], 1);
    EXPECT_EQ(page.numbers[4], 100);
    EXPECT_EQ(page.form.focus(), 4u) << "what is clicked has the focus";
    page.click({115, page.middle(3).y});
    EXPECT_EQ(page.numbers[3], 0) << "the left arrow of a choice steps back";
}

TEST(Form, AButtonActsOnlyWhenThePointerIsStillOnIt) {
    WidgetPage page;
    page.add_button();
    page.pointer(InputEvent::Kind::pointer_down, page.middle(0));
    EXPECT_EQ(page.acts[0], 0);
    page.pointer(InputEvent::Kind::pointer_up, {500, 500});
    EXPECT_EQ(page.acts[0], 0);
    page.pointer(InputEvent::Kind::pointer_up, page.middle(0));
    EXPECT_EQ(page.acts[0], 0) << "it was not pressed";
}

TEST(Form, AFingerPressesTheNearestWithinItsReach) {
    WidgetPage page;
    page.add_button();
    const Point above = {page.middle(0).x, page.form[0].place.y - 10};
    const auto press = [&](float reach) {
        page.form.press({.kind = InputEvent::Kind::pointer_down, .at = above, .reach = reach});
        page.form.press({.kind = InputEvent::Kind::pointer_up, .at = above, .reach = reach});
    };
    press(0);
    EXPECT_EQ(page.acts[0], 0);
    press(9);
    EXPECT_EQ(page.acts[0], 0);
    press(22);
    EXPECT_EQ(page.acts[0], 1);
}

TEST(Form, AHeldEnterActsOnce) {
    WidgetPage page;
    page.add_button();
    InputEvent press = pressed(Key::enter);
    page.form.press(press);
    press.repeat = true;
    EXPECT_TRUE(page.form.press(press));
    EXPECT_EQ(page.acts[0], 1);
}

TEST(Form, AnActMayClearTheForm) {
    WidgetPage page;
    page.add(button("", "away", [&page] { page.form.clear(); }));
    EXPECT_TRUE(page.key("enter"));
    EXPECT_EQ(page.form.size(), 0u);
    page.add(button("", "away", [&page] { page.form.clear(); }));
    page.click(page.middle(0));
    EXPECT_EQ(page.form.size(), 0u);
}

TEST(Form, AClickIsHeard) {
    WidgetPage page;
    int clicks = 0;
    page.form.clicked = [&clicks] { ++clicks; };
    page.add_button();
    page.key("enter");
    page.click(page.middle(0));
    EXPECT_EQ(clicks, 2);
}

TEST(Form, SaysWhatTheFocusedSettingMeans) {
    WidgetPage page;
    page.add_button();
    page.add_setting(kHills);
    EXPECT_EQ(page.form.help(), "");
    page.key("tab");
    EXPECT_EQ(page.form.help(), "How many.");
}

TEST(Slider, MovesByRoundStepsBetweenItsEnds) {
    WidgetPage page;
    page.add_setting(kHills);
    double& hills = page.numbers[0];
    hills = 203;
    page.key("right");
    EXPECT_EQ(hills, 205);
    page.key("left"), page.key("left");
    EXPECT_EQ(hills, 195);
    page.key("shift+right");
    EXPECT_EQ(hills, 196);
    page.key("page_up");
    EXPECT_EQ(hills, 220);
    page.key("end");
    EXPECT_EQ(hills, 400);
    EXPECT_TRUE(page.key("right"));
    EXPECT_EQ(hills, 400);
    page.key("home");
    EXPECT_EQ(hills, 0);
}

TEST(Slider, FineStepsReachEveryWholeNumber) {
    constexpr Parameter kRounds = {"rounds", "Rounds", "", 1, 1000, 5, "", true};
    EXPECT_EQ(stepped(kRounds, 5, 1, false), 10);
    EXPECT_EQ(stepped(kRounds, 5, 1, true), 6);
    EXPECT_EQ(stepped(kRounds, 1, -1, true), 1);
}

TEST(Slider, StepsOfFractionsStayRoundNumbers) {
    double value = -1;
    for (int k = 0; k < 100; ++k) value = stepped(kDepth, value, 1, true);
    EXPECT_EQ(value, -0.8) << "a hundred steps of 0.002";
    EXPECT_EQ(stepped(kDepth, 0.1, 2, false), 0.14);
    EXPECT_EQ(stepped(kDepth, 0.11, -1, false), 0.1);
}

TEST(Slider, EveryPlaceOnItGivesAnAllowedValueAndItsEndsTheLimits) {
    for (const Parameter* parameter : {&kHills, &kDepth}) {
        EXPECT_EQ(value_at(*parameter, 0), parameter->minimum);
        EXPECT_EQ(value_at(*parameter, 1), parameter->maximum);
        for (int k = 0; k <= 1000; ++k) {
            const double value = value_at(*parameter, k / 1000.0);
            EXPECT_FALSE(validate(*parameter, value)) << value;
            const double exact = parameter->minimum + k / 1000.0 * (parameter->maximum - parameter->minimum);
            EXPECT_NEAR(value, exact, (parameter->maximum - parameter->minimum) / 400);
        }
    }
}

TEST(Slider, FollowsThePointerUntilItIsReleased) {
    WidgetPage page;
    page.add_setting(kHills);
    page.pointer(InputEvent::Kind::pointer_down, {110, 20});
    EXPECT_EQ(page.numbers[0], 200);
    page.pointer(InputEvent::Kind::pointer_move, {160, 500});
    EXPECT_EQ(page.numbers[0], 300);
    page.pointer(InputEvent::Kind::pointer_move, {1000, 20});
    EXPECT_EQ(page.numbers[0], 400);
    page.pointer(InputEvent::Kind::pointer_up, {-50, 20});
    EXPECT_EQ(page.numbers[0], 0);
    page.pointer(InputEvent::Kind::pointer_move, {110, 20});
    EXPECT_EQ(page.numbers[0], 0);
}

TEST(Slider, TurnsWithTheWheelUnderThePointer) {
    WidgetPage page;
    page.add_setting(kHills);
    EXPECT_FALSE(page.form.press({.kind = InputEvent::Kind::wheel, .wheel = 1}));
    page.pointer(InputEvent::Kind::pointer_move, page.middle(0));
    EXPECT_TRUE(page.form.press({.kind = InputEvent::Kind::wheel, .wheel = 1}));
    EXPECT_EQ(page.numbers[0], 205);
    EXPECT_TRUE(page.form.press({.kind = InputEvent::Kind::wheel, .wheel = -1}));
    EXPECT_EQ(page.numbers[0], 200);
}

TEST(Choice, GoesRoundItsNames) {
    WidgetPage page;
    page.add_setting(kWalls);
    for (const double expected : {1.0, 2.0, 0.0}) {
        page.key("right");
        EXPECT_EQ(page.numbers[0], expected);
    }
    page.key("left");
    EXPECT_EQ(page.numbers[0], 2);
    page.key("home");
    EXPECT_EQ(page.numbers[0], 0);
    page.key("end");
    EXPECT_EQ(page.numbers[0], 2);
    page.key("enter");
    EXPECT_EQ(page.numbers[0], 0);
}

TEST(Setting, BecomesTheWidgetThatFitsItsParameter) {
    WidgetPage page;
    EXPECT_EQ(page.form[page.add_setting(kHills)].kind, WidgetKind::slider);
    EXPECT_EQ(page.form[page.add_setting(kSeed)].kind, WidgetKind::number);
    EXPECT_EQ(page.form[page.add_setting(kWalls)].kind, WidgetKind::choice);
    EXPECT_EQ(page.form[page.add_setting(kSwitch)].kind, WidgetKind::toggle);
}

TEST(Setting, ShowsItsValueWithItsUnit) {
    EXPECT_EQ(shown_value(kHills, 200), "200");
    EXPECT_EQ(shown_value(kDepth, 0.5), "0.5 m");
    EXPECT_EQ(shown_value(kSeed, 8412077), "8,412,077");
    EXPECT_EQ(shown_value(kLevelWidth, 2048), "2,048 m");
    EXPECT_EQ(shown_value(kWalls, 2), "rubber");
    EXPECT_EQ(shown_value(kLevelHeight, 0), "half the width");
    EXPECT_EQ(shown_value(kLevelHeight, 500), "500 m");
}

}  // namespace terramorph
