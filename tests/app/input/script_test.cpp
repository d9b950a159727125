#include "app/input/script.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

std::vector<Action> actions_of(std::string_view script) {
    auto actions = parse_script(script);
    EXPECT_TRUE(actions.ok()) << actions.error().text();
    return actions.ok() ? actions.take() : std::vector<Action>();
}

std::string fault(std::string_view script) {
    const auto actions = parse_script(script);
    return actions.ok() ? "" : actions.error().text();
}

}  // namespace

TEST(Script, ReadsEveryKindOfLine) {
    const auto actions = actions_of(
        "key enter\nhold shift+left 1.5\ntext Otto the 1st\nmove 1 2\nclick 3 4.5\ndrag 1 2 3 4\nwait 0.25\n"
        "shot title-1.png\nsize 800 450\nsheet all.png\nmoment nuke 0.6 nuke.png\nquit\n");
    using Kind = Action::Kind;
    const std::vector<Kind> kinds = {Kind::key,   Kind::hold,  Kind::text,   Kind::move,
                                     Kind::click, Kind::drag,  Kind::wait,   Kind::shot,
                                     Kind::size,  Kind::sheet, Kind::moment, Kind::quit};
    ASSERT_EQ(actions.size(), kinds.size());
    for (std::size_t k = 0; k < kinds.size(); ++k) EXPECT_EQ(actions[k].kind, kinds[k]) << k;
    EXPECT_EQ(actions[0].press.key, Key::enter);
    EXPECT_TRUE(actions[1].press.shift);
    EXPECT_EQ(actions[1].seconds, 1.5);
    EXPECT_EQ(actions[2].words, "Otto the 1st");
    EXPECT_EQ(actions[3].to, (Vec2<float>{1, 2}));
    EXPECT_EQ(actions[4].to, (Vec2<float>{3, 4.5f}));
    EXPECT_EQ(actions[5].from, (Vec2<float>{1, 2}));
    EXPECT_EQ(actions[5].to, (Vec2<float>{3, 4}));
    EXPECT_EQ(actions[6].seconds, 0.25);
    EXPECT_EQ(actions[7].words, "title-1.png");
    EXPECT_EQ(actions[8].width, 800);
    EXPECT_EQ(actions[8].height, 450);
    EXPECT_EQ(actions[9].words, "all.png");
    EXPECT_EQ(actions[10].good, "nuke");
    EXPECT_EQ(actions[10].seconds, 0.6);
    EXPECT_EQ(actions[10].words, "nuke.png");
}

TEST(Script, PassesOverBlanksAndComments) {
    const auto actions = actions_of("# a match\n\n   key r   # a fresh level\r\n\t\ntext #1\n#key up");
    ASSERT_EQ(actions.size(), 2u) << "a # behind a blank begins a comment, except in words that are typed";
    EXPECT_EQ(actions[0].press.letter, 'r');
    EXPECT_EQ(actions[1].words, "#1");
}

TEST(Script, AWrongLineIsNamedByItsNumber) {
    EXPECT_EQ(fault("key up\n\njump 3\n"), "line 3: there's no \"jump\"");
    EXPECT_EQ(fault("key bang"), "line 1: no such key: \"bang\"");
    EXPECT_EQ(fault("# x\nkey"), "line 2: expected: key NAME");
    EXPECT_EQ(fault("key up down"), "line 1: expected: key NAME");
    EXPECT_EQ(fault("text"), "line 1: expected: text WORDS");
    EXPECT_EQ(fault("wait soon"), "line 1: \"soon\" isn't a number from 0 to 3600");
    EXPECT_EQ(fault("wait -1"), "line 1: \"-1\" isn't a number from 0 to 3600");
    EXPECT_EQ(fault("wait nan"), "line 1: \"nan\" isn't a number from 0 to 3600");
    EXPECT_EQ(fault("hold left"), "line 1: expected: hold NAME SECONDS");
    EXPECT_EQ(fault("click 1"), "line 1: expected: click X Y");
    EXPECT_EQ(fault("drag 1 2 3 1e9"), "line 1: \"1e9\" isn't a number from 0 to 16384");
    EXPECT_EQ(fault("size 800 1"), "line 1: \"1\" isn't a whole number from 64 to 8192");
    EXPECT_EQ(fault("size 1e3 800"), "line 1: \"1e3\" isn't a whole number from 64 to 8192");
    EXPECT_EQ(fault("quit now"), "line 1: expected: quit");
}

TEST(Script, PicturesGetPlainFileNamesOnly) {
    for (const std::string_view name : {"a.png", "round-1.png", "A_b.2.png"})
        EXPECT_EQ(fault("shot " + std::string(name)), "") << name;
    for (const std::string_view name : {"a", "a.jpg", "/a.png", "b/a.png", "..png", "../a.png", "a..png",
                                        ".png", ".a.png", "b\\a.png", "~a.png", "c:a.png"})
        EXPECT_NE(fault("shot " + std::string(name)).find("plain file name"), std::string::npos) << name;
}

}  // namespace terramorph
