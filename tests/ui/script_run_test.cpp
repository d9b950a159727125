#include <gtest/gtest.h>

#include "base/index.h"
#include "ui/game.h"
#include "ui/picture.h"
#include "ui/script_run.h"

namespace terramorph {

namespace {

/// Everything that a screen was told, each as a word or two, with the frames between as numbers.
struct Diary {
    std::vector<std::string> lines;
    int frames = 0;

    void note(std::string line) {
        if (frames > 0) lines.push_back(std::to_string(frames));
        frames = 0;
        lines.push_back(std::move(line));
    }
};

struct Listener : Screen {
    Listener(App& app, Diary& diary, bool text) : Screen(app, "listener"), diary_(diary), text_(text) {}
    void press(const InputEvent& press) override {
        constexpr std::array kNames = {"down", "up", "text", "move", "press", "release", "wheel"};
        std::string line = kNames[at(press.kind)];
        if (press.kind == InputEvent::Kind::text)
            line += " " + press.text;
        else if (press.kind == InputEvent::Kind::down || press.kind == InputEvent::Kind::up)
            line += " " + key_name(press);
        else
            line += " " + std::to_string(static_cast<int>(press.at.x)) + " " +
                    std::to_string(static_cast<int>(press.at.y));
        diary_.note(line + (press.repeat ? " again" : ""));
        if (press.key == Key::escape) app().quit();
    }
    bool advance(double seconds) override {
        EXPECT_EQ(seconds, 1.0 / 60);
        return ++diary_.frames > 0;
    }
    void draw(Canvas& canvas) override { canvas.fill({0, 0, canvas.width() / 2, canvas.height()}, kWhite); }
    bool wants_text() const override { return text_; }

    Diary& diary_;
    bool text_;
};

/// Paints another row in each frame.
struct RowByRow : Screen {
    explicit RowByRow(App& app) : Screen(app, "row by row") {}
    void press(const InputEvent&) override {}
    bool advance(double) override { return true; }
    void draw(Canvas& canvas) override {
        rows_ += rows_ < canvas.height() ? 2 : 0;
        canvas.fill({0, 0, canvas.width(), rows_}, kWhite);
    }
    float rows_ = 0;
};

struct ScriptRun : testing::Test {
    Refusal run(std::string_view script, bool text = false) {
        game.app.push(std::make_unique<Listener>(game.app, diary, text));
        auto actions = parse_script(script);
        EXPECT_TRUE(actions.ok());
        return run_script(*actions, game.app, plain_typeface(), picture, sinks);
    }

    MemoryStorage storage;
    Game game{storage};
    Diary diary;
    Image picture = Image(320, 200, 0xff000000u);
    std::vector<std::string> shots;
    ScriptSinks sinks = {.shot = [this](const std::string& name, const Image& image) -> Refusal {
        shots.push_back(name + " " + std::to_string(image.width()) + " " + std::to_string(image.height()));
        EXPECT_EQ(image.row(0)[0], 0xffffffffu);
        return std::nullopt;
    }};
};

using Lines = std::vector<std::string>;

}  // namespace

TEST_F(ScriptRun, AKeyIsDownForAFrame) {
    EXPECT_FALSE(run("key shift+left\nwait 0.05\nkey r"));
    EXPECT_EQ(diary.lines, (Lines{"down shift+left", "1", "up shift+left", "3", "down r", "1", "up r"}));
}

TEST_F(ScriptRun, AHeldKeyRepeatsItselfAfterHalfASecond) {
    run("hold up 0.6");
    EXPECT_EQ(diary.lines, (Lines{"down up", "30", "down up again", "2", "down up again", "2",
                                  "down up again", "2", "up up"}));
}

TEST_F(ScriptRun, WordsGoIntoAFieldThatWantsThem) {
    run("text Otto 1", true);
    EXPECT_EQ(diary.lines, (Lines{"text Otto 1"}));
}

TEST_F(ScriptRun, WithoutAFieldWordsAreKeys) {
    run("text R 7\u00fc");
    EXPECT_EQ(diary.lines, (Lines{"down shift+r", "1", "up shift+r", "down space", "1", "up space", "down 7",
                                  "1", "up 7"}));
}

TEST_F(ScriptRun, ThePointerGoesWhereItIsSent) {
    run("move 5 6\nclick 7 8");
    EXPECT_EQ(diary.lines, (Lines{"move 5 6", "1", "move 7 8", "1", "press 7 8", "1", "release 7 8"}));
    diary = {};
    run("drag 10 10 130 40");
    ASSERT_GT(diary.lines.size(), 10u);
    EXPECT_EQ((Lines(diary.lines.begin(), diary.lines.begin() + 5)),
              (Lines{"move 10 10", "1", "press 10 10", "1", "move 20 12"}));
    EXPECT_EQ((Lines(diary.lines.end() - 3, diary.lines.end())),
              (Lines{"move 130 40", "1", "release 130 40"}));
}

TEST_F(ScriptRun, AShotIsAPictureOfTheSizeThatWasSet) {
    run("shot a.png\nsize 640 360\nshot b.png");
    EXPECT_EQ(shots, (Lines{"a.png 320 200", "b.png 640 360"}));
}

TEST_F(ScriptRun, AShotWaitsUntilThePictureIsWhole) {
    game.app.push(std::make_unique<RowByRow>(game.app));
    std::uint32_t last = 0;
    sinks.shot = [&](const std::string&, const Image& image) -> Refusal {
        last = image.row(image.height() - 1)[0];
        return std::nullopt;
    };
    EXPECT_FALSE(
        run_script(*parse_script("size 64 100\nshot a.png"), game.app, plain_typeface(), picture, sinks));
    EXPECT_EQ(last, 0xffffffffu);
}

TEST_F(ScriptRun, AShotThatCannotBeKeptEndsTheScript) {
    sinks.shot = [](const std::string&, const Image&) -> Refusal { return error("no room"); };
    const Refusal refusal = run("shot a.png\nkey r");
    ASSERT_TRUE(refusal);
    EXPECT_EQ(refusal->text(), "no room");
    EXPECT_TRUE(diary.lines.empty());
}

TEST_F(ScriptRun, QuitEndsItAndSoDoesTheGame) {
    run("key up\nquit\nkey down");
    EXPECT_EQ(diary.lines, (Lines{"down up", "1", "up up"}));
    diary = {};
    run("key esc\nwait 10\nkey down");
    EXPECT_EQ(diary.lines, (Lines{"down esc"}));
}

TEST_F(ScriptRun, EveryFrameIsShownToWhoKeepsTheClock) {
    int frames = 0;
    sinks.frame = [&](const Image& image) { frames += image.row(0)[0] == 0xffffffffu; };
    run("wait 2\nkey r\nwait 0.5");
    EXPECT_EQ(frames, 120 + 1 + 30);
}

}  // namespace terramorph
