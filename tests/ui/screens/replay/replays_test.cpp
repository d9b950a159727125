#include "ui/screens/replay/replays_screen.h"

#include <gtest/gtest.h>

#include "app/recordings.h"
#include "app/unfinished.h"
#include "base/text.h"
#include "ui/replay/recording_list.h"
#include "ui/screens/menu/menu_page.h"
#include "ui/screens/replay/recorded_games.h"
#include "ui/screens/replay/replay_screen.h"

namespace terramorph {

namespace {

struct Replays : testing::Test {
    void open(Game& on) {
        auto screen = replays_screen(on.app);
        page = static_cast<MenuPage*>(screen.get());
        on.app.push(std::move(screen));
        on.words();
        on.wait(0.5);  // what is in view is read
        on.words();
    }
    void open() { open(game); }
    bool watches(Game& of) { return of.has("replay"); }
    /// What is wrong with a recording, in the words that the page should have for it.
    std::string trouble_with(const std::string& name) {
        const auto read = read_recording(game.session(), name);
        if (!read) return tr(read.error());
        const Refusal why_not = validate_for_playing(game.session(), *read);
        return why_not ? tr(*why_not) : tr(read->damage);
    }
    Recording recording(const std::string& name) { return *parse_recording(storage.files[name], name); }

    MemoryStorage storage;
    Game game{storage, 2, 1280, 720};
    MenuPage* page = nullptr;
};

}  // namespace

TEST_F(Replays, TellHowTheyComeAboutWhereThereAreNone) {
    game.click_on("replays");
    EXPECT_TRUE(game.has("replays/empty"));
    for (const std::string_view key : {"enter", "del", "c", "up", "down", "tab", "space"}) {
        if (key == "enter" || key == "space") continue;  // on "Back"
        game.key(key);
        EXPECT_TRUE(game.has("replays/empty")) << key;
    }
    game.key("esc");
    EXPECT_TRUE(game.has("title"));
}

TEST_F(Replays, TellWhoPlayedWhereWhenAndHowFarItCame) {
    play_some(storage, 3);
    open();
    EXPECT_TRUE(game.shows("14 July 2026, 12:00"));
    EXPECT_TRUE(game.shows("Otto"));
    EXPECT_TRUE(game.shows("Mira"));
    EXPECT_EQ(game.numbers_in("match").front(), 2);
    EXPECT_TRUE(game.shows_in("match", "Round hills"));
    EXPECT_EQ(game.numbers_in("not_finished"), (std::vector{1, 2}));
    EXPECT_TRUE(game.shows("20260714-120000.tmrec"));
}

TEST_F(Replays, TellWhichOneIsToBeContinuedAndWhichAreFinished) {
    play_all(storage);
    const std::string unfinished = play_some(storage, 2);
    Game next(storage, 2, 1280, 720);
    ASSERT_EQ(next.session().unfinished, unfinished);
    open(next);
    EXPECT_EQ(next.numbers_in("to_be_continued"), (std::vector{1, 2}));
    EXPECT_TRUE(next.has("finished"));
}

TEST_F(Replays, AreWatchedWithEnterAndByTheSecondClick) {
    play_some(storage, 2);
    open();
    game.key("enter");
    EXPECT_TRUE(watches(game));
    game.key("esc");
    game.wait(0.1);
    const Rect list = page->form()[0].place;
    game.click({list.x + 200, list.y + 20});
    EXPECT_TRUE(watches(game));
}

TEST_F(Replays, AreGoneOnWithByC) {
    const std::string name = play_some(storage, 2);
    open();
    game.key("c");
    ASSERT_NE(game.session().runner, nullptr);
    EXPECT_EQ(game.match().turn(), 3);
    EXPECT_EQ(game.session().unfinished, name);
}

TEST_F(Replays, CannotBeGoneOnWithWhereTheMatchIsOver) {
    play_all(storage);
    open();
    game.key("c");
    EXPECT_TRUE(game.has("match_over"));
    EXPECT_EQ(game.session().runner, nullptr);
}

TEST_F(Replays, AreDeletedOnlyAfterAQuestion) {
    const std::string name = play_some(storage, 2);
    Game next(storage, 2, 1280, 720);
    open(next);
    next.key("del");
    EXPECT_TRUE(next.shows_in("delete_question", recording_label(name)));
    next.key("enter");
    EXPECT_FALSE(next.has("delete_question"));
    EXPECT_TRUE(storage.files.contains(name)) << "the harmless answer is the first one chosen";
    next.key("del");
    next.words();
    next.key("up");
    next.key("enter");
    EXPECT_FALSE(storage.files.contains(name));
    EXPECT_EQ(next.session().unfinished, "") << "it can no longer be continued";
    EXPECT_FALSE(storage.files.contains(kUnfinishedFile));
    EXPECT_TRUE(next.has("replays/empty"));
}

TEST_F(Replays, AreNeverDeletedWhileTheyArePlayed) {
    const std::string name = play_some(storage, 2);
    open();
    game.key("del");
    const auto log = storage.begin_log(name, storage.files[name]);  // another window begins to play it
    game.words();
    game.key("up");
    game.key("enter");
    EXPECT_TRUE(storage.files.contains(name));
    EXPECT_TRUE(game.has("match_played"));
    game.key("del");
    EXPECT_FALSE(game.has("delete_question"));
}

TEST_F(Replays, TellWhatIsWrongWithDamagedForeignAndHugeFiles) {
    storage.files["1-garbage.tmrec"] = "\x01\x02 nothing of ours";
    storage.files["2-empty.tmrec"] = "";
    storage.files["3-old.tmrec"] = "terramorph recording 1\n";
    storage.files["4-huge.tmrec"] = std::string(kMaxRecording + 1, 'x');
    play_some(storage, 2);
    const std::string name = "20260714-120000.tmrec";
    const std::string whole = storage.files[name];
    storage.files.erase(name);
    storage.files["5-cut.tmrec"] = whole.substr(0, whole.size() - 40);
    storage.files["6-damaged.tmrec"] = whole;
    storage.files["6-damaged.tmrec"][whole.size() - 100] ^= 1;
    storage.files["7-settings.tmrec"] = whole;
    storage.files["7-settings.tmrec"][whole.size() / 4] ^= 1;
    open();
    const std::vector<std::string> files = {"1-garbage.tmrec", "2-empty.tmrec", "3-old.tmrec",
                                            "4-huge.tmrec",    "5-cut.tmrec",   "6-damaged.tmrec",
                                            "7-settings.tmrec"};
    for (int k = 1; k <= 7; ++k) {
        SCOPED_TRACE(k);
        game.wait(0.3);
        game.words();
        EXPECT_TRUE(game.has(k == 5 ? "facts/not_finished" : k == 6 ? "facts/damaged" : "facts/unreadable"));
        EXPECT_EQ(game.text_of("facts/trouble"), trouble_with(files[k - 1]));
        game.key("enter");
        EXPECT_EQ(watches(game), k == 5 || k == 6);
        if (watches(game)) game.key("esc");
        game.key("down");
    }
}

TEST_F(Replays, TellThatWeaponsHaveChangedSince) {
    const std::string name = play_some(storage, 2);
    Recording other = recording(name);
    other.arsenal ^= 1;
    storage.files[name] = recording_text(other);
    open();
    const Refusal why_not = validate_for_playing(game.session(), other);
    ASSERT_TRUE(why_not);
    EXPECT_EQ(game.text_of("facts/trouble"), tr(*why_not));
    game.key("enter");
    EXPECT_FALSE(watches(game));
}

TEST_F(Replays, OfTwoThousandMatchesReadOnlyThoseInView) {
    const std::string text_of = storage.files[play_some(storage, 1)];
    for (int k = 0; k < 2000; ++k) storage.files[concat("2025", 1000 + k, "-120000.tmrec")] = text_of;
    struct Counting : MemoryStorage {
        Result<std::string> load(const std::string& name) override {
            loads += name.ends_with(".tmrec");
            return MemoryStorage::load(name);
        }
        int loads = 0;
    } counting;
    counting.files = storage.files;
    Game many(counting, 2, 1280, 720);
    counting.loads = 0;
    many.app.push(replays_screen(many.app));
    many.words();
    EXPECT_EQ(counting.loads, 0) << "opened before anything is read";
    many.app.advance(1.0 / 60);
    EXPECT_EQ(counting.loads, 1) << "one in a frame";
    many.wait(2);
    EXPECT_LT(counting.loads, 12);
    EXPECT_FALSE(many.app.advance(1.0 / 60)) << "then it is still";
    const std::vector<std::string> top = many.words();
    many.key("end");
    many.words();
    many.wait(2);
    EXPECT_LT(counting.loads, 24);
    EXPECT_NE(many.words(), top);
}

TEST_F(Replays, AreLaidOutAtAllSizes) {
    for (int players : {2, kMaxPlayers}) {
        for (const auto& [width, height] : kReplayWindows) {
            SCOPED_TRACE(testing::Message() << width << "x" << height << ", " << players << " players");
            MemoryStorage kept;
            Game small(kept, players, width, height);
            for (Player& player : small.session().settings.players) player.name.resize(kMaxNameLength, 'm');
            for (int k = 0; k < 12; ++k)
                kept.files[concat("20250714-1200", 10 + k, ".tmrec")] = recording_text(
                    Match(small.session().settings, small.session().arsenal, small.session().planets)
                        .recording());
            kept.files["1.tmrec"] = "garbage";
            open(small);
            const Rect canvas = {0, 0, static_cast<float>(width), static_cast<float>(height)};
            for (std::size_t k = 0; k < page->form().size(); ++k) {
                const Rect place = page->form()[k].place;
                EXPECT_GE(place.w, 20) << k;
                EXPECT_GE(place.h, 16) << k;
                EXPECT_LE(place.x + place.w, canvas.w) << k;
                EXPECT_LE(place.y + place.h, canvas.h) << k;
                for (std::size_t other = 0; other < k; ++other) {
                    const Rect o = page->form()[other].place;
                    EXPECT_FALSE(place.x < o.x + o.w && o.x < place.x + place.w && place.y < o.y + o.h &&
                                 o.y < place.y + place.h)
                        << k << " and " << other;
                }
            }
        }
    }
}

TEST(Recordings, AreCalledByTheirDate) {
    EXPECT_EQ(recording_label("20260714-120000.tmrec"), "14 July 2026, 12:00");
    EXPECT_EQ(recording_label("20261102-070500-3.tmrec"), "2 November 2026, 07:05 / 3");
    EXPECT_EQ(recording_label("report-20260714-120000.tmrec"), "Bug report, 14 July 2026, 12:00");
    EXPECT_EQ(recording_label("duel.tmrec"), "duel");
    EXPECT_EQ(recording_label("20269914-120000.tmrec"), "20269914-120000");
    EXPECT_EQ(recording_label("2026.tmrec"), "2026");
}

TEST(PlayByFile, GoesToAndFroBetweenTwoMachines) {
    MemoryStorage ottos, miras;
    const std::string name = play_some(ottos, 1);
    Game mira(miras, 2, 1280, 720);
    open_recording(mira.app, "from-otto.tmrec", ottos.files[name]);
    EXPECT_TRUE(mira.has("unfinished/watch"));
    mira.key("enter");
    ASSERT_NE(mira.session().runner, nullptr);
    EXPECT_EQ(mira.match().turn(), 2);
    mira.key("space");
    mira.wait_for_turn();
    const std::uint64_t left = mira.match().hash();
    leave_match(mira.app.session());

    Game otto(ottos, 2, 1280, 720);
    open_recording(otto.app, name, miras.files["from-otto.tmrec"]);
    otto.words();
    otto.key("enter");
    EXPECT_EQ(otto.match().turn(), 3);
    EXPECT_EQ(otto.match().hash(), left);
    EXPECT_EQ(otto.session().unfinished, "20260714-120000-2.tmrec") << "one's own is never written over";
    EXPECT_EQ(recording_text(*parse_recording(ottos.files[name], name)), ottos.files[name]);
}

TEST(PlayByFile, WatchesWhereThatIsChosenAndWhereTheMatchIsOver) {
    MemoryStorage elsewhere, here;
    const std::string some = play_some(elsewhere, 2);
    Game game(here, 2, 1280, 720);
    open_recording(game.app, some, elsewhere.files[some]);
    game.click_on("unfinished/watch");
    EXPECT_TRUE(game.has("replay"));
    game.key("esc");
    const std::string all = play_all(elsewhere);
    open_recording(game.app, all, elsewhere.files[all]);
    EXPECT_TRUE(game.has("replay"));
}

TEST(PlayByFile, KeepsOneFileOnceHoweverOftenItIsOpened) {
    MemoryStorage elsewhere, here;
    const std::string name = play_some(elsewhere, 2);
    Game game(here, 2, 1280, 720);
    for (int k = 0; k < 3; ++k)
        EXPECT_EQ(*take_in_recording(game.app.session(), "a.tmrec", elsewhere.files[name]), "a.tmrec");
    here.files["a.tmrec"] += "x";
    EXPECT_EQ(*take_in_recording(game.app.session(), "a.tmrec", elsewhere.files[name]), "a-2.tmrec");
}

TEST(PlayByFile, GivesForeignFilesNamesThatHarmNobody) {
    MemoryStorage elsewhere, here;
    const std::string file = elsewhere.files[play_some(elsewhere, 1)];
    Game game(here, 2, 1280, 720);
    const std::string content =
        elsewhere.files.begin()->second.empty() ? file : elsewhere.files["20260714-120000.tmrec"];
    for (const auto& [from, to] :
         {std::pair<std::string, std::string>{"../../etc/passwd", "etc-passwd.tmrec"},
          {".hidden.tmrec", "hidden.tmrec"},
          {"Jürgen & ich.tmrec", "J-rgen-ich.tmrec"},
          {"", "match.tmrec"},
          {std::string(300, 'a'), std::string(80, 'a') + ".tmrec"}})
        EXPECT_EQ(*take_in_recording(game.app.session(), from, content), to);
}

TEST(PlayByFile, SaysWhyAFileCannotBeOpenedAndKeepsNothingOfIt) {
    MemoryStorage here;
    Game game(here, 2, 1280, 720);
    const std::size_t before = here.files.size();
    open_recording(game.app, "letter.txt", "Dear Mira,\n");
    EXPECT_TRUE(game.shows_in("not_opened", "letter.txt:1: "));
    EXPECT_TRUE(game.has("title")) << "the game begins as ever";
    EXPECT_EQ(here.files.size(), before);
}

}  // namespace terramorph
