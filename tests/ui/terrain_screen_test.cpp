#include "ui/screens/terrain.h"

#include <gtest/gtest.h>

#include <ranges>
#include <set>

#include "base/text.h"
#include "ui/screens/menu.h"

namespace terramorph {

namespace {

constexpr std::array<std::pair<int, int>, 7> kSizes = {
    {{800, 450}, {1024, 768}, {1280, 720}, {1366, 768}, {1920, 1080}, {2560, 1080}, {3840, 2160}}};

HeightMap no_map(const Terrain&) { return {}; }

void flat_rows(const Terrain&, std::span<const int>, std::span<float> out) { std::ranges::fill(out, 100.0f); }

/// A generator with as many parameters as none of the game's has.
const Generator& generator_of_many() {
    static const std::vector<std::string> names = [] {
        std::vector<std::string> made;
        for (int k = 0; k < 18; ++k) made.push_back(text("K ", k));
        return made;
    }();
    static const std::vector<Parameter> parameters = [] {
        std::vector<Parameter> made;
        for (const std::string& name : names) made.push_back({name, name, "", 0, 10, 1, "-"});
        return made;
    }();
    static const Generator generator = {.name = "many",
                                        .label = "Many",
                                        .help = "-",
                                        .parameters = parameters,
                                        .ordered = {},
                                        .rows = flat_rows,
                                        .map = no_map};
    return generator;
}

/// The terrain page over the title, with a map of 640 x 101.
struct Page : Menu {
    static constexpr int kDepth = 101;

    explicit Page(std::string_view generator = "circle-hill", int width = 1280, int height = 720)
        : Page(*find_generator(generator), width, height) {}

    Page(const Generator& generator, int width, int height)
        : Menu(first_screen(&generator), 2, width, height) {}

    LevelSettings& level() { return session().settings.level; }
    Rect map() { return form()[0].place; }
    Point on_map(double position) {
        return {map().center().x, map().y + map().h * static_cast<float>(position)};
    }
    void drag(double from, double to) {
        pointer(Press::Kind::pointer_down, on_map(from));
        pointer(Press::Kind::pointer_move, on_map(to));
        pointer(Press::Kind::pointer_up, on_map(to));
    }
    /// The part of the picture below the map: the level from the side.
    std::vector<std::uint32_t> level_picture() {
        words();
        std::vector<std::uint32_t> pixels;
        const int top = picture.height() * 70 / 100, bottom = picture.height() * 90 / 100;
        for (int y = top; y < bottom; ++y)
            pixels.insert(pixels.end(), picture.row(y), picture.row(y) + picture.width() / 2);
        return pixels;
    }
    double value_of(std::string_view label) { return form()[labelled(label)].value(); }

  private:
    using Make = std::unique_ptr<Screen> (*)(App&);

    static const Generator*& chosen() {
        static const Generator* generator = nullptr;
        return generator;
    }
    static Make first_screen(const Generator* generator) {
        chosen() = generator;
        return [](App& app) {
            Terrain& terrain = app.session().settings.level.terrain;
            terrain = standard_terrain(*chosen());
            terrain.width = 640;
            terrain.depth = kDepth;
            return terrain_screen(app);
        };
    }
};

bool overlap(Rect a, Rect b) {
    const float wide = std::min(a.x + a.w, b.x + b.w) - std::max(a.x, b.x);
    const float high = std::min(a.y + a.h, b.y + b.h) - std::max(a.y, b.y);
    return wide > 1 && high > 1;
}

bool inside(Rect place, Rect outer) {
    return place.x >= outer.x && place.y >= outer.y && place.x + place.w <= outer.x + outer.w &&
           place.y + place.h <= outer.y + outer.h;
}

TEST(TerrainScreen, ShowsEveryParameterOfEveryGeneratorByItsLabel) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        const auto words = page.words();
        for (const Parameter& parameter : generator->parameters)
            EXPECT_EQ(std::ranges::count(words, parameter.label), 1)
                << generator->name << ": " << parameter.label;
    }
}

TEST(TerrainScreen, ChangesEveryParameterOfEveryGeneratorByKeys) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        for (std::size_t k = 0; k < generator->parameters.size(); ++k) {
            const Parameter& parameter = generator->parameters[k];
            const bool up = parameter.standard < parameter.maximum;
            page.key_on(page.labelled(parameter.label), up ? "shift+right" : "shift+left");
            EXPECT_NE(page.value_of(parameter.label), parameter.standard) << parameter.label;
            EXPECT_EQ(page.level().terrain.values[k], page.value_of(parameter.label)) << parameter.label;
        }
    }
}

TEST(TerrainScreen, ChangesTheLevelsSizeAndItsFit) {
    Page page;
    page.key_on(page.labelled("Width"), "right");
    EXPECT_GT(page.level().width(), 640);
    page.key_on(page.labelled("Height"), "end");
    EXPECT_EQ(page.level().height, kLevelHeight.maximum);
    page.key_on(page.labelled("Scale"), "right");
    EXPECT_GT(page.level().scale, 1);
    page.key_on(page.labelled("Lift"), "left");
    EXPECT_LT(page.level().lift, 0);
}

TEST(TerrainScreen, AnotherWidthKeepsTheHillsAsDense) {
    Page page;
    page.key_on(page.labelled("Width"), "end");
    EXPECT_EQ(page.level().terrain.width, 16384);
    EXPECT_EQ(page.level().terrain.depth, fitting_depth(16384));
}

TEST(TerrainScreen, ChangesTheRulesOfTheLand) {
    Page page;
    const MatchSettings before = page.session().settings;
    for (const Rule rule : {Rule::gravity, Rule::wind, Rule::walls, Rule::loose_earth}) {
        const std::size_t number = page.labelled(kRules[static_cast<std::size_t>(rule)].label);
        ASSERT_NE(number, Form::kNone);
        page.key_on(number, "right");
        EXPECT_NE(page.session().settings.rule(rule), before.rule(rule));
    }
}

TEST(TerrainScreen, ChoosesAnotherGeneratorAndRemembersTheValuesOfTheOld) {
    Page page;
    page.key_on(page.labelled("Hills"), "right");
    const Values changed = page.level().terrain.values;
    page.click_on(page.labelled("Limited random"));
    EXPECT_EQ(page.level().terrain.generator->name, "limited-random");
    EXPECT_EQ(page.level().terrain.values, standard_values(page.level().terrain.generator->parameters));
    EXPECT_TRUE(page.shows("Roughness"));
    EXPECT_FALSE(page.shows("Hills"));
    EXPECT_EQ(page.form().focus(), page.labelled("Limited random"));
    page.key_on(page.labelled("Circle-hill"), "enter");
    EXPECT_EQ(page.level().terrain.values, changed);
}

TEST(TerrainScreen, DraggingTheLineCutsElsewhereAndDrawsThatLevel) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        const auto before = page.level_picture();
        page.drag(0.5, 0.2);
        EXPECT_NEAR(page.level().cut.position, 0.2, 0.01);
        EXPECT_TRUE(page.shows("cut 0.20"));
        const auto dragged = page.level_picture();
        EXPECT_NE(before, dragged) << generator->name;
        page.drag(0.2, 0.5);
        EXPECT_EQ(before, page.level_picture()) << generator->name;
    }
}

TEST(TerrainScreen, TheLineFollowsThePointerOffTheMapToItsEdges) {
    Page page;
    page.drag(0.5, -3);
    EXPECT_EQ(page.level().cut.position, 0);
    page.drag(0.5, 7);
    EXPECT_EQ(page.level().cut.position, 1);
}

TEST(TerrainScreen, ThePointerMovesTheLineOnlyWhilePressed) {
    Page page;
    page.pointer(Press::Kind::pointer_move, page.on_map(0.1));
    EXPECT_EQ(page.level().cut.position, 0.5);
    page.drag(0.5, 0.3);
    page.pointer(Press::Kind::pointer_move, page.on_map(0.9));
    EXPECT_NEAR(page.level().cut.position, 0.3, 0.01);
}

TEST(TerrainScreen, KeysMoveTheLineByAHundredthOrWithShiftByARow) {
    Page page;
    page.key_on(0, "down");
    EXPECT_DOUBLE_EQ(page.level().cut.position, 0.51);
    page.key("up");
    page.key("up");
    EXPECT_DOUBLE_EQ(page.level().cut.position, 0.49);
    page.level().terrain.depth = Page::kDepth;
    const int row = cut_row(Page::kDepth, page.level().cut);
    page.key("shift+down");
    EXPECT_EQ(cut_row(Page::kDepth, page.level().cut), row + 1);
    page.key("shift+up");
    page.key("shift+up");
    EXPECT_EQ(cut_row(Page::kDepth, page.level().cut), row - 1);
    page.key("home");
    EXPECT_EQ(page.level().cut.position, 0);
    page.key("up");
    page.key("shift+up");
    EXPECT_EQ(page.level().cut.position, 0);
    page.key("end");
    EXPECT_EQ(page.level().cut.position, 1);
}

TEST(TerrainScreen, TheKeyRGivesAnotherSeedAndAnotherLevel) {
    Page page("limited-random");
    std::set<std::uint32_t> seeds = {page.level().terrain.seed};
    const auto before = page.level_picture();
    for (int k = 0; k < 20; ++k) {
        page.key("r");
        EXPECT_TRUE(seeds.insert(page.level().terrain.seed).second);
    }
    EXPECT_NE(before, page.level_picture());
    page.click_on(page.labelled("R  new level"));
    EXPECT_TRUE(seeds.insert(page.level().terrain.seed).second);
}

TEST(TerrainScreen, TakesASeedThatIsTyped) {
    Page page;
    const std::size_t seed = page.labelled("SEED");
    page.key_on(seed, "4");
    page.key("2");
    page.key("enter");
    EXPECT_EQ(page.level().terrain.seed, 42u);
    EXPECT_TRUE(page.shows("42"));
}

TEST(TerrainScreen, BackspaceAndDeletePutBackWhatHasTheFocus) {
    Page page;
    const std::size_t hills = page.labelled("Hills");
    const double standard = page.form()[hills].parameter->standard;
    for (const char* name : {"backspace", "del"}) {
        page.key_on(hills, "right");
        EXPECT_NE(page.value_of("Hills"), standard);
        page.key(name);
        EXPECT_EQ(page.value_of("Hills"), standard) << name;
    }
    page.key_on(0, "down");
    page.key("backspace");
    EXPECT_EQ(page.level().cut, Cut{});
}

TEST(TerrainScreen, BackspaceInANumberThatIsTypedOnlyTakesTheDigitBack) {
    Page page;
    page.key_on(page.labelled("Hills"), "7");
    page.key("8");
    page.key("backspace");
    page.key("enter");
    EXPECT_EQ(page.value_of("Hills"), 7);
}

TEST(TerrainScreen, DefaultsPutsAllBackButTheGeneratorAndTheSeed) {
    Page page("limited-random");
    page.drag(0.5, 0.1);
    page.key("r");
    const std::uint32_t seed = page.level().terrain.seed;
    for (const char* label : {"Maximum height", "Width", "Height", "Scale", "Lift", "Gravity", "Walls"})
        page.key_on(page.labelled(label), "right");
    page.click_on(page.labelled("Defaults"));
    LevelSettings expected;
    expected.terrain = standard_terrain(*find_generator("limited-random"));
    expected.terrain.seed = seed;
    EXPECT_EQ(page.level(), expected);
    EXPECT_EQ(page.value_of("Gravity"), kRules[static_cast<std::size_t>(Rule::gravity)].standard);
    EXPECT_EQ(page.value_of("Walls"), 0);
}

TEST(TerrainScreen, PlayStartsAMatchOnThisLevel) {
    Page page("limited-random");
    page.drag(0.5, 0.25);
    page.key_on(page.labelled("Roughness"), "right");
    const LevelSettings chosen = page.level();
    page.click_on(page.labelled("Play this level"));
    ASSERT_TRUE(page.session().match);
    EXPECT_EQ(page.match().settings().level, chosen);
}

TEST(TerrainScreen, EscapeAndBackKeepTheSettings) {
    for (const bool by_key : {true, false}) {
        Page page;
        page.drag(0.5, 0.75);
        if (by_key)
            page.key("esc");
        else
            page.click_on(page.labelled("Esc  back"));
        EXPECT_FALSE(page.shows("Play this level"));
        EXPECT_EQ(page.kept().level, page.session().settings.level);
        EXPECT_NEAR(page.kept().level.cut.position, 0.75, 0.01);
    }
}

TEST(TerrainScreen, TellsWhyAPairIsRefusedAndKeepsTheLastGoodLevel) {
    Page page;
    const LevelSettings good = page.level();
    const auto before = page.level_picture();
    page.key_on(page.labelled("Smallest radius"), "end");
    EXPECT_TRUE(page.shows("Smallest radius cannot be 1000 while Largest radius is 280"));
    EXPECT_EQ(page.level(), good);
    EXPECT_EQ(before, page.level_picture());
    EXPECT_FALSE(page.form()[page.labelled("Play this level")].enabled);
    page.click_on(page.labelled("Play this level"));
    EXPECT_FALSE(page.session().match);
    page.key("esc");
    EXPECT_EQ(page.kept().level, good);
}

TEST(TerrainScreen, ARefusedPairIsMendedByTheOtherOne) {
    Page page;
    page.key_on(page.labelled("Smallest radius"), "end");
    page.key_on(page.labelled("Largest radius"), "end");
    EXPECT_FALSE(page.shows("cannot be"));
    EXPECT_TRUE(page.form()[page.labelled("Play this level")].enabled);
    const auto values = page.level().terrain.values;
    EXPECT_EQ(values[2], 1000);
    EXPECT_EQ(values[3], 1000);
}

TEST(TerrainScreen, TheLineCanBeMovedWhileAPairIsRefused) {
    Page page;
    page.key_on(page.labelled("Smallest radius"), "end");
    page.drag(0.5, 0.3);
    EXPECT_NEAR(page.level().cut.position, 0.3, 0.01);
    EXPECT_FALSE(refuses(page.level()));
}

TEST(TerrainScreen, TellsWhyATypedNumberIsRefused) {
    Page page;
    for (const char* name : {"9", "9", "9", "9", "9", "enter"}) page.key_on(page.labelled("Hills"), name);
    EXPECT_TRUE(page.shows("0 to 5000"));
}

TEST(TerrainScreen, TheTabKeyVisitsEveryWidget) {
    Page page;
    std::set<std::size_t> visited;
    for (std::size_t k = 0; k < page.form().size(); ++k) {
        visited.insert(page.form().focus());
        page.key("tab");
    }
    EXPECT_EQ(visited.size(), page.form().size());
}

TEST(TerrainScreen, TheArrowKeysReachEveryWidget) {
    for (const Generator* generator : generators()) {
        Page page(generator->name);
        std::set<std::size_t> reached = {0};
        std::vector<std::size_t> left = {0};
        while (!left.empty()) {
            const std::size_t from = left.back();
            left.pop_back();
            for (const char* name : {"up", "down", "left", "right"}) {
                page.form().focus_on(from);
                page.key(name);
                if (reached.insert(page.form().focus()).second) left.push_back(page.form().focus());
            }
        }
        for (std::size_t k = 0; k < page.form().size(); ++k)
            EXPECT_TRUE(reached.contains(k)) << generator->name << ": " << page.form()[k].label;
    }
}

TEST(TerrainScreen, SaysOfWhatHasTheFocusWhatItIsFor) {
    Page page;
    for (const Generator* generator : generators()) {
        page.form().focus_on(page.labelled(generator->label));
        EXPECT_TRUE(page.shows(generator->help));
    }
    page.form().focus_on(page.labelled("Hills"));
    EXPECT_TRUE(page.shows(page.form().help()));
}

TEST(TerrainScreen, AStillPageIsNotDrawnAgain) {
    Page page;
    page.wait(3);
    EXPECT_FALSE(page.app.advance(1.0 / 60));
}

TEST(TerrainScreen, AWideLevelThatHasComeToRestIsDrawnExactly) {
    Page page;
    page.key_on(page.labelled("Width"), "end");
    page.wait(2);
    const auto still = page.level_picture();
    page.drag(0.5, 0.1);
    page.drag(0.1, 0.5);
    page.wait(2);
    EXPECT_EQ(still, page.level_picture());
}

class TerrainLayout : public testing::TestWithParam<std::pair<int, int>> {
  protected:
    template <class Check>
    void on_every_page(Check check) {
        std::vector<const Generator*> all(generators().begin(), generators().end());
        all.push_back(&generator_of_many());
        for (const Generator* generator : all) {
            SCOPED_TRACE(generator->name);
            Page page(*generator, GetParam().first, GetParam().second);
            check(page);
        }
    }
    Rect canvas() const {
        return {0, 0, static_cast<float>(GetParam().first), static_cast<float>(GetParam().second)};
    }
};

TEST_P(TerrainLayout, KeepsEveryWidgetInsideAndApart) {
    on_every_page([this](Page& page) {
        for (std::size_t k = 0; k < page.form().size(); ++k) {
            const Widget& widget = page.form()[k];
            EXPECT_TRUE(inside(widget.place, canvas())) << widget.label;
            EXPECT_GE(widget.place.w, 20) << widget.label;
            EXPECT_GE(widget.place.h, 16) << widget.label;
            for (std::size_t other = 0; other < k; ++other)
                EXPECT_FALSE(overlap(widget.place, page.form()[other].place))
                    << widget.label << " and " << page.form()[other].label;
        }
    });
}

TEST_P(TerrainLayout, CutsNoTextOffAndWritesNoneOverAnother) {
    on_every_page([this](Page& page) {
        const auto words = page.words();
        for (std::size_t k = 0; k < words.size(); ++k) {
            EXPECT_FALSE(words[k].ends_with("...")) << words[k];
            EXPECT_TRUE(inside(page.places[k], canvas())) << words[k];
            for (std::size_t other = 0; other < k; ++other)
                EXPECT_FALSE(overlap(page.places[k], page.places[other]))
                    << words[k] << " and " << words[other];
        }
    });
}

INSTANTIATE_TEST_SUITE_P(AtEverySize, TerrainLayout, testing::ValuesIn(kSizes), [](const auto& size) {
    return std::to_string(size.param.first) + "x" + std::to_string(size.param.second);
});

}  // namespace

}  // namespace terramorph
