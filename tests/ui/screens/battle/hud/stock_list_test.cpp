#include "ui/screens/battle/hud/stock_list.h"

#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "ui/drawn.h"
#include "ui/picture.h"

namespace terramorph {

namespace {

/// Seventy weapons of all kinds, of which every fifth is used up.
struct Seventy {
    Seventy() {
        constexpr std::string_view kIcons[] = {"missile", "mirv",  "roller", "digger", "dirt",
                                               "napalm",  "laser", "homing", "theft",  "of a player"};
        weapons.resize(70);
        for (int k = 0; k < 70; ++k) {
            Weapon& weapon = weapons[k];
            weapon.name = concat("Heavy Weapon ", k);
            weapon.help =
                concat("Does the thing number ", k, " to whoever stands in its way, and to some others.");
            weapon.icon = kIcons[k * 7 % 10];
        }
    }

    std::vector<StockEntry> entries() const {
        std::vector<StockEntry> all;
        for (const GoodId k : ids<GoodId>(70)) all.push_back({&weapons[k], k, k == 0 ? -1 : k % 5});
        return all;
    }

    std::vector<Weapon> weapons;
};

struct ListOfSeventy : testing::Test {
    ListOfSeventy() { list.unfold("WEAPONS", seventy.entries(), 0); }

    std::vector<std::string> words(int width, int height) {
        Picture picture(width, height);
        list.draw(picture.canvas, {}, 60, picture.canvas.height());
        for (const Rect& place : picture.canvas.places_drawn()) {
            EXPECT_GE(place.x, 0);
            EXPECT_GE(place.y, 60);
            EXPECT_LE(place.x + place.w, static_cast<float>(width));
            EXPECT_LE(place.y + place.h, static_cast<float>(height));
        }
        places.assign(picture.canvas.places_drawn().begin(), picture.canvas.places_drawn().end());
        return picture.canvas.words_drawn();
    }
    bool shows(const std::string& wanted, int width = 1280, int height = 720) {
        return std::ranges::count(words(width, height), wanted) > 0;
    }
    void see_all() {
        key("end");
        key("enter");
        key("home");
    }
    std::optional<int> key(std::string_view name) {
        InputEvent press;
        EXPECT_TRUE(parse_key(name, press)) << name;
        return list.press(press);
    }
    /// The weapon that is marked: its name stands twice, in the list and at its foot.
    std::string marked() {
        std::multiset<std::string> seen;
        for (const std::string& each : words(1280, 720))
            if (each.starts_with("Heavy Weapon ") && seen.insert(each) != seen.end() && seen.count(each) == 2)
                return each;
        return "none";
    }
    int number_of(const std::string& name) { return static_cast<int>(*to_integer(name.substr(13))); }

    Seventy seventy;
    StockList list;
    std::vector<Rect> places;
};

}  // namespace

TEST_F(ListOfSeventy, StandsBesideTheTankThatAims) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}})
        for (int tenth = 0; tenth <= 9; ++tenth) {
            SCOPED_TRACE(testing::Message() << width << ", " << tenth);
            const float tank = static_cast<float>(width * tenth) / 10, wide = static_cast<float>(width) / 16;
            Picture picture(width, height);
            list.draw(picture.canvas, {tank, 0, wide, 300}, 60, picture.canvas.height());
            ASSERT_FALSE(picture.canvas.places_drawn().empty());
            for (const Rect& place : picture.canvas.places_drawn())
                EXPECT_TRUE(place.x + place.w <= tank || place.x >= tank + wide) << place.x;
        }
}

TEST(StockList, ShowsHowWideAndHowHeavyEachBlastIs) {
    const Result<Arsenal> arsenal = parse_arsenal(
        "[pebble]\nname = \"Pebble\"\nhelp = \"-\"\nprice = 1\nbundle = 1\nunlimited = true\n"
        "on_impact = [{ effect = \"blast\", radius = 20 }]\n"
        "[boulder]\nname = \"Boulder\"\nhelp = \"-\"\nprice = 1\nbundle = 1\n"
        "on_impact = [{ effect = \"blast\", radius = 60 }]\n",
        "weapons");
    ASSERT_TRUE(arsenal);
    const Weapon &pebble = arsenal->weapons[WeaponId(0)], &boulder = arsenal->weapons[WeaponId(1)];
    EXPECT_LT(punch_of(pebble).radius, punch_of(boulder).radius);
    const Weapon plain;
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}}) {
        StockList list;
        list.unfold("WEAPONS", {{&pebble, 0, -1}, {&boulder, 1, 2}, {&plain, 2, 1}}, 0);
        Picture picture(width, height);
        list.draw(picture.canvas, {}, 60, picture.canvas.height());
        const DrawnScreen drawn = drawn_on(picture.canvas);
        EXPECT_EQ(std::ranges::count(drawn.parts, "punch", &DrawnScreen::Lines::id), 2)
            << "there's nothing to compare of what doesn't explode";
        EXPECT_TRUE(drawn.find("legend")) << width;
        EXPECT_FALSE(drawn.text_of("facts").empty()) << width;
    }
    StockList items;
    items.unfold("ITEMS", {{&plain, 0, 1}}, 0);
    Picture picture(1280, 720);
    items.draw(picture.canvas, {}, 60, 720);
    EXPECT_FALSE(drawn_on(picture.canvas).find("legend"));
}

TEST_F(ListOfSeventy, FitsIntoWindowsOfEverySize) {
    for (const auto& [width, height] : {std::pair{640, 360},
                                        {800, 600},
                                        {1280, 720},
                                        {1920, 1080},
                                        {2560, 1440},
                                        {720, 1280},
                                        {7680, 4320}})
        EXPECT_TRUE(std::ranges::count(words(width, height), "Heavy Weapon 0") == 2)
            << width << 'x' << height;
}

TEST_F(ListOfSeventy, FoldsWhatThereIsNoneOfIntoARow) {
    EXPECT_TRUE(shows("13 more to buy between rounds", 1600, 2400));
    EXPECT_FALSE(shows("Heavy Weapon 5", 1600, 2400));
    EXPECT_FALSE(shows("Not owned", 1600, 2400));
    key("end");
    EXPECT_FALSE(key("enter")) << "unfolds it";
    EXPECT_TRUE(list.open());
    EXPECT_TRUE(shows("Heavy Weapon 5", 1600, 2400));
    EXPECT_FALSE(shows("13 more to buy between rounds", 1600, 2400));
}

TEST_F(ListOfSeventy, IsAsWideAsWhatItShows) {
    std::vector<StockEntry> few = seventy.entries();
    for (StockEntry& entry : few)
        if (entry.number > GoodId(3)) entry.left = 0;
    list.unfold("WEAPONS", few, 0);
    const auto right_end = [&] {
        words(1920, 1080);
        float end = 0;
        for (const Rect& place : places) end = std::max(end, place.x + place.w);
        return end;
    };
    EXPECT_LT(right_end(), 960);
    key("end");
    key("enter");
    EXPECT_GT(right_end(), 960) << "unfolded, with all seventy";
}

TEST_F(ListOfSeventy, FindsWhatIsFolded) {
    key("6");
    key("5");
    EXPECT_EQ(marked(), "Heavy Weapon 65");
    for (int times = 0; times < 2; ++times) key("backspace");
    EXPECT_FALSE(shows("Heavy Weapon 65"));
    EXPECT_NE(number_of(marked()) % 5, 0) << "something that there are shots for";
    key("end");
    EXPECT_FALSE(key("enter")) << "the folded row";
    EXPECT_TRUE(shows("Heavy Weapon 65", 1600, 2400));
}

TEST_F(ListOfSeventy, OfThoseThatAreCalledSoItTakesOneThatThereAreShotsFor) {
    key("5");
    EXPECT_NE(number_of(marked()) % 5, 0) << marked();
}

TEST_F(ListOfSeventy, AClickOnTheFoldedRowUnfoldsIt) {
    const auto all = words(1600, 2400);
    const auto k =
        static_cast<std::size_t>(std::ranges::find(all, "13 more to buy between rounds") - all.begin());
    ASSERT_LT(k, places.size());
    EXPECT_FALSE(list.press({.kind = InputEvent::Kind::pointer_down, .at = places[k].center()}));
    EXPECT_TRUE(list.open());
    EXPECT_TRUE(shows("Heavy Weapon 5", 1600, 2400));
}

TEST_F(ListOfSeventy, SaysWithoutAnArmoryThatCratesMayHoldTheRest) {
    list.unfold("WEAPONS", seventy.entries(), 0, false);
    EXPECT_TRUE(shows("13 that a crate may hold", 1600, 2400));
}

TEST_F(ListOfSeventy, ShowsAllAtOnceWhereThereIsRoom) {
    see_all();
    const auto all = words(1600, 2400);
    for (const Weapon& weapon : seventy.weapons)
        EXPECT_GE(std::ranges::count(all, weapon.name), 1) << weapon.name;
}

TEST_F(ListOfSeventy, BeginsWithWhatThereAreShotsForInGroups) {
    see_all();
    std::vector<std::string> all = words(1600, 2400);
    const auto place = [&](std::string_view wanted) { return std::ranges::find(all, wanted) - all.begin(); };
    EXPECT_LT(place("Blasts"), place("Warheads"));
    EXPECT_LT(place("Warheads"), place("Other"));
    EXPECT_LT(place("Other"), place("Not owned"));
    EXPECT_LT(place("Not owned"), std::ssize(all));
    for (int k = 5; k < 70; k += 5) EXPECT_GT(place(concat("Heavy Weapon ", k)), place("Not owned")) << k;
}

TEST_F(ListOfSeventy, ArrowsReachEveryOneInTheSmallestWindow) {
    words(640, 360);
    see_all();
    std::set<int> reached;
    for (int k = 0; k < 70; ++k) {
        key("right");
        StockList copy = list;
        InputEvent enter;
        ASSERT_TRUE(parse_key("enter", enter));
        const auto chosen = copy.press(enter);
        ASSERT_TRUE(chosen);
        reached.insert(*chosen);
        EXPECT_TRUE(shows(concat("Heavy Weapon ", *chosen), 640, 360)) << "scrolled out of view";
    }
    EXPECT_EQ(reached.size(), 70u);
}

TEST_F(ListOfSeventy, TabPassesOverWhatIsUsedUp) {
    for (int k = 0; k < 100; ++k) {
        key("tab");
        const int number = number_of(marked());
        EXPECT_TRUE(number == 0 || number % 5 != 0) << number;
    }
}

TEST_F(ListOfSeventy, PagesAndEndsGoFar) {
    words(640, 360);
    see_all();
    key("end");
    EXPECT_EQ(number_of(marked()) % 5, 0) << "the last of those that are used up";
    key("home");
    EXPECT_EQ(marked(), "Heavy Weapon 0");
    words(640, 360);
    key("page_down");
    const std::string after = marked();
    EXPECT_NE(after, "Heavy Weapon 0");
    words(640, 360);
    key("page_up");
    EXPECT_EQ(marked(), "Heavy Weapon 0");
}

TEST_F(ListOfSeventy, TheWheelScrollsAndStopsAtTheEnds) {
    words(640, 360);
    see_all();
    words(640, 360);
    for (int k = 0; k < 200; ++k) list.press({.kind = InputEvent::Kind::wheel, .wheel = -1});
    EXPECT_TRUE(shows("Heavy Weapon 65", 640, 360));
    for (int k = 0; k < 200; ++k) list.press({.kind = InputEvent::Kind::wheel, .wheel = 1});
    EXPECT_TRUE(shows("Blasts", 640, 360));
}

TEST_F(ListOfSeventy, LettersFindNames) {
    for (const char* letter : {"w", "e", "a", "p", "o", "n", "4", "2"}) key(letter);
    EXPECT_EQ(marked(), "Heavy Weapon 42") << "blanks need not be typed";
    EXPECT_FALSE(shows("Heavy Weapon 41"));
    EXPECT_TRUE(shows("weapon42_"));
    key("backspace");
    EXPECT_TRUE(shows("Heavy Weapon 41"));
    key("esc");
    EXPECT_TRUE(list.open()) << "Escape first forgets what is looked for";
    EXPECT_TRUE(shows("Heavy Weapon 1"));
    key("esc");
    EXPECT_FALSE(list.open());
}

TEST_F(ListOfSeventy, SeveralWordsFindTheNameThatHasThemAll) {
    for (const char* letter : {"h", "e", "a", "space", "7"}) EXPECT_FALSE(key(letter));
    EXPECT_TRUE(list.open()) << "a space belongs to what is sought";
    EXPECT_TRUE(shows("hea 7_"));
    EXPECT_EQ(marked(), "Heavy Weapon 7");
    EXPECT_TRUE(shows("Heavy Weapon 17"));
    EXPECT_FALSE(shows("Heavy Weapon 16"));
    EXPECT_TRUE(key("enter"));
}

TEST_F(ListOfSeventy, SaysThatNothingIsCalledSo) {
    key("x");
    EXPECT_TRUE(shows("no matches"));
    EXPECT_FALSE(key("enter")) << "there is nothing to choose";
    EXPECT_TRUE(list.open());
    for (const char* name : {"up", "down", "left", "tab", "home", "end", "page_down"})
        EXPECT_FALSE(key(name));
}

TEST_F(ListOfSeventy, EndsAboveTheBar) {
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}}) {
        const float bottom = 0.8f * static_cast<float>(height);
        Picture picture(width, height);
        list.draw(picture.canvas, {}, 46, bottom);
        for (const Rect& place : picture.canvas.places_drawn()) EXPECT_LE(place.y + place.h, bottom);
    }
}

TEST_F(ListOfSeventy, TellsWhatTheMarkedOneDoes) {
    EXPECT_TRUE(std::ranges::any_of(words(1920, 1080), [](const std::string& line) {
        return line.starts_with("Does the thing number 0 to");
    }));
}

TEST_F(ListOfSeventy, TellsHowToComeByWhatThereIsNoneOfAndStaysOpen) {
    std::vector<StockEntry> all = seventy.entries();
    for (StockEntry& entry : all)
        if (entry.left == 0) entry.source = "Sold in the next round.";
    list.unfold("WEAPONS", all, 0);
    EXPECT_FALSE(shows("Sold in the next round."));
    for (const char* letter : {"6", "5"}) key(letter);
    EXPECT_TRUE(shows("Sold in the next round."));
    EXPECT_TRUE(shows("Sold in the next round.", 640, 360));
    EXPECT_FALSE(key("enter")) << "there's nothing to choose";
    EXPECT_TRUE(list.open());
}

TEST_F(ListOfSeventy, AClickChoosesAndOneBesideItCloses) {
    const auto all = words(1920, 1080);
    const auto k = static_cast<std::size_t>(std::ranges::find(all, "Heavy Weapon 13") - all.begin());
    ASSERT_LT(k, places.size());
    EXPECT_EQ(list.press({.kind = InputEvent::Kind::pointer_down, .at = places[k].center()}), 13);
    EXPECT_FALSE(list.open());
    list.unfold("WEAPONS", seventy.entries(), 13);
    words(1920, 1080);
    EXPECT_FALSE(list.press({.kind = InputEvent::Kind::pointer_down, .at = {5, 1070}}));
    EXPECT_FALSE(list.open());
}

TEST(StockList, CanBeEmptyOrHoldOne) {
    StockList list;
    Picture picture(640, 360);
    list.draw(picture.canvas, {}, 0, picture.canvas.height());
    EXPECT_TRUE(picture.canvas.words_drawn().empty()) << "it is closed";
    list.unfold("ITEMS", {}, 0);
    list.draw(picture.canvas, {}, 0, picture.canvas.height());
    EXPECT_FALSE(list.press({.key = Key::enter}));
    Weapon weapon;
    weapon.name = "Only";
    list.unfold("ITEMS", {{&weapon, 7, 1, true}}, 0);
    list.draw(picture.canvas, {}, 0, picture.canvas.height());
    EXPECT_EQ(std::ranges::count(picture.canvas.words_drawn(), "works by itself"), 1);
    EXPECT_EQ(list.press({.key = Key::enter}), 7);
}

}  // namespace terramorph
