#include "ui/screens/replay/replay_screen.h"

#include <gtest/gtest.h>

#include "app/recordings.h"
#include "base/text.h"
#include "match/recording/replay_index.h"
#include "paint/files/animated_png.h"
#include "paint/files/png.h"
#include "support/read_png.h"
#include "ui/replay/clip.h"
#include "ui/screens/menu/dialogs.h"
#include "ui/screens/replay/recorded_games.h"

namespace terramorph {

namespace {

/// A match of some turns that is watched.
struct Replay : testing::Test {
    void watch(const std::string& recording) {
        name = recording;
        watch_recording(game.app, recording);
        game.words();
    }
    /// Which one of how many.
    std::vector<int> turn() { return game.numbers_in("turn"); }
    std::vector<int> round() { return game.numbers_in("replay/round"); }
    /// Until all of it has been read ahead.
    void read_all() {
        game.key("end");
        game.wait_while("reading", 0.1, 30);
        game.key("home");
    }
    bool watches() { return game.has("replay"); }

    MemoryStorage storage;
    std::string name;
    Game game{storage, 2, 1280, 720};
};

}  // namespace

TEST_F(Replay, PlaysTheMatchByItselfFromTheFirstTurnToItsEnd) {
    watch(play_all(storage));
    EXPECT_EQ(turn().front(), 1);
    EXPECT_EQ(round(), (std::vector{1, 2}));
    EXPECT_TRUE(game.wait_for("watch_again", 1, 120));
    EXPECT_TRUE(game.has("end/winner"));
    EXPECT_FALSE(game.has("go_on"));
    game.key("enter");
    EXPECT_FALSE(game.has("watch_again"));
    EXPECT_EQ(turn().front(), 1);
}

TEST_F(Replay, StandsStillWhileItIsPaused) {
    watch(play_some(storage, 6));
    game.key("space");
    read_all();
    game.key("right");
    const auto before = turn();
    game.wait(3);
    (void)game.words();
    const Image still = game.picture;
    game.wait(5);
    EXPECT_EQ(turn(), before);
    EXPECT_TRUE(std::ranges::equal(still.pixels(), game.picture.pixels()));
    EXPECT_FALSE(game.app.advance(1.0 / 60)) << "nothing is to be drawn";
    game.key("space");
    game.wait(1.5);
    EXPECT_FALSE((game.words(), std::ranges::equal(still.pixels(), game.picture.pixels())));
}

TEST_F(Replay, GoesATurnForthAndBackByKeys) {
    watch(play_some(storage, 6));
    game.key("space");
    read_all();
    EXPECT_EQ(turn(), (std::vector{1, 7}));
    for (const auto& [key, wanted] : {std::pair{"right", 2},
                                      {"right", 3},
                                      {"left", 2},
                                      {"left", 1},
                                      {"left", 1},
                                      {"end", 7},
                                      {"left", 6},
                                      {"home", 1}}) {
        game.key(key);
        EXPECT_EQ(turn(), (std::vector{wanted, 7})) << key;
    }
}

TEST_F(Replay, GoesARoundForthAndBackWithShift) {
    watch(play_all(storage, 3));
    game.key("space");
    read_all();
    EXPECT_EQ(round(), (std::vector{1, 3}));
    for (const auto& [key, wanted] : {std::pair{"shift+right", 2},
                                      {"shift+right", 3},
                                      {"shift+left", 2},
                                      {"shift+left", 1},
                                      {"shift+left", 1}}) {
        game.key(key);
        EXPECT_EQ(round(), (std::vector{wanted, 3})) << key;
    }
}

TEST_F(Replay, WaitsUntilItHasReadAsFarAsIsWanted) {
    watch(play_some(storage, 12));
    game.key("end");
    EXPECT_TRUE(game.has("reading"));
    game.wait_while("reading", 0.1, 30);
    const auto last = turn();
    EXPECT_EQ(last.front(), last.back());
    EXPECT_GT(last.front(), 1);
}

TEST_F(Replay, FollowsThePointerAlongTheTimeline) {
    watch(play_some(storage, 6));
    game.key("space");
    read_all();
    const Point first = game.place_of_part("turn");
    const Point track = {640, first.y};
    game.pointer(InputEvent::Kind::pointer_down, track);
    const auto middle = turn();
    EXPECT_NE(middle, (std::vector{1, 7}));
    game.pointer(InputEvent::Kind::pointer_move, {2000, 0});
    EXPECT_EQ(turn(), (std::vector{7, 7})) << "held, it follows the pointer anywhere";
    game.pointer(InputEvent::Kind::pointer_move, {0, 0});
    EXPECT_EQ(turn(), (std::vector{1, 7}));
    game.pointer(InputEvent::Kind::pointer_up, {0, 0});
    game.pointer(InputEvent::Kind::pointer_move, track);
    EXPECT_EQ(turn(), (std::vector{1, 7})) << "let go, it does not";
}

TEST(ReplayForFingers, HasALineAndButtonsAsLargeAsAFingertip) {
    constexpr float kFinger = 22, kNear = kFinger - 2;
    for (const auto& [width, height] : {std::pair{844, 390}, {390, 844}, {640, 360}}) {
        MemoryStorage storage;
        const std::string recording = play_some(storage, 6);
        Game game(storage, 2, width, height);
        watch_recording(game.app, recording);
        for (const char* const key : {"space", "end"}) game.key(key);
        game.wait_while("reading", 0.1, 30);
        game.key("home");
        const auto touch = [&](Point at) {
            for (const auto kind : {InputEvent::Kind::pointer_down, InputEvent::Kind::pointer_up})
                game.app.press({.kind = kind, .at = at, .reach = kFinger});
            game.words();
        };
        const auto turn = [&] { return game.numbers_in("turn").front(); };
        touch({1, 1});
        const float middle = game.place_of_part("speed").y;
        const Point right = game.place_of_part("touched/right"), left = game.place_of_part("touched/left"),
                    faster = game.place_of_part("touched/+"), slower = game.place_of_part("touched/-"),
                    back = game.place_of_part("touched/esc");
        for (const Point off :
             {Point{-kNear, -kNear}, Point{kNear, -kNear}, Point{-kNear, kNear}, Point{kNear, kNear}}) {
            touch({static_cast<float>(width) / 2, middle + off.y});
            const int sought = turn();
            EXPECT_GT(sought, 1) << width << ": the line";
            touch(right + off);
            EXPECT_EQ(turn(), sought + 1) << width << ": right";
            for (int k = 0; k < sought; ++k) touch(left + off);
            EXPECT_EQ(turn(), 1) << width << ": left";
            touch(faster + off);
            EXPECT_EQ(game.text_of("speed"), "×2") << width;
            touch(slower + off);
            EXPECT_EQ(game.text_of("speed"), "×1") << width;
        }
        touch({back.x - kNear, back.y + kNear});
        EXPECT_FALSE(game.has("replay")) << width;
    }
}

TEST_F(Replay, NamesTheFewKeysThatWatchingNeedsAndTheHelpTheOthers) {
    watch(play_some(storage, 3));
    for (const char* const words : {"play, pause", "turn by turn", "slower, faster", "back", "all keys"})
        EXPECT_TRUE(game.shows_in("keys", words)) << words << ": " << game.text_of("keys");
    EXPECT_FALSE(game.shows_in("keys", "clip") || game.shows_in("keys", "Home") ||
                 game.shows_in("keys", "tick"))
        << game.text_of("keys");
    const auto pressed = [&](std::string_view words) { game.click(game.place_of(words)); };
    pressed("play, pause");
    pressed("→");
    EXPECT_EQ(turn(), (std::vector{2, 4})) << "keys are pressed by clicks";
    pressed("all keys");
    EXPECT_TRUE(game.shows_in("replay_keys", "frame by frame"));
    EXPECT_TRUE(game.shows_in("replay_keys", "save a clip"));
    game.key("esc");
    pressed("back");
    EXPECT_FALSE(game.has("replay"));
}

TEST_F(Replay, SaysNothingOfFuelThatNobodyDrivesBy) {
    watch(play_some(storage, 3));
    ASSERT_TRUE(game.has("hud/player"));
    EXPECT_FALSE(game.has("fuel"));
}

TEST_F(Replay, GoesBySevenSpeeds) {
    watch(play_some(storage, 3));
    EXPECT_EQ(game.text_of("speed"), "×1");
    for (const std::string_view wanted : {"×2", "×4", "×8", "×16", "×16"}) {
        game.key("up");
        EXPECT_EQ(game.text_of("speed"), wanted);
    }
    for (const std::string_view wanted : {"×8", "×4", "×2", "×1", "×1/2", "×1/4", "×1/4"}) {
        game.key("-");
        EXPECT_EQ(game.text_of("speed"), wanted);
    }
}

TEST_F(Replay, IsSoonerAtTheEndTheFasterItGoes) {
    const std::string recording = play_some(storage, 5);
    const auto seconds = [&](int faster) {
        watch(recording);
        for (int k = 0; k < faster; ++k) game.key("+");
        int tenths = 0;
        for (; tenths < 3000 && !game.has("watch_again"); ++tenths) game.wait(0.1);
        game.key("esc");
        return tenths;
    };
    EXPECT_LT(seconds(2) * 2, seconds(0));
}

TEST_F(Replay, GoesOnByASingleTickWhilePaused) {
    watch(play_some(storage, 3));
    game.wait(2);  // the first shot is in the air
    game.key(".");
    (void)game.words();
    const Image before = game.picture;
    game.key(".");
    (void)game.words();
    EXPECT_FALSE(std::ranges::equal(before.pixels(), game.picture.pixels()));
    EXPECT_EQ(turn().front(), 1);
}

TEST_F(Replay, LeavesByEscape) {
    watch(play_some(storage, 2));
    ASSERT_TRUE(watches());
    game.key("esc");
    EXPECT_FALSE(watches());
    EXPECT_TRUE(game.has("title"));
}

TEST_F(Replay, GoesOnWithAMatchThatIsNotFinished) {
    watch(play_some(storage, 3));
    game.key("c");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().recording().lines.size(), 6u);
    EXPECT_EQ(game.match().phase(), Phase::aiming);
}

TEST_F(Replay, SaysWhereARecordingComesOutOtherwiseAndStaysThere) {
    const std::string recorded = play_some(storage, 6);
    Result<Recording> read = parse_recording(storage.files[recorded], recorded);
    ASSERT_TRUE(read.ok());
    Recording changed = read.take();
    changed.checks[3].hash ^= 1;
    const int turn_of_it = changed.checks[3].turn;
    storage.files[recorded] = recording_text(changed);
    watch(recorded);
    EXPECT_TRUE(game.wait_for("comes_out_otherwise", 1, 100));
    EXPECT_TRUE(game.shows_in("end/note", concat(turn_of_it)));
    game.key("home");
    EXPECT_FALSE(game.has("comes_out_otherwise"));
    game.key("end");
    game.wait(3);
    EXPECT_TRUE(game.has("comes_out_otherwise"));
}

TEST_F(Replay, PlaysWhatIsWholeOfADamagedOne) {
    const std::string recorded = play_some(storage, 6);
    std::string& file = storage.files[recorded];
    file[file.size() * 19 / 20] ^= 1;
    watch(recorded);
    game.wait_for("watch_again", 1, 100);
    EXPECT_TRUE(game.has("end/damaged"));
}

TEST_F(Replay, OfAMatchThatHasJustBegunEndsAtOnce) {
    Match match(game.session().settings, game.session().arsenal, game.session().planets);
    storage.files["begun.tmrec"] = recording_text(match.recording());
    watch("begun.tmrec");
    game.wait(2);
    EXPECT_TRUE(game.has("breaks_off"));
    for (const std::string_view key :
         {"right", "left", "home", "end", "shift+left", "shift+right", "space", "."})
        game.key(key);
    EXPECT_EQ(turn(), (std::vector{1, 1}));
}

TEST_F(Replay, TellsNoNewsOfThoseWhoCouldBuyNothing) {
    {
        Game poor(storage);
        poor.session().settings.set(Rule::armory, 1);
        poor.session().settings.set(Rule::start_cash, 0);
        poor.start();
        while (poor.match().phase() == Phase::shopping) EXPECT_FALSE(poor.give(Ready{poor.match().player()}));
        name = poor.session().unfinished;
    }
    watch(name);
    game.wait(0.2);
    EXPECT_EQ(game.text_of("feed"), "");
    EXPECT_EQ(turn().front(), 1);
}

TEST_F(Replay, SaysWhatWasBoughtInsteadOfShowingTheArmory) {
    {
        Game shopping(storage);
        shopping.session().settings.set(Rule::armory, 1);
        shopping.session().settings.set(Rule::start_cash, 5000);
        shopping.start();
        while (shopping.match().phase() == Phase::shopping) {
            const PlayerId player = shopping.match().player();
            if (player == 0) {
                EXPECT_FALSE(shopping.give(Buy{player, 1}));
            }
            EXPECT_FALSE(shopping.give(Ready{player}));
        }
        name = shopping.session().unfinished;
    }
    watch(name);
    for (int times = 0; times < 2; ++times) {
        game.wait(0.2);
        EXPECT_TRUE(game.shows_in("feed", "Otto"));
        EXPECT_TRUE(game.shows_in("feed", "2 × Boulder"));
        EXPECT_TRUE(game.shows_in("feed", "Mira"));
        EXPECT_EQ(turn().front(), 1);
        game.wait(6);
        EXPECT_FALSE(game.shows_in("feed", "Otto")) << "it goes away by itself";
        game.key("home");
    }
}

TEST_F(Replay, NeverWaitsLongerThanASecondForAnAim) {
    Recording recording = *parse_recording(storage.files[play_some(storage, 1)], "r");
    const Recording::Line aim = recording.lines[0], fire = recording.lines[1];
    recording.lines.clear();
    recording.checks.resize(1);
    for (int k = 0; k < 50; ++k) {
        recording.lines.push_back(aim);
        recording.lines.push_back({Choose{0, WeaponId::at(k % 2)}, aim.turn, aim.tick});
    }
    recording.lines.push_back(fire);
    for (Recording::Line& line : recording.lines)
        std::visit(
            [&](auto& each) {
                if constexpr (requires { each.player; }) each.player = 0;
            },
            line.command);
    Match first(recording.settings, game.session().arsenal, game.session().planets);
    for (Recording::Line& line : recording.lines)
        std::visit(
            [&](auto& each) {
                if constexpr (requires { each.player; }) each.player = first.player();
            },
            line.command);
    ReplayPlayer player(
        Playback(std::make_shared<Recording>(recording), game.session().arsenal, game.session().planets));
    double waited = 0;
    for (; waited < 10 && player.match().phase() != Phase::flying; waited += 1.0 / 60)
        player.advance(1.0 / 60);
    EXPECT_LE(waited, ReplayPlayer::kMaxAimSeconds + 0.35);
    EXPECT_GT(waited, 0.3);
}

TEST_F(Replay, IsLaidOutAtAllSizes) {
    for (const auto& [width, height] : kReplayWindows) {
        SCOPED_TRACE(testing::Message() << width << "x" << height);
        game.picture = Image(width, height, 0xff000000u);
        watch(storage.files.empty() ? play_some(storage, 6) : name);
        game.key("end");
        ASSERT_TRUE(game.wait_for("watch_again", 0.2, 20));
        const Rect canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
        for (const Rect& place : game.drawn.places) {
            EXPECT_GE(place.x, canvas.x - 1);
            EXPECT_GE(place.y, canvas.y - 1);
            EXPECT_LE(place.x + place.w, canvas.w + 1);
            EXPECT_LE(place.y + place.h, canvas.h + 1);
        }
        EXPECT_TRUE(game.has("replay"));
        game.key("esc");
    }
}

namespace {

/// The data of the first chunk of this name.
std::string chunk(const std::string& file, std::string_view name) {
    const std::size_t at = file.find(name);
    if (at == std::string::npos) return {};
    std::size_t length = 0;
    for (std::size_t k = 4; k > 0; --k) length = length << 8 | static_cast<std::uint8_t>(file[at - k]);
    std::uint32_t sum = 0;
    for (std::size_t k = 0; k < 4; ++k) sum = sum << 8 | static_cast<std::uint8_t>(file[at + 4 + length + k]);
    EXPECT_EQ(sum, crc32(file.substr(at, 4 + length)));
    return file.substr(at + 4, length);
}

}  // namespace

TEST_F(Replay, SavesTheTurnAsAClip) {
    watch(play_some(storage, 3));
    read_all();
    game.key("right");
    game.key("s");
    EXPECT_TRUE(game.has("clip"));
    game.wait_while("clip", 0.2, 120);
    ASSERT_TRUE(storage.files.contains("clip-20260714-120000.png"));
    EXPECT_TRUE(game.shows_in("clip_kept", "clip-20260714-120000.png"));
    const std::string& file = storage.files["clip-20260714-120000.png"];
    int width = 0, height = 0;
    EXPECT_TRUE(test::rgb_of_png(file, width, height).ok());
    EXPECT_EQ(width, ClipMaker::kWidth);
    EXPECT_EQ(height, ClipMaker::kHeight);
    const std::string control = chunk(file, "acTL");
    ASSERT_EQ(control.size(), 8u);
    const int pictures = static_cast<std::uint8_t>(control[2]) << 8 | static_cast<std::uint8_t>(control[3]);
    EXPECT_GT(pictures, ClipMaker::kPerSecond);
    EXPECT_LE(pictures, ClipMaker::kPerSecond * ClipMaker::kMaxSeconds);
}

TEST_F(Replay, SavesWhatIsBetweenTheMarks) {
    watch(play_some(storage, 4));
    read_all();
    game.key("right");
    game.key("[");
    game.key("right");
    game.key("]");
    const Result<Recording> recording = read_recording(game.app.session(), name);
    ReplayIndex replay_index(std::make_shared<Recording>(*recording), game.session().arsenal,
                             game.session().planets);
    while (!replay_index.complete()) replay_index.read(1000);
    ClipMaker maker(replay_index, {1, replay_index.stops()[1].tick}, {2, replay_index.stops()[2].tick},
                    plain_typeface());
    while (!maker.done()) maker.make_picture();
    game.key("e");
    game.wait_while("clip", 0.2, 120);
    EXPECT_EQ(storage.files["clip-20260714-120000.png"].size(), maker.finish().size());
}

TEST_F(Replay, KeepsNoClipThatWasCancelledOrThatThereIsNoRoomFor) {
    watch(play_some(storage, 3));
    game.key("s");
    game.wait(0.2);
    game.key("esc");
    EXPECT_TRUE(watches());
    EXPECT_TRUE(game.has("no_clip"));
    storage.full = true;
    game.key("s");
    game.wait_while("clip", 0.2, 120);
    EXPECT_TRUE(game.shows_in("clip_not_kept", MemoryStorage::kFull));
    for (const auto& [file, content] : storage.files) EXPECT_FALSE(file.ends_with(".png")) << file;
}

TEST(Clip, IsHalfAsLargeAsItIsDrawnEachPixelTheMeanOfFour) {
    Image large(4, 2), small(2, 1);
    const std::uint32_t of_four[4] = {0xff000000, 0xff0000ff, 0xff00ff00, 0xff000002};
    for (int k = 0; k < 4; ++k) large.row(k / 2)[k % 2] = of_four[k];
    for (int k = 0; k < 4; ++k) large.row(k / 2)[2 + k % 2] = 0xff102030;
    halve(large, small);
    EXPECT_EQ(small.row(0)[0], 0xff004040u);
    EXPECT_EQ(small.row(0)[1], 0xff102030u);
}

TEST(Clip, IsNeverLongerThanItMayBe) {
    MemoryStorage storage;
    const std::string name = play_some(storage, 12);
    Game game(storage);
    const Result<Recording> recording = read_recording(game.app.session(), name);
    ReplayIndex replay_index(std::make_shared<Recording>(*recording), game.session().arsenal,
                             game.session().planets);
    ClipMaker maker(replay_index, {0, 0}, {99, (1 << 30) * kTick}, plain_typeface());
    float before = 0;
    for (int most = ClipMaker::kPerSecond * ClipMaker::kMaxSeconds; most > 0 && !maker.done(); --most) {
        maker.make_picture();
        EXPECT_GE(maker.part(), before);
        before = maker.part();
    }
    EXPECT_TRUE(maker.done());
}

TEST(Report, KeepsTheMatchSoFarAndTheGamePlaysItBackExactly) {
    MemoryStorage storage;
    Game game(storage, 2, 1280, 720);
    game.start();
    game.key("space");
    game.wait(0.5);  // in mid-flight
    ASSERT_EQ(game.match().phase(), Phase::flying);
    const Ticks tick = game.match().ticks();
    game.key("esc");
    game.click_on("report");
    game.click_on("save");
    EXPECT_TRUE(game.shows_in("report_kept", "report-20260714-120000.tmrec"));
    const Result<Recording> report = read_recording(game.app.session(), "report-20260714-120000.tmrec");
    ASSERT_TRUE(report.ok()) << report.error().text();
    EXPECT_EQ(report->left_at, tick);
    const auto match = resume(*report, game.session().arsenal, game.session().planets);
    ASSERT_TRUE(match.ok()) << match.error().text();
    EXPECT_EQ((*match)->hash(), game.match().hash());
    report_mistake(game.app.session());
    EXPECT_TRUE(storage.files.contains("report-20260714-120000-2.tmrec"));
}

}  // namespace terramorph
