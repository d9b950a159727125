#include "app/session.h"

#include <gtest/gtest.h>

#include "app/recordings.h"
#include "app/unfinished.h"
#include "base/text.h"
#include "match/recording/playback.h"
#include "support/recordings.h"
#include "ui/game.h"
#include "ui/screens/armory/armory_game.h"
#include "ui/screens/replay/recorded_games.h"

namespace terramorph {
namespace {

constexpr const char* kFirstMatch = "20260714-120000.tmrec";  // what the first match of a Game is kept as

TEST(Session, AFirstStartPlaysWithTheStandardSettings) {
    MemoryStorage storage;
    App app(storage, "now", all_screens());
    MatchSettings standard = default_settings();
    standard.players[1].shape = TankShape::dome;  // one tells them apart
    EXPECT_EQ(app.session().settings, standard);
    EXPECT_EQ(app.session().unfinished, "");
    EXPECT_FALSE(app.session().arsenal->weapons.empty());
}

TEST(Session, KnowsThePlanetsOfTheFile) {
    MemoryStorage storage;
    App app(storage, "now", all_screens());
    EXPECT_EQ(*app.session().planets, built_in_planets());
}

TEST(Session, AMatchInAGalaxyIsContinuedWhereItWas) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
        game.start();
        game.session().runner->keep();
        hash = game.match().hash();
    }
    Game game(storage);
    continue_match(game.app);
    ASSERT_TRUE(game.session().runner);
    EXPECT_EQ(game.match().hash(), hash);
    EXPECT_TRUE(game.match().journey().galaxy());
}

TEST(Session, APowerCutTakesNoShotAway) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.key("space");
    game.session().runner->keep();
    EXPECT_NE(storage.after_a_power_cut.find(" fire "), std::string::npos);
}

/// What is left, at the next match, of so many copies of a recording named by its time (in the order of
/// names), and of those beside them.
struct Tidied {
    MemoryStorage storage;
    std::string finished = storage.files[play_all(storage, 1)];

    void fill(std::size_t count) {
        for (std::size_t k = 0; k < count; ++k)
            storage.files[concat("20250101-", 100'000 + k, kRecordingEnding)] = finished;
    }
    void start_match() {
        Game game(storage);
        terramorph::start_match(game.session());
    }
    bool has(const std::string& name) const { return storage.files.contains(name + kRecordingEnding); }
};

TEST(Session, OfFinishedMatchesTheNewestAreKept) {
    Tidied tidied;
    tidied.storage.files.clear();
    tidied.fill(kKeptMatches);
    tidied.start_match();
    EXPECT_EQ(tidied.storage.files.count(concat("20250101-", 100'000 + kKeptMatches - 1, kRecordingEnding)),
              1u);
    for (const char* older : {"20260101-120000", "20260101-120000-2"})
        tidied.storage.files[concat(older, kRecordingEnding)] = tidied.finished;
    tidied.start_match();
    EXPECT_FALSE(tidied.has("20260101-120000"));
    EXPECT_FALSE(tidied.has("20260101-120000-2"));
    EXPECT_TRUE(tidied.has("20250101-100000"));
}

TEST(Session, NamedReportedUnfinishedOrUnreadableMatchesAreNeverTidiedAway) {
    Tidied tidied;
    const std::string unfinished = play_some(tidied.storage, 1);
    const std::string half = tidied.storage.files[unfinished];
    tidied.storage.files.clear();
    tidied.fill(kKeptMatches);
    const std::map<std::string, std::string> others = {{"report-20260101-120000", tidied.finished},
                                                       {"otto-wins", tidied.finished},
                                                       {"20260101-120000-otto", tidied.finished},
                                                       {"20260102-120000", half},
                                                       {"20260103-120000", "damaged"},
                                                       {"20260104-120000", tidied.finished + "damaged\n"}};
    for (const auto& [name, content] : others) tidied.storage.files[name + kRecordingEnding] = content;
    tidied.storage.files["20260105-120000.tmrec"] = tidied.finished;
    tidied.storage.growing.insert("20260105-120000.tmrec");
    tidied.start_match();
    for (const auto& [name, content] : others) EXPECT_TRUE(tidied.has(name)) << name;
    EXPECT_TRUE(tidied.has("20260105-120000")) << "it's being played in another window";
}

TEST(Session, SettingsLastFromStartToStart) {
    MemoryStorage storage;
    {
        App app(storage, "now", all_screens());
        app.session().settings.players[0].name = "Zoe";
        app.session().settings.set(Rule::gravity, 300);
        keep_settings(app.session());
    }
    App app(storage, "later", all_screens());
    EXPECT_EQ(app.session().settings.players[0].name, "Zoe");
    EXPECT_EQ(app.session().settings.rule(Rule::gravity), 300);
}

TEST(Session, WhatWasChangedIsKeptWhenTheWindowCloses) {
    MemoryStorage storage;
    {
        App app(storage, "now", all_screens());
        app.session().settings.set(Rule::gravity, 300);
        app.quit();
    }
    App app(storage, "later", all_screens());
    EXPECT_EQ(app.session().settings.rule(Rule::gravity), 300);
}

TEST(Session, DamagedSettingsAreSaidKeptAndReplaced) {
    MemoryStorage storage;
    storage.files[kSettingsFile] = "rules = { gravity = \"heavy\" }";
    Game game(storage);
    EXPECT_TRUE(game.has("settings_damaged"));
    EXPECT_EQ(storage.files["settings.toml.bad"], "rules = { gravity = \"heavy\" }");
    EXPECT_FALSE(storage.files.contains(kSettingsFile));
    EXPECT_EQ(game.session().settings.rule(Rule::gravity), default_settings().rule(Rule::gravity));
}

TEST(Session, TheNextMatchIsAnotherOne) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    const auto first = game.match().hash();
    const auto level = game.match().level().terrain.seed;
    game.start();
    EXPECT_NE(game.match().hash(), first);
    EXPECT_NE(game.match().level().terrain.seed, level);
}

TEST(Session, EveryCommandIsKeptSoThatNothingIsLost) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.start();
        game.key("left");
        game.key("tab");
        game.key("space");
        game.wait_for_turn();
        ASSERT_EQ(game.match().phase(), Phase::aiming);
        hash = game.match().hash();
    }
    Game again(storage);
    ASSERT_NE(again.session().unfinished, "");
    continue_match(again.app);
    EXPECT_EQ(again.match().hash(), hash);
    again.key("left");
    again.key("space");
    EXPECT_EQ(again.match().phase(), Phase::flying) << "it goes on";
}

TEST(Session, WhatWasSeenBeforeIsNotShownAgainInAContinuedMatch) {
    MemoryStorage storage;
    {
        Game game(storage);
        game.start();
        for (int turn = 0; turn < 3; ++turn) {
            game.key("space");
            game.wait_for_turn();
        }
    }
    Game again(storage);
    ASSERT_TRUE(continue_match(again.session(), again.session().unfinished));
    EXPECT_GT(again.match().turn(), 2);
    EXPECT_TRUE(again.session().runner->take_events().empty());
}

TEST(Session, AnAimIsKeptWithinASecondOrTwo) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.key("left");
    game.wait(1.5);
    const auto kept = parse_recording(storage.files[kFirstMatch], "kept");
    ASSERT_TRUE(kept.ok());
    EXPECT_EQ(kept->lines.size(), 1u);
}

TEST(Session, AClosedWindowLosesNoAim) {
    MemoryStorage storage;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.start();
        game.key("tab");
        game.key("left");
        hash = game.match().hash();
    }
    Game again(storage);
    continue_match(again.app);
    EXPECT_EQ(again.match().hash(), hash);
}

TEST(Session, AShotInTheAirFliesOnWhereTheMatchWasLeft) {
    MemoryStorage storage;
    Ticks ticks;
    std::uint64_t hash = 0;
    {
        Game game(storage);
        game.start();
        game.key("space");
        game.wait(0.2);
        ASSERT_EQ(game.match().phase(), Phase::flying);
        ticks = game.match().ticks();
        hash = game.match().hash();
    }
    Game again(storage);
    continue_match(again.app);
    EXPECT_EQ(again.match().phase(), Phase::flying);
    EXPECT_EQ(again.match().ticks(), ticks);
    EXPECT_EQ(again.match().hash(), hash);
    again.wait_for_turn();
    EXPECT_EQ(again.match().turn(), 2);
}

TEST(Session, AMatchThatIsLeftAndContinuedAtOnceIsTheSame) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.key("space");
    game.wait(0.2);
    const auto hash = game.match().hash();
    game.key("escape");
    leave_match(game.app.session());
    game.app.back_to_title();
    continue_match(game.app);
    EXPECT_EQ(game.match().hash(), hash);
    game.wait_for_turn();
    game.key("space");
    const auto kept = parse_recording(storage.files[kFirstMatch], "kept");
    ASSERT_TRUE(kept && kept->damage.empty()) << kept->damage.text();
    EXPECT_EQ(recording_text(*kept), recording_text(game.match().recording()));
}

TEST(Session, WhatIsNoRecordingIsSaidAndLeftAlone) {
    for (const char* const content : {"terramorph recording 1\nnonsense", "garbage", "\x7f\x45\x4c\x46"}) {
        MemoryStorage storage;
        storage.files["old.tmrec"] = content;
        storage.files[kUnfinishedFile] = "old.tmrec\n";
        Game game(storage);
        ASSERT_EQ(game.session().unfinished, "old.tmrec");
        continue_match(game.app);
        EXPECT_TRUE(game.has("not_continued"));
        EXPECT_EQ(storage.files["old.tmrec"], content);
        EXPECT_EQ(game.session().unfinished, "");
        EXPECT_FALSE(storage.files.contains(kUnfinishedFile)) << "it is not offered again";
    }
}

TEST(Session, WhereNoRecordingIsLeftThereIsNothingToContinue) {
    for (const char* const name : {"gone.tmrec", "", "\n", "../../secret.tmrec"}) {
        MemoryStorage storage;
        storage.files[kUnfinishedFile] = name;
        Game game(storage);
        EXPECT_EQ(game.session().unfinished, "");
    }
}

/// Some turns of a match, and what its recording is then.
std::string some_turns(MemoryStorage& storage) {
    Game game(storage);
    game.start();
    for (int shot = 0; shot < 3; ++shot) {
        game.key("space");
        game.wait_for_turn();
    }
    return storage.files[kFirstMatch];
}

TEST(Session, ARecordingThatBreaksOffAnywhereIsGoneOnWith) {
    MemoryStorage storage;
    const std::string whole = some_turns(storage);
    for (std::size_t size = whole.find("\nplay") + 20; size < whole.size(); size += 7) {
        storage.files[kFirstMatch] = whole.substr(0, size);
        Game game(storage);
        continue_match(game.app);
        ASSERT_TRUE(game.session().runner);
        EXPECT_FALSE(game.has("recording_mended"));
        game.wait_for_turn();
        game.key("space");
        const auto kept = parse_recording(storage.files[kFirstMatch], "kept");
        ASSERT_TRUE(kept && kept->damage.empty()) << kept->damage.text();
        EXPECT_EQ(recording_text(*kept), recording_text(game.match().recording()));
    }
}

TEST(Session, ADamagedLineIsSaidTheMatchGoesOnBeforeItAndNothingIsLost) {
    MemoryStorage storage;
    std::string whole = some_turns(storage);
    const auto fire = whole.find(" fire ", whole.find(" fire ") + 1);  // the second shot
    whole[fire + 1] = 'F';
    for (const char* const aside : {".bad", ".bad2"}) {
        storage.files[kFirstMatch] = whole;
        Game game(storage);
        continue_match(game.app);
        EXPECT_TRUE(game.has("recording_mended"));
        EXPECT_EQ(game.match().turn(), 2);
        EXPECT_EQ(storage.files[kFirstMatch + std::string(aside)], whole);
        EXPECT_TRUE(parse_recording(storage.files[kFirstMatch], "kept")->damage.empty());
    }
}

TEST(Session, WithOtherWeaponsTheMatchGoesOnFromItsLastRoundAndSaysSo) {
    MemoryStorage storage;
    std::string recording;
    {
        Game game(storage);
        game.session().settings.set(Rule::rounds, 3);
        game.start();
        game.end_round();
        ASSERT_EQ(game.match().phase(), Phase::round_over);
        recording = storage.files[kFirstMatch];
    }
    App app(storage, "later", all_screens());  // with the game's own weapons
    const auto before = app.session().unfinished;
    continue_match(app);
    ASSERT_TRUE(app.session().runner);
    EXPECT_EQ(app.session().match().round(), 2);
    EXPECT_EQ(storage.files[kFirstMatch].substr(0, recording.size()), recording)
        << "the recording stays as it was";
    EXPECT_EQ(before, kFirstMatch);
    EXPECT_EQ(app.session().unfinished, "later.tmrec");
    EXPECT_NE(app.session().match().scores().match()[0], Score{});
}

TEST(Session, OfOtherRulesItSaysWhichGameIsNeeded) {
    MemoryStorage storage;
    Recording recording = *parse_recording(some_turns(storage), "kept");
    recording.rules = kRulesVersion + 1;
    recording.version = "9.8";
    storage.files[kFirstMatch] = recording_text(recording);
    {
        Game game(storage, 2, 1920, 1080);
        continue_match(game.app);
        EXPECT_EQ(game.session().unfinished, kFirstMatch)
            << "what still comes out the same is simply gone on with";
    }
    recording.checks[1].hash ^= 1;
    storage.files[kFirstMatch] = recording_text(recording);
    Game game(storage, 2, 1920, 1080);
    continue_match(game.app);
    EXPECT_TRUE(game.shows_in("round_begun_anew", "9.8"));
    EXPECT_EQ(game.match().turn(), 1);
}

TEST(Session, AMatchThatIsPlayedInAnotherWindowIsNotContinuedInThis) {
    MemoryStorage storage;
    Game first(storage);
    first.start();
    first.key("space");
    Game second(storage);
    EXPECT_EQ(second.session().unfinished, "");
    continue_match(second.app, kFirstMatch);
    EXPECT_TRUE(second.has("played_elsewhere"));
    EXPECT_FALSE(second.session().runner);
    second.start();
    second.key("space");
    first.wait_for_turn();
    first.key("space");
    for (const char* const name : {kFirstMatch, "20260714-120000-2.tmrec"}) {
        const auto kept = parse_recording(storage.files[name], name);
        ASSERT_TRUE(kept && kept->damage.empty());
    }
}

TEST(Session, AFinishedMatchIsKeptAsARecordingThatPlaysBack) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::rounds, 1);
    game.start();
    game.end_round();
    ASSERT_EQ(game.match().phase(), Phase::match_over);
    EXPECT_FALSE(storage.files.contains(kUnfinishedFile));
    ASSERT_TRUE(storage.files.contains(kFirstMatch));
    const auto recording = parse_recording(storage.files[kFirstMatch], "kept");
    ASSERT_TRUE(recording.ok()) << recording.error().text();
    const auto played = test::play_back(*recording, game.session().arsenal);
    ASSERT_TRUE(played.ok()) << played.error().text();
    EXPECT_EQ((*played)->hash(), game.match().hash());
}

TEST(Session, RecordingsOfOneStartHaveDifferentNames) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.set(Rule::rounds, 1);
    for (int k = 0; k < 2; ++k) {
        game.start();
        game.end_round();
    }
    EXPECT_TRUE(storage.files.contains("20260714-120000.tmrec"));
    EXPECT_TRUE(storage.files.contains("20260714-120000-2.tmrec"));
}

TEST(Session, AnUnfinishedMatchIsNotLostToANewOne) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    game.key("space");
    game.start();
    EXPECT_EQ(game.session().unfinished, kFirstMatch) << "nothing has been done in the new one";
    game.key("space");
    EXPECT_EQ(game.session().unfinished, "20260714-120000-2.tmrec");
    continue_match(game.app, kFirstMatch);
    EXPECT_EQ(game.session().unfinished, kFirstMatch);
    EXPECT_EQ(game.match().turn(), 1);
}

TEST(Session, NotesAMatchBeforeItHasContentAndUntilThenTheOneBefore) {
    MemoryStorage storage;
    {
        Game game(storage);
        game.start();
        game.key("space");
    }
    const auto before = storage.files;
    {
        Game game(storage);
        game.start();
        game.key("space");
    }
    ASSERT_NE(storage.files[kUnfinishedFile], before.at(kUnfinishedFile));
    const std::string second(split(storage.files[kUnfinishedFile], '\n').front());
    EXPECT_EQ(Game(storage).session().unfinished, second);
    storage.files.erase(second);  // a game that was killed before it wrote its first line
    EXPECT_EQ(Game(storage).session().unfinished, kFirstMatch);
}

TEST(Session, AFullDiskIsSaidAndTheGameGoesOn) {
    MemoryStorage storage;
    Game game(storage);
    storage.full = true;
    game.start();
    EXPECT_TRUE(game.has("settings_not_kept"));
    game.key("space");
    EXPECT_EQ(game.match().phase(), Phase::flying);
    EXPECT_TRUE(game.wait_for("match_not_kept", 0.1, 10)) << "once the other has been read";
    EXPECT_EQ(game.session().unfinished, "") << "there is nothing to continue";
}

TEST(Session, WhatAFullDiskKeptFromBeingWrittenIsWrittenWhenThereIsRoom) {
    MemoryStorage storage;
    Game game(storage);
    game.start();
    for (int shot = 0; shot < 4; ++shot) {
        storage.full = shot == 1 || shot == 2;
        game.key("space");
        game.wait_for_turn();
    }
    const auto kept = parse_recording(storage.files[kFirstMatch], "kept");
    ASSERT_TRUE(kept && kept->damage.empty());
    EXPECT_EQ(recording_text(*kept), recording_text(game.match().recording()));
}

TEST(Session, ImpossibleSettingsAreRefusedInWords) {
    MemoryStorage storage;
    Game game(storage);
    game.session().settings.players.resize(1);
    start_match(game.app);
    EXPECT_EQ(game.session().runner, nullptr);
}

TEST(Session, AFreeMarketGoesOnFromMatchToMatch) {
    for (const bool free : {false, true}) {
        MemoryStorage storage;
        ArmoryGame game(storage);
        game.session().settings.set(Rule::rounds, 1);
        game.session().settings.set(Rule::free_market, free ? 1 : 0);
        game.open();
        for (const char* const key : {"enter", "enter", "r", "space"}) game.key(key);
        ASSERT_EQ(game.match().phase(), Phase::aiming);
        game.wait(0.1);
        game.end_round();
        ASSERT_EQ(game.match().phase(), Phase::match_over);
        const Prices& prices = game.session().settings.prices;
        EXPECT_EQ(prices.contains("boulder"), free);
        if (!free) continue;
        EXPECT_GT(prices.at("boulder").factors.back(), kOwnPrice);
        EXPECT_LT(prices.at("comet").factors.back(), kOwnPrice);
        App later(storage, "later", all_screens());
        EXPECT_EQ(later.session().settings.prices, prices) << "and lasts from start to start";
    }
}

TEST(Session, AMatchThatIsShoppingIsContinuedBehindTheStarMap) {
    MemoryStorage storage;
    {
        ArmoryGame game(storage);
        game.session().settings.set(Rule::planets, static_cast<double>(PlanetRule::galaxy));
        game.start();
        EXPECT_TRUE(game.has("star_map"));
        game.key("enter");
        EXPECT_TRUE(game.has("hand_over"));
        game.key("space");
    }
    ArmoryGame game(storage);
    continue_match(game.app);
    EXPECT_EQ(game.match().phase(), Phase::shopping);
    EXPECT_TRUE(game.has("hand_over"));
}

}  // namespace
}  // namespace terramorph
