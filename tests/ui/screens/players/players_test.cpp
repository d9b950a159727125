#include "ui/screens/players/players_screen.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "ai/conduct.h"
#include "ai/measured.h"
#include "ai/temperament.h"
#include "base/index.h"
#include "base/text.h"
#include "match/settings/presets.h"
#include "ui/screens/menu/menu.h"
#include "ui/screens/players/list.h"
#include "ui/sprites/emblems.h"

namespace terramorph {

namespace {

constexpr std::size_t kCells = 8;  // name, colour, emblem, shape, team, kind, temperament, remove

struct PlayersMenu : Menu {
    explicit PlayersMenu(int count = 2) : Menu(players_screen, count) {}

    std::vector<Player>& players() { return session().settings.players; }
    std::size_t name(std::size_t who) { return who * kCells; }
    std::size_t color(std::size_t who) { return who * kCells + 1; }
    std::size_t emblem(std::size_t who) { return who * kCells + 2; }
    std::size_t shape(std::size_t who) { return who * kCells + 3; }
    std::size_t team(std::size_t who) { return who * kCells + 4; }
    std::size_t kind(std::size_t who) { return who * kCells + 5; }
    std::size_t temperament(std::size_t who) { return who * kCells + 6; }
    std::size_t remove(std::size_t who) { return who * kCells + 7; }
    std::size_t add() { return widget_of("add"); }

    /// Writes a name in place of the one that stands there.
    void write_name(std::size_t who, const std::string& letters) {
        key_on(name(who), "end");
        for (int k = 0; k < kMaxNameLength; ++k) key("backspace");
        type(letters);
        words();
    }
};

void expect_all_different(const std::vector<Player>& players) {
    std::set<std::string> names;
    std::set<int> colors, emblems;
    for (const Player& player : players) {
        names.insert(player.name);
        colors.insert(player.color);
        emblems.insert(player.emblem);
    }
    EXPECT_EQ(names.size(), players.size());
    EXPECT_EQ(colors.size(), players.size());
    EXPECT_EQ(emblems.size(), players.size());
}

TEST(Players, AreAddedUpToTenAllDifferent) {
    PlayersMenu menu;
    for (std::size_t count = 3; count <= kMaxPlayers; ++count) {
        menu.key_on(menu.add(), "enter");
        EXPECT_EQ(menu.players().size(), count);
    }
    expect_all_different(menu.players());
    EXPECT_FALSE(menu.form()[menu.add()].enabled);
    menu.click_on(menu.add());
    EXPECT_EQ(menu.players().size(), static_cast<std::size_t>(kMaxPlayers));
    EXPECT_FALSE(validate(menu.session().settings));
}

TEST(Players, ShowArrowsOnlyOnTheRowThatIsChosen) {
    PlayersMenu menu(4);
    const auto arrows = [&] {
        menu.words();
        return std::ranges::count(menu.drawn.parts, std::string("arrows"), &DrawnScreen::Lines::id);
    };
    menu.form().focus_on(menu.widget_of("play"));
    EXPECT_EQ(arrows(), 0);
    menu.form().focus_on(menu.name(2));
    EXPECT_EQ(arrows(), 5) << "color, emblem, tank, team and who plays; a person has no character";
    menu.form().focus_on(menu.team(0));
    EXPECT_EQ(arrows(), 5);
}

TEST(Players, ParadeBelowTheirListHoweverManyTheyAre) {
    PlayersMenu menu;
    EXPECT_NE(menu.text_of("parade").find(menu.players()[0].name), std::string::npos);
    EXPECT_NE(menu.text_of("parade").find(menu.players()[1].name), std::string::npos);
    menu.click_on(menu.add());
    EXPECT_NE(menu.text_of("parade").find(menu.players()[2].name), std::string::npos);
    for (int k = 3; k < kMaxPlayers; ++k) menu.click_on(menu.add());
    for (const Player& player : menu.players())
        EXPECT_NE(menu.text_of("parade").find(player.name), std::string::npos) << player.name;
}

TEST(Players, SeeWhereTheyWillFightUnlessTheyCompareTheirStrengths) {
    PlayersMenu menu;
    EXPECT_TRUE(menu.has("land_card"));
    menu.key_on(menu.kind(1), "right");
    ASSERT_FALSE(menu.players()[1].kind.is_person());
    EXPECT_FALSE(menu.has("land_card"));
}

TEST(Players, AreRemovedDownToTwo) {
    PlayersMenu menu(4);
    menu.key_on(menu.remove(1), "enter");
    menu.click_on(menu.remove(0));
    ASSERT_EQ(menu.players().size(), 2u);
    EXPECT_EQ(menu.players()[0].name, "Juno");
    EXPECT_EQ(menu.players()[1].name, "Pascal");
    EXPECT_FALSE(menu.form()[menu.remove(0)].enabled);
    menu.click_on(menu.remove(0));
    EXPECT_EQ(menu.players().size(), 2u);
}

TEST(Players, GetTheNameThatIsTyped) {
    PlayersMenu menu;
    menu.write_name(0, "  Änne Grün ");
    menu.key("enter");
    EXPECT_EQ(menu.players()[0].name, "Änne Grün");
    EXPECT_EQ(menu.form().focus(), menu.name(1)) << "the next name is next";
}

TEST(Players, HaveNamesOfAtMostSixteenLetters) {
    PlayersMenu menu;
    menu.write_name(0, "Ottokar von Hohenzollern");
    menu.key("tab");
    EXPECT_EQ(menu.players()[0].name, "Ottokar von Hohe");
}

TEST(Players, AreToldWhyANameIsRefused) {
    for (const auto& [typed, why] :
         {std::pair{"", "a player has no name"}, std::pair{"   ", "a player has no name"},
          std::pair{"Mira", "two players are called Mira"}}) {
        PlayersMenu menu;
        menu.write_name(0, typed);
        const auto refused = concat("That won't work: ", why, ".");
        std::string shown;
        for (const std::string& line : menu.words()) shown += line + ' ';
        EXPECT_NE(shown.find(refused), std::string::npos) << shown;
        menu.key("enter");
        EXPECT_EQ(menu.form().focus(), menu.name(0)) << "the field is not left by Enter";
        EXPECT_EQ(menu.players()[0].name, "Otto");
    }
}

TEST(Players, KeepTheirNamesWhereARefusedOneIsLeft) {
    for (const char* way : {"tab", "down", "esc"}) {
        PlayersMenu menu;
        menu.write_name(0, "Mira");
        menu.key(way);
        const Refusal why_not = validate_name(menu.players(), 0, "Mira");
        ASSERT_TRUE(why_not);
        EXPECT_TRUE(menu.shows_in("name_refused", tr(*why_not))) << way;
        EXPECT_TRUE(menu.shows_in("name_refused", "Otto")) << way;
        EXPECT_EQ(menu.players()[0].name, "Otto");
        EXPECT_FALSE(validate(menu.session().settings));
    }
}

TEST(Players, KeepTheNameTheyHadWhenPlayIsClickedWithARefusedOne) {
    PlayersMenu menu;
    menu.write_name(0, "");
    menu.click_on(menu.widget_of("play"));
    ASSERT_NE(menu.session().runner, nullptr);
    EXPECT_EQ(menu.match().player(0).name, "Otto");
}

TEST(Players, SwapAColourThatIsTaken) {
    PlayersMenu menu(3);
    menu.key_on(menu.color(0), "right");
    EXPECT_EQ(menu.players()[0].color, 1);
    EXPECT_EQ(menu.players()[1].color, 0);
    menu.key("left");
    menu.key("left");
    EXPECT_EQ(menu.players()[0].color, kMaxPlayers - 1);
    EXPECT_EQ(menu.players()[1].color, 1);
    expect_all_different(menu.players());
}

TEST(Players, SwapAnEmblemThatIsTaken) {
    PlayersMenu menu(kMaxPlayers);
    menu.key_on(menu.emblem(4), "space");
    EXPECT_EQ(menu.players()[4].emblem, 5);
    EXPECT_EQ(menu.players()[5].emblem, 4);
    EXPECT_EQ(menu.players()[4].color, 4) << "the colour is another matter";
    expect_all_different(menu.players());
}

TEST(Players, StepThroughColoursByThePointer) {
    PlayersMenu menu(3);
    const Rect box = menu.form()[menu.color(2)].place;
    menu.click({box.x + box.w - 4, box.center().y});
    EXPECT_EQ(menu.players()[2].color, 3);
    menu.click({box.x + 4, box.center().y});
    menu.click({box.x + 4, box.center().y});
    EXPECT_EQ(menu.players()[2].color, 1);
    menu.pointer(InputEvent::Kind::pointer_down, box.center());
    menu.pointer(InputEvent::Kind::pointer_up, {box.x + 2 * box.w, box.y});
    EXPECT_EQ(menu.players()[2].color, 1) << "let go elsewhere";
    menu.app.press({.kind = InputEvent::Kind::pointer_move, .at = box.center()});
    menu.app.press({.kind = InputEvent::Kind::wheel, .at = box.center(), .wheel = -1});
    EXPECT_EQ(menu.players()[2].color, 2);
}

TEST(Players, ArePeopleOrComputersOfEveryDifficulty) {
    PlayersMenu menu;
    EXPECT_TRUE(menu.shows("Human"));
    for (std::size_t level = 0; level < kDifficultyNames.size(); ++level) {
        const Conduct& how = conduct(static_cast<Difficulty>(level));
        menu.key_on(menu.kind(1), "right");
        EXPECT_FALSE(menu.players()[1].kind.is_person());
        EXPECT_EQ(at(menu.players()[1].difficulty), level);
        EXPECT_TRUE(menu.shows(how.label)) << how.label;
        std::string shown;
        for (const std::string& line : menu.words()) shown += line + ' ';
        EXPECT_NE(shown.find(how.help), std::string::npos) << how.help << " in " << shown;
    }
    menu.key("right");
    EXPECT_EQ(menu.players()[1].kind, kPerson) << "round and round";
    menu.key("left");
    EXPECT_EQ(menu.players()[1].difficulty, Difficulty::expert);
    EXPECT_FALSE(menu.players()[1].kind.is_person());
}

TEST(Players, HaveATemperamentOnlyIfTheyAreComputers) {
    PlayersMenu menu;
    EXPECT_FALSE(menu.form()[menu.temperament(1)].enabled);
    EXPECT_FALSE(menu.form()[menu.temperament(1)].in_view);
    menu.key_on(menu.kind(1), "right");
    EXPECT_TRUE(menu.form()[menu.temperament(1)].enabled);
    menu.key("right");
    const Difficulty before = menu.players()[1].difficulty;
    std::set<PlayerKind> seen;
    for (std::size_t k = 0; k < temperaments().size(); ++k) {
        seen.insert(menu.players()[1].kind);
        EXPECT_TRUE(menu.shows(label_of(menu.players()[1].kind)));
        menu.key_on(menu.temperament(1), "right");
    }
    EXPECT_EQ(seen.size(), temperaments().size());
    EXPECT_FALSE(seen.contains(kPerson));
    EXPECT_EQ(menu.players()[1].difficulty, before) << "that's another matter";
}

TEST(Players, KeepTheirDifficultyInTheirFileAndInEveryKindOfMatch) {
    PlayersMenu menu;
    for (int k = 0; k < 3; ++k) menu.key_on(menu.kind(1), "right");
    ASSERT_EQ(menu.players()[1].difficulty, Difficulty::hard);
    for (const MatchPreset& preset : match_presets()) {
        MatchSettings settings = menu.session().settings;
        apply_preset(settings, preset);
        EXPECT_EQ(settings.players, menu.players()) << preset.label;
    }
    menu.click_on(menu.widget_of("play"));
    ASSERT_NE(menu.session().runner, nullptr);
    EXPECT_EQ(menu.match().recording().settings.players[1].difficulty, Difficulty::hard);
    EXPECT_EQ(menu.kept().players[1].difficulty, Difficulty::hard);
}

std::string percent(const Measured& measured, Measure which) {
    return concat(std::lround(measured.value(which)), "%");
}

TEST(Players, SeeFiguresOnlyIfTheyAskForThem) {
    PlayersMenu menu;
    const std::string figure = percent(measured(Difficulty::normal), Measure::duels_won);
    EXPECT_FALSE(menu.shows(figure));
    menu.click_on(menu.widget_of("figures"));
    EXPECT_TRUE(menu.shows(figure));
    menu.click_on(menu.widget_of("figures"));
    EXPECT_FALSE(menu.shows(figure));
}

TEST(Players, SeeOfEveryTemperamentHowWellItPlaysAsItWasMeasured) {
    PlayersMenu menu;
    menu.click_on(menu.widget_of("figures"));
    menu.key_on(menu.kind(0), "right");
    for (const Temperament& temperament : temperaments()) {
        menu.players()[0].kind = computer(temperament.id);
        menu.form().focus_on(menu.temperament(0));
        EXPECT_TRUE(menu.shows(temperament.label));
        std::string shown;
        for (const std::string& line : menu.words()) shown += line + ' ';
        EXPECT_NE(shown.find(temperament.help), std::string::npos) << temperament.help << " in " << shown;
        const Measured& own = measured(computer(temperament.id));
        for (const Measure which : {Measure::duels_won, Measure::free_for_alls_won})
            EXPECT_TRUE(menu.shows(percent(own, which))) << temperament.label;
    }
}

TEST(Players, SeeOfEveryDifficultyHowStrongItIs) {
    PlayersMenu menu;
    menu.click_on(menu.widget_of("figures"));
    for (std::size_t level = 0; level < kDifficultyNames.size(); ++level) {
        const auto difficulty = static_cast<Difficulty>(level);
        EXPECT_TRUE(menu.shows(conduct(difficulty).label)) << kDifficultyNames[level];
        for (const Measure which : {Measure::duels_won, Measure::free_for_alls_won})
            EXPECT_TRUE(menu.shows(percent(measured(difficulty), which))) << kDifficultyNames[level];
    }
}

TEST(Players, DriveTanksOfEveryShape) {
    PlayersMenu menu;
    std::set<std::vector<std::uint32_t>> pictures;
    for (std::size_t k = 0; k < kTankShapeNames.size(); ++k) {
        EXPECT_EQ(menu.players()[0].shape, static_cast<TankShape>(k));
        EXPECT_TRUE(menu.shows(kTankShapeNames[k]));
        const auto pixels = menu.picture.pixels();
        pictures.insert({pixels.begin(), pixels.end()});
        menu.key_on(menu.shape(0), "right");
    }
    EXPECT_EQ(menu.players()[0].shape, TankShape::classic) << "round and round";
    EXPECT_EQ(pictures.size(), kTankShapeNames.size());
}

TEST(Players, JoinTeamsWithALetterEach) {
    PlayersMenu menu(3);
    EXPECT_EQ(std::ranges::count(menu.words(), team_letter(1)), 0);
    for (int team = 1; team <= kMaxTeams; ++team) {
        menu.key_on(menu.team(0), "right");
        EXPECT_EQ(menu.players()[0].team, team);
        EXPECT_EQ(std::ranges::count(menu.words(), team_letter(team)), 1) << team;
    }
    menu.key("right");
    EXPECT_EQ(menu.players()[0].team, 0);
    menu.key("left");
    EXPECT_EQ(menu.players()[0].team, kMaxTeams);
}

TEST(Players, AreNeverAllInOneTeam) {
    PlayersMenu menu(3);
    menu.players()[0].team = menu.players()[1].team = 1;
    menu.key_on(menu.team(2), "right");
    EXPECT_EQ(menu.players()[2].team, 2) << "it passes the others' team";
    EXPECT_TRUE(menu.shows_in("one_team", "Juno"));
    menu.key("left");
    EXPECT_EQ(menu.players()[2].team, 0);
    EXPECT_FALSE(validate(menu.session().settings));
}

TEST(Players, LeaveTheirTeamWhenNobodyElseIsLeft) {
    PlayersMenu menu(3);
    menu.players()[0].team = menu.players()[1].team = 2;
    menu.click_on(menu.remove(2));
    for (const Player& player : menu.players()) EXPECT_EQ(player.team, 0);
    EXPECT_TRUE(menu.has("teams_dissolved"));
    EXPECT_FALSE(validate(menu.session().settings));
}

TEST(Players, AreFilledInByOnePress) {
    PlayersMenu menu(5);
    menu.players()[0].name = "Ada";
    menu.click_on(menu.widget_of("computers"));
    ASSERT_EQ(menu.players().size(), 4u);
    EXPECT_EQ(menu.players()[0].name, "Ada");
    EXPECT_EQ(menu.players()[0].kind, kPerson);
    for (std::size_t who = 1; who < 4; ++who) {
        EXPECT_EQ(temperament(menu.players()[who].kind).strategy, Strategy::aim);
        EXPECT_EQ(menu.players()[who].difficulty, Difficulty::normal);
    }
    EXPECT_NE(menu.players()[1].kind, menu.players()[2].kind);
    menu.click_on(menu.widget_of("people"));
    ASSERT_EQ(menu.players().size(), 2u);
    for (const Player& player : menu.players()) EXPECT_EQ(player.kind, kPerson);
    menu.click_on(menu.widget_of("computers"));
    expect_all_different(menu.players());
    menu.key("enter");
    ASSERT_NE(menu.session().runner, nullptr) << "Play comes next";
    EXPECT_EQ(menu.match().settings().players.size(), 4u);
}

TEST(Players, ArePlayedWith) {
    PlayersMenu menu;
    for (std::size_t count = 2; count < kMaxPlayers; ++count) menu.click_on(menu.add());
    menu.write_name(9, "Zoe");
    const auto wanted = menu.players().size();
    menu.click_on(menu.widget_of("play"));
    ASSERT_NE(menu.session().runner, nullptr);
    EXPECT_EQ(menu.match().settings().players.size(), wanted);
    EXPECT_EQ(menu.match().player(9).name, "Zoe");
}

TEST(Players, AreKeptWhenThePageIsLeft) {
    for (const bool by_key : {true, false}) {
        PlayersMenu menu;
        menu.click_on(menu.add());
        menu.write_name(2, "Zoe");
        if (by_key)
            menu.key("esc");
        else
            menu.click_on(menu.widget_of("back"));
        EXPECT_TRUE(menu.has("title"));
        EXPECT_EQ(menu.kept().players, menu.players());
        EXPECT_EQ(menu.kept().players.back().name, "Zoe");
    }
}

TEST(Players, AreReachedByKeysAlone) {
    PlayersMenu menu(kMaxPlayers);
    std::set<std::size_t> seen;
    for (std::size_t k = 0; k < menu.form().size(); ++k) {
        seen.insert(menu.form().focus());
        menu.key("tab");
    }
    for (std::size_t k = 0; k < menu.form().size(); ++k)
        EXPECT_EQ(seen.contains(k), menu.form()[k].enabled) << menu.form()[k].label;
    menu.form().focus_on(menu.kind(0));
    for (int k = 1; k < kMaxPlayers; ++k) menu.key("down");
    EXPECT_EQ(menu.form().focus(), menu.kind(9));
}

TEST(PlayersList, NamesEverybody) {
    std::vector<Player> players = default_settings().players;
    EXPECT_EQ(all_names(players), "Otto and Mira");
    players.push_back(another_player(players));
    players[0].kind = computer("moron");
    players[2].kind = computer("spoiler");
    EXPECT_EQ(all_names(players), "Otto (Moron), Mira and Juno (Professor)");
}

TEST(PlayersList, FillsFromAnyListToAnyOther) {
    for (int people = 0; people <= kMaxPlayers; ++people) {
        for (int computers = std::max(0, kMinPlayers - people); people + computers <= kMaxPlayers;
             ++computers) {
            MatchSettings settings = default_settings();
            for (Player& player : settings.players) player.team = 3;
            fill_players(settings.players, people, computers);
            EXPECT_FALSE(validate(settings));
            expect_all_different(settings.players);
            EXPECT_EQ(std::ranges::count(settings.players, kPerson, &Player::kind), people);
            EXPECT_EQ(std::ssize(settings.players), people + computers);
        }
    }
}

}  // namespace

}  // namespace terramorph
