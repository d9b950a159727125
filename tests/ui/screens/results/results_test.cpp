#include "ui/screens/results/results_screen.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <functional>

#include "base/text.h"
#include "match/score/awards.h"
#include "support/matches.h"
#include "support/scar_match.h"
#include "ui/game.h"
#include "ui/picture.h"
#include "ui/screens/results/cards.h"
#include "ui/screens/results/chart.h"
#include "ui/screens/results/honours.h"
#include "ui/screens/results/purse.h"
#include "ui/screens/results/table.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

struct ResultsPage : testing::Test {
    /// Until the results are on the screen.
    void finish_round() {
        game.end_round();
        game.wait(4);
    }

    /// Begins a match at whose end there's something to buy, though the first armory is passed by.
    void start_with_armory() {
        game.start();
        test::state_of(game.match()).settings.set(Rule::armory, 1);
    }

    /// Everybody fires straight up, until somebody is the last one.
    void end_round_at_once() {
        while (game.match().phase() == Phase::aiming) {
            const PlayerId player = game.match().player();
            ASSERT_FALSE(game.give(Aim{player, 900, 20}));
            ASSERT_FALSE(game.give(Fire{player}));
            while (game.match().phase() == Phase::flying) game.session().runner->step();
        }
    }

    void finish_match() {
        game.start();
        finish_round();
        game.key("enter");
        test::state_of(game.match()).settings.set(Rule::armory, 1);
        finish_round();
        ASSERT_EQ(game.match().phase(), Phase::match_over);
    }
    /// As a match is that was left after its armory.
    void continue_at_the_battle() {
        game.session().runner->keep();
        continue_match(game.app);
        game.wait(0.1);
    }

    MemoryStorage storage;
    Game game{storage};
};

}  // namespace

TEST_F(ResultsPage, AfterARoundEverybodysScoreIsShown) {
    start_with_armory();
    finish_round();
    ASSERT_EQ(game.match().phase(), Phase::round_over);
    EXPECT_EQ(game.numbers_in("results/subtitle"), (std::vector{1, 2}));
    for (const char* column : {"damage", "kills", "hits", "earned", "points", "match"})
        EXPECT_TRUE(game.has(concat("scores_of_round/heads/", column))) << column;
    for (const Player& player : game.match().settings().players) EXPECT_TRUE(game.shows(player.name));
    EXPECT_TRUE(game.shows_in("results/page_title", game.match().player(game.match().state().winner).name));
}

TEST_F(ResultsPage, TheFirstPlaceStandsFirst) {
    game.start();
    finish_round();
    const auto ranking = game.match().scores().ranking();
    const Point first = game.place_of(game.match().player(ranking[0]).name);
    const Point second = game.place_of(game.match().player(ranking[1]).name);
    EXPECT_LT(first.y, second.y);
}

TEST_F(ResultsPage, EnterGoesOnToTheNextRound) {
    game.start();
    finish_round();
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_EQ(game.match().round(), 2);
    EXPECT_EQ(game.numbers_in("hud/round"), (std::vector{2, 2}));
}

TEST_F(ResultsPage, SpaceThatWasPressedForTheBattleBeginsNoOtherMatch) {
    game.start();
    finish_round();
    game.key("enter");
    game.end_round();
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    ASSERT_TRUE(game.wait_for("ranking", kFrame, 20));
    game.key("space");
    game.wait(1);
    EXPECT_EQ(game.match().phase(), Phase::match_over);
    EXPECT_TRUE(game.has("ranking"));
    game.key("space");
    EXPECT_FALSE(game.has("ranking")) << "whoever has seen the page goes on";
}

TEST_F(ResultsPage, AClickGoesOnToo) {
    game.start();
    finish_round();
    game.click_on("next_round");
    EXPECT_EQ(game.match().round(), 2);
}

TEST_F(ResultsPage, EscapeBetweenRoundsKeepsTheMatch) {
    game.start();
    finish_round();
    game.key("esc");
    ASSERT_NE(game.session().unfinished, "");
    continue_match(game.app);
    EXPECT_EQ(game.match().phase(), Phase::round_over);
    game.wait(4);
    EXPECT_EQ(game.numbers_in("results/subtitle"), (std::vector{1, 2}));
}

TEST_F(ResultsPage, SaysNothingOfMoneyWhereItBuysNothing) {
    game.session().settings.players[1].kind = computer("moron");
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    end_round_at_once();
    ASSERT_TRUE(game.wait_for("ranking", 0.5, 60));
    EXPECT_FALSE(game.has("scores_of_match/heads/earned"));
    EXPECT_FALSE(game.has("ranking/money"));
    game.key("2");
    EXPECT_FALSE(game.shows("$"));
    EXPECT_FALSE(game.shows("Tycoon"));
}

TEST_F(ResultsPage, HasNoChartsAfterTheFirstRoundAsALineTakesTwo) {
    start_with_armory();
    finish_round();
    for (const char* key : {"2", "3", "right", "left", "5"}) {
        game.key(key);
        EXPECT_TRUE(game.has("scores_of_round")) << key;
    }
    for (const std::string_view each : kChartIds) EXPECT_FALSE(game.has(concat("chart/", each)));
    EXPECT_FALSE(game.has("scores")) << "a single tab leads nowhere";
    game.key("enter");
    EXPECT_EQ(game.match().round(), 2);
}

TEST_F(ResultsPage, DigitsArrowsAndTabsTurnTheChartOver) {
    game.session().settings.set(Rule::rounds, 3);
    game.start();
    finish_round();
    game.key("enter");
    test::state_of(game.match()).settings.set(Rule::armory, 1);
    finish_round();
    EXPECT_TRUE(game.has("scores_of_round"));
    for (const auto& [key, chart] : {std::pair{"2", "damage"},
                                     {"3", "accuracy"},
                                     {"right", "money"},
                                     {"right", "none"},
                                     {"left", "money"}}) {
        game.key(key);
        for (const std::string_view each : kChartIds)
            EXPECT_EQ(game.has(concat("chart/", each)), each == chart) << key;
    }
    game.click_on("accuracy");
    EXPECT_TRUE(game.has("chart/accuracy"));
    game.key("5");
    EXPECT_TRUE(game.has("chart/accuracy")) << "there is no fifth";
    EXPECT_EQ(game.match().round(), 2);
    game.key("enter");
    EXPECT_EQ(game.match().round(), 3) << "Enter goes on whatever chart is shown";
}

TEST_F(ResultsPage, MarksTheOnlyPersonAndItsPurse) {
    game.session().settings.players[1].kind = computer("moron");
    start_with_armory();
    end_round_at_once();
    game.wait(20);
    EXPECT_TRUE(game.has("you"));
    EXPECT_EQ(game.numbers_in("purse").front(), game.match().money(0) / 1000) << "of 12 345: 12";
    EXPECT_TRUE(game.shows_in("best_shot", "misses")) << "nobody has hit anybody else";
}

TEST_F(ResultsPage, TellsWhereAllTheMoneyCameFrom) {
    game.session().settings.players[1].kind = computer("moron");
    for (const auto& [rule, value] : {std::pair{Rule::pay_round, 100.0},
                                      {Rule::pay_turn, 30.0},
                                      {Rule::pay_survival, 7.0},
                                      {Rule::interest, 10.0},
                                      {Rule::start_cash, 500.0},
                                      {Rule::fine, 3.0}})
        game.session().settings.set(rule, value);
    start_with_armory();
    end_round_at_once();
    game.wait(20);
    const std::vector<int> figures = game.numbers_in("purse");
    ASSERT_GE(figures.size(), 4u) << game.text_of("purse");
    EXPECT_EQ(figures[1], 500) << "before";
    const std::string words = game.text_of("purse");
    int sum = 0;
    std::size_t at = words.find("before");
    for (std::size_t k = 1; k < figures.size(); ++k) {
        const std::string figure = to_text(figures[k]);
        at = words.find(figure, at);
        if (words[at - 1] == '$') sum += words[at - 2] == '-' ? -figures[k] : figures[k];
        at += figure.size();
    }
    EXPECT_EQ(sum, figures[0]) << words;
    EXPECT_TRUE(game.shows_in("purse", "round bonus")) << words;
}

TEST_F(ResultsPage, ThePurseFitsIntoWindowsOfEverySize) {
    game.session().settings.players[1].kind = computer("moron");
    for (const auto& [rule, value] : {std::pair{Rule::pay_round, 98765.0},
                                      {Rule::pay_turn, 4321.0},
                                      {Rule::interest, 10.0},
                                      {Rule::start_cash, 912345.0}})
        game.session().settings.set(rule, value);
    start_with_armory();
    end_round_at_once();
    game.wait(20);
    for (const auto& [width, height] : {std::pair{640, 360}, {1280, 720}, {1920, 1080}}) {
        Picture picture(width, height);
        const Rect place = {10, 10, 0.62f * static_cast<float>(width), 60};
        draw_purse(picture.canvas, place, game.match(), PlayerId(0), 1);
        for (const Rect& drawn : picture.canvas.places_drawn())
            EXPECT_LE(drawn.x + drawn.w, place.x + place.w) << width;
    }
}

TEST_F(ResultsPage, ShowsABeamLongEnoughToBeSeen) {
    constexpr std::string_view kRay =
        "[ray]\nname = \"Ray\"\nhelp = \"-\"\nprice = 1\nbundle = 9\nunlimited = true\n"
        "on_impact = [{ effect = \"beam\", radius = 8, damage = 500, way = \"down\" },"
        "{ effect = \"blast\", radius = 30 }]\n";
    game.session().arsenal = std::make_shared<Arsenal>(parse_arsenal(kRay, "weapons").take());
    game.session().settings.set(Rule::health, 50);
    game.start();
    const PlayerId shooter = game.match().player();
    const TankId mark = tank_of(PlayerId::at(1 - shooter.value()));
    const float at = game.match().battle().state().tank(mark).body.at.x;
    const int angle = at > game.playing().body.at.x ? 600 : 1200;
    const auto kills = [&](int power) {
        const Prediction shot = game.match().battle().predict_shot(tank_of(shooter), angle, power);
        if (std::abs(columns_of(shot.contact.at).x - at) > 15) return false;
        const std::unique_ptr<Match> tried = game.match().fork();
        (void)tried->apply(Aim{shooter, angle, power});
        (void)tried->apply(Fire{shooter});
        while (tried->phase() == Phase::flying) tried->step();
        return tried->phase() == Phase::round_over;
    };
    int power = 1;
    while (power < kFullPower && !kills(power)) ++power;
    ASSERT_LT(power, kFullPower);
    ASSERT_FALSE(game.give(Aim{shooter, angle, power}));
    ASSERT_FALSE(game.give(Fire{shooter}));
    while (game.match().phase() == Phase::flying) game.session().runner->step();
    game.wait(0.2);
    ShotCard card(*game.session().runner);
    ASSERT_TRUE(card.there());
    const auto red = [&] {
        Picture picture(400, 300);
        card.draw(picture.canvas, {0, 0, 400, 300}, {320, 270, 60, 20});
        int count = 0;
        for (int y = 0; y < 200; ++y)
            for (int x = 0; x < 400; ++x) {
                const std::uint32_t pixel = picture.image.row(y)[x];
                count += (pixel >> 16 & 0xff) > 220 && (pixel & 0xff) < 120 && (pixel >> 8 & 0xff) < 120;
            }
        return count;
    };
    for (int frame = 0; frame < 600 && !card.lingers(); ++frame) (void)card.advance(kFrame);
    ASSERT_TRUE(card.lingers());
    for (int frame = 0; frame < 75; ++frame) (void)card.advance(kFrame);
    const int shown = red();
    while (card.lingers()) (void)card.advance(kFrame);
    for (int frame = 0; frame < 60; ++frame) (void)card.advance(kFrame);
    EXPECT_GT(shown, red() + 20) << "more than a second after it was fired";
}

TEST_F(ResultsPage, MarksNobodyAmongFriends) {
    game.start();
    finish_round();
    EXPECT_FALSE(game.has("you"));
    EXPECT_FALSE(game.has("purse"));
}

TEST_F(ResultsPage, TheFiguresCountUp) {
    game.start();
    game.end_round();
    game.wait_for("results", kFrame, 10);
    const std::string first = game.text_of("scores_of_round");
    game.wait(2);
    const std::string last = game.text_of("scores_of_round");
    EXPECT_NE(first, last);
    game.wait(2);
    EXPECT_EQ(game.text_of("scores_of_round"), last);
}

TEST_F(ResultsPage, TheBestShotOfTheRoundIsPlayedAndCanBeWatched) {
    game.start();
    MatchEvents& events = test::state_of(game.match()).events;
    const TankId other = TankId::at(1 - game.match().player());
    events.emplace_back(event::Fired{.tank = tank_of(game.match().player()), .weapon = 0, .at = {100, 50}});
    events.emplace_back(
        event::Hurt{.tank = other, .by = tank_of(game.match().player()), .health = 30, .at = {400, 50}});
    (void)game.session().runner->take_events();
    const BestShot best = game.session().runner->best_shot();
    finish_round();
    ASSERT_EQ(game.match().phase(), Phase::round_over);
    EXPECT_TRUE(game.shows_in("best_shot", game.match().player(best.player).name));
    EXPECT_TRUE(game.shows_in("best_shot", game.match().player(best.victim).name));
    EXPECT_TRUE(game.shows_in("best_shot", concat(best.distance)));
    game.wait(20);
    EXPECT_TRUE(game.has("best_shot")) << "played again and again";
    game.click_on("watch");
    EXPECT_TRUE(game.has("last_turn"));
    game.key("esc");
    game.key("v");
    EXPECT_TRUE(game.has("last_turn"));
}

TEST_F(ResultsPage, ShowsTheNextLand) {
    game.session().settings.set(Rule::rounds, 3);
    game.start();
    finish_round();
    EXPECT_EQ(game.numbers_in("next_land").front(), 2);
    Journey journey = game.match().journey();
    game.key("enter");
    journey.travel(game.match().settings(), 1);
    journey.draw_level(game.match().settings(), *game.match().state().planets, 2);
    EXPECT_EQ(game.match().level(), journey.level());
}

TEST_F(ResultsPage, TellsWhoseCratersTheNextLandStillHas) {
    game.session().settings = test::there_and_back();
    game.start();
    for (int round = 1; round < 4; ++round) {
        finish_round();
        EXPECT_EQ(game.shows_in("next_land", "of round 2"), round == 3) << round;
        game.key("enter");
    }
    EXPECT_EQ(game.match().state().scarred_in(), 2);
}

TEST_F(ResultsPage, WhereTheArmoryFollowsTheButtonSaysSo) {
    game.session().settings.set(Rule::armory, 1);
    game.start();
    while (game.match().phase() == Phase::shopping) ASSERT_FALSE(game.give(Ready{game.match().player()}));
    continue_at_the_battle();
    finish_round();
    EXPECT_TRUE(game.has("to_armory"));
    EXPECT_FALSE(game.has("next_round"));
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::shopping);
}

TEST_F(ResultsPage, AtTheEndTheRankingIsShown) {
    finish_match();
    const auto ranking = game.match().scores().ranking();
    EXPECT_TRUE(game.shows_in("ranking/page_title", game.match().player(ranking[0]).name));
    EXPECT_EQ(game.numbers_in("ranking/subtitle"), std::vector{2});
    EXPECT_TRUE(game.has("scores_of_match/heads/wins"));
}

TEST_F(ResultsPage, AwardsAndChartsOfTheMatchAreOnPagesOfTheirOwn) {
    finish_match();
    game.key("2");
    const auto given = awards(game.match().scores());
    ASSERT_FALSE(given.empty());
    for (const Award& award : given) {
        EXPECT_TRUE(game.shows(award.name)) << award.name;
        EXPECT_TRUE(game.shows(award.words.text())) << award.words.text();
    }
    game.key("right");
    EXPECT_TRUE(game.has("chart/damage"));
    game.click_on("ranking/money");
    EXPECT_TRUE(game.has("chart/money"));
    game.key("1");
    EXPECT_TRUE(game.has("scores_of_match/heads/wins"));
}

TEST_F(ResultsPage, ATeamWinsByItsName) {
    auto& players = game.session().settings.players;
    while (players.size() < 4) players.push_back(another_player(players));
    players[0].team = players[1].team = 3;
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    for (int turn = 0; turn < 12 && game.match().phase() == Phase::aiming; ++turn) {
        const PlayerId player = game.match().player();
        const bool loses = player >= 2;
        (void)game.give(Aim{player, 900, 20});
        ASSERT_FALSE(game.give(loses ? Command(Fire{player}) : Command(Pass{player})));
        game.wait_for_turn();
    }
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    game.wait(4);
    EXPECT_TRUE(game.shows_in("ranking/page_title", "C"));
    for (const Player& player : players) EXPECT_TRUE(game.shows(player.name));
}

TEST_F(ResultsPage, PlayAgainBeginsAnotherMatchOfTheSamePeople) {
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    finish_round();
    const auto players = game.match().settings().players;
    game.key("enter");
    EXPECT_EQ(game.match().phase(), Phase::aiming);
    EXPECT_EQ(game.match().round(), 1);
    EXPECT_EQ(game.match().settings().players, players);
}

TEST_F(ResultsPage, TheTitleIsOnePressAway) {
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    finish_round();
    game.key("esc");
    EXPECT_FALSE(game.has("ranking"));
    EXPECT_FALSE(game.app.wants_to_quit());
    EXPECT_EQ(game.session().unfinished, "");
}

/// From the end of a round on.
double seconds_until_it_goes_on(int speed) {
    MemoryStorage storage;
    Game game(storage);
    for (Player& player : game.session().settings.players) player.kind = computer("moron");
    game.session().settings.set(Rule::health, 10);
    start_match(game.app);
    while (game.match().phase() != Phase::round_over) {
        (void)game.give(Aim{game.match().player(), 900, 1});
        (void)game.give(Fire{game.match().player()});
        game.session().runner->step();
    }
    game.session().speed = speed;
    game.app.replace(results_screen(game.app));
    int frames = 0;
    for (; frames < 3600 && game.match().round() == 1; ++frames) game.app.advance(1.0 / 60);
    return frames / 60.0;
}

TEST(ResultsOfComputers, ItGoesOnByItselfAndSoonerWhereTheClockIsFaster) {
    const double alone = seconds_until_it_goes_on(1);
    EXPECT_GT(alone, 2);
    EXPECT_LT(alone, 20);
    EXPECT_NEAR(seconds_until_it_goes_on(4), alone / 4, 0.1);
}

TEST_F(ResultsPage, WhereAPersonPlaysItWaits) {
    game.session().settings.players[1].kind = computer("moron");
    game.start();
    while (game.match().phase() == Phase::aiming) {
        const PlayerId player = game.match().player();
        ASSERT_FALSE(game.give(Aim{player, 900, 20}));
        ASSERT_FALSE(game.give(Fire{player}));
        while (game.match().phase() == Phase::flying) game.session().runner->step();
    }
    game.wait(60);
    EXPECT_EQ(game.match().round(), 1);
    EXPECT_EQ(game.numbers_in("results/subtitle"), (std::vector{1, 2}));
}

/// Ten players, with the scores of some rounds.
struct Crowd {
    explicit Crowd(int rounds, int teams = 0) : scores(team_numbers(teams), Scoring::standard) {
        const auto numbers = team_numbers(teams);
        while (players.size() < 10) players.push_back(another_player(players));
        for (std::size_t k = 0; k < players.size(); ++k) {
            players[k].team = numbers[k];
            players[k].name = concat("Wolfgang the ", k + 1, "th");
        }
        Random random(4, 7);
        for (int round = 0; round < rounds; ++round) play_round(random);
    }
    static std::vector<int> team_numbers(int teams) {
        std::vector<int> numbers(10, 0);
        for (int k = 0; k < 10 && teams > 0; ++k) numbers[k] = 1 + k % teams;
        return numbers;
    }
    void play_round(Random& random) {
        scores.begin_round();
        for (const PlayerId player : ids<PlayerId>(10)) {
            for (int shots = random.below(6); shots > 0; --shots) {
                scores.record(event::Fired{.tank = tank_of(player)});
                const TankId victim = TankId::at(random.below(10));
                scores.record(event::Hurt{.tank = victim, .by = tank_of(player), .health = random.below(90)});
            }
            const int earned = random.from_to(-500, 20000);
            const int worth = random.below(900000000);
            scores.record_money(player, earned, worth);
        }
    }
    Results results() const { return {scores, players}; }

    std::vector<Player> players;
    Scoreboard scores;
};

struct Drawn {
    std::vector<std::string> words;
    std::vector<Rect> places;
};

Drawn drawn(Point size, const std::function<void(Canvas&, Rect)>& draw) {
    Image picture(static_cast<int>(size.x), static_cast<int>(size.y), 0xff000000u);
    Canvas canvas(picture, plain_typeface());
    draw(canvas, {0, 0, size.x, size.y});
    return {canvas.words_drawn(), {canvas.places_drawn().begin(), canvas.places_drawn().end()}};
}

void expect_inside(const Drawn& all, Point size) {
    for (std::size_t k = 0; k < all.words.size(); ++k) {
        const Rect& place = all.places[k];
        EXPECT_TRUE(place.x >= 0 && place.y >= 0 && place.x + place.w <= size.x &&
                    place.y + place.h <= size.y)
            << all.words[k];
        const bool on_shield = all.words[k].size() == 1 && all.words[k] >= "A" && all.words[k] <= "E";
        EXPECT_TRUE(on_shield || place.h >= Scale::kMinText) << all.words[k];
    }
}

TEST(ResultsOfMany, TheTableOfTenAfterAThousandRoundsFitsTheSmallestWindow) {
    for (const int teams : {0, 2, 5}) {
        const Crowd crowd(1000, teams);
        for (const bool of_round : {true, false}) {
            const Point size = {640, 360};
            const Drawn all = drawn(size, [&](Canvas& canvas, Rect place) {
                place.h = 255;
                draw_score_table(canvas, take_left(place, 375), crowd.results(), of_round);
            });
            expect_inside(all, {375, 255});
            for (const int team : {1, 2, 3, 4, 5})
                EXPECT_EQ(std::ranges::count(all.words, concat("Team ", team_letter(team))),
                          team <= teams ? 1 : 0);
        }
    }
}

TEST(ResultsOfMany, TheTableSaysWhoHasClimbedAndWhoHasFallen) {
    Crowd crowd(0);
    for (const TankId winner : {TankId(0), TankId(5)}) {
        crowd.scores.begin_round();
        const int amount = winner == 5 ? 900 : 100;
        crowd.scores.record(event::Hurt{.tank = 1, .by = winner, .health = amount});
    }
    const Drawn all = drawn({1280, 720}, [&](Canvas& canvas, Rect place) {
        draw_score_table(canvas, place, crowd.results(), true);
    });
    // The sixth has climbed from the sixth place to the first; those before it have fallen by one.
    const auto first = std::ranges::find(all.words, crowd.players[5].name);
    ASSERT_NE(first, all.words.end());
    EXPECT_EQ(*(first - 2), "1");
    EXPECT_EQ(*(first - 1), "5");
    const auto second = std::ranges::find(all.words, crowd.players[0].name);
    EXPECT_EQ(*(second - 2), "2");
    EXPECT_EQ(*(second - 1), "1");
}

TEST(ResultsOfMany, InTheFirstRoundNobodyHasClimbed) {
    const Crowd crowd(1);
    const Drawn all = drawn({1280, 720}, [&](Canvas& canvas, Rect place) {
        draw_score_table(canvas, place, crowd.results(), true);
    });
    const std::vector<PlayerId> ranking = crowd.scores.ranking();
    for (std::size_t k = 0; k < 10; ++k) {
        const auto name = std::ranges::find(all.words, crowd.players[ranking[k]].name);
        ASSERT_NE(name, all.words.end());
        EXPECT_EQ(*(name - 1), concat(k + 1));
    }
}

TEST(ResultsOfMany, AThousandRoundsMakeChartsThatFit) {
    const Crowd crowd(1000, 5);
    for (const Point size : {Point{220, 200}, Point{640, 360}, Point{1500, 600}})
        for (const Chart chart : {Chart::damage, Chart::accuracy, Chart::money}) {
            const Drawn all = drawn(size, [&](Canvas& canvas, Rect place) {
                draw_chart(canvas, place, crowd.results(), chart, size.x > 400);
            });
            expect_inside(all, size);
            EXPECT_EQ(std::ranges::count(all.words, "1000"), 1);
        }
}

TEST(ResultsOfMany, HonoursOfTenFitTheSmallestWindow) {
    for (const int teams : {0, 2, 5}) {
        const Crowd crowd(1000, teams);
        const Drawn awards = drawn(
            {602, 220}, [&](Canvas& canvas, Rect place) { draw_awards(canvas, place, crowd.results()); });
        expect_inside(awards, {602, 220});
    }
}

TEST(ResultsChart, FewRoundsHaveAPointEach) {
    const Crowd crowd(7);
    const ChartLines lines = chart_lines(crowd.scores, Chart::damage, 50);
    EXPECT_EQ(lines.step, 1);
    ASSERT_EQ(lines.players.size(), 10u);
    for (std::size_t player = 0; player < 10; ++player) {
        ASSERT_EQ(lines.players[player].size(), 7u);
        for (std::size_t k = 0; k < 7; ++k) {
            EXPECT_EQ(lines.players[player][k].round, static_cast<float>(k + 1));
            EXPECT_EQ(lines.players[player][k].value,
                      static_cast<float>(crowd.scores.rounds()[k][player].damage));
        }
    }
}

TEST(ResultsChart, ManyRoundsShareAPointAndNothingOfThemIsLost) {
    for (const int rounds : {51, 999, 1000}) {
        const Crowd crowd(rounds);
        const ChartLines lines = chart_lines(crowd.scores, Chart::damage, 50);
        for (std::size_t player = 0; player < 10; ++player) {
            ASSERT_LE(lines.players[player].size(), 50u);
            double sum = 0;
            int left = rounds;
            for (const ChartPoint& point : lines.players[player]) {
                sum += static_cast<double>(point.value) * std::min(lines.step, left);
                left -= lines.step;
            }
            EXPECT_NEAR(sum, crowd.scores.match()[player].damage, 1);
            EXPECT_LE(lines.players[player].back().round, static_cast<float>(rounds));
        }
    }
}

TEST(ResultsChart, AccuracyIsOfTheShotsThatWereFired) {
    Scoreboard scores({0, 0}, Scoring::standard);
    const auto shoot = [&](int hits, int shots) {
        scores.begin_round();
        for (int k = 0; k < shots; ++k) {
            scores.record(event::Fired{.tank = 0});
            if (k < hits) scores.record(event::Hurt{.tank = 1, .by = 0, .health = 1});
        }
    };
    for (const int shots : {4, 0, 2}) shoot(1, shots);
    const ChartLines each = chart_lines(scores, Chart::accuracy, 50);
    ASSERT_EQ(each.players[0].size(), 2u) << "a round without a shot has no accuracy";
    EXPECT_EQ(each.players[0][0].value, 25);
    EXPECT_EQ(each.players[0][1].value, 50);
    EXPECT_EQ(each.players[0][1].round, 3);
    EXPECT_TRUE(each.players[1].empty());
    const ChartLines together = chart_lines(scores, Chart::accuracy, 1);
    ASSERT_EQ(together.players[0].size(), 1u);
    EXPECT_FLOAT_EQ(together.players[0][0].value, 100.0f * 2 / 6);
    EXPECT_EQ(together.players[0][0].round, 2);
}

TEST(ResultsChart, MoneyIsWhatIsOwnedAtTheEndOfThoseRounds) {
    Scoreboard scores({0, 0}, Scoring::standard);
    for (const int worth : {100, 900, 400}) {
        scores.begin_round();
        scores.record_money(0, 0, worth);
    }
    EXPECT_EQ(chart_lines(scores, Chart::money, 50).players[0][1].value, 900);
    EXPECT_EQ(chart_lines(scores, Chart::money, 1).players[0][0].value, 400);
}

TEST(ResultsWords, BigNumbersAreShort) {
    EXPECT_EQ(short_number(0), "0");
    EXPECT_EQ(short_number(9999), "9,999");
    EXPECT_EQ(short_number(12500), "12.5k");
    EXPECT_EQ(short_number(-200000), "-200k");
    EXPECT_EQ(short_number(999999999), "1000M");
}

TEST(ResultsOfMany, TenPlayersFitTheSmallestWindow) {
    MemoryStorage storage;
    Game game(storage, 10, 800, 450);
    game.session().settings.level.terrain.width = 2048;
    game.session().settings.set(Rule::rounds, 1);
    game.session().settings.set(Rule::health, 10);
    game.start();
    game.end_round();
    for (int k = 0; k < 40 && game.match().phase() == Phase::aiming; ++k) game.end_round();
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    game.wait(4);
    for (const Player& player : game.match().settings().players) EXPECT_TRUE(game.shows(player.name));
    for (const Rect& place : game.drawn.places) {
        EXPECT_GE(place.y, 0);
        EXPECT_LE(place.y + place.h, 450);
    }
}

TEST_F(ResultsPage, SaysWhatDestroyedYouAndShowsTheClosestMissOfARoundWithoutHits) {
    game.session().settings.players[1].kind = computer("moron");
    game.session().settings.set(Rule::turn_order, static_cast<double>(TurnOrder::round_robin));
    game.start();
    ASSERT_EQ(game.match().player(), PlayerId(0));
    test::battle_state_of(game.match()).tank(0).health = 1;
    (void)game.give(Aim{PlayerId(0), 900, 20});
    game.key("space");
    ASSERT_TRUE(game.wait_for("results", 0.1, 20));
    const std::string weapon = game.match().arsenal().weapons[WeaponId(0)].name;
    EXPECT_EQ(game.text_of("fate"), concat("You blew yourself up with ", weapon));
    EXPECT_TRUE(game.has("standings"));
    EXPECT_TRUE(game.shows_in("best_shot", "Closest miss"));
    EXPECT_TRUE(game.shows_in("best_shot", game.match().player(1).name));
    game.key("v");
    EXPECT_TRUE(game.has("last_turn"));
}

TEST_F(ResultsPage, TellsEachOfSeveralPeopleWhatDestroyedThem) {
    game.start();
    finish_round();
    EXPECT_TRUE(game.shows_in("fate", "blew itself up with")) << game.text_of("fate");
}

}  // namespace terramorph
