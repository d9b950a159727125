#include "match/command.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

TEST(Command, EveryKindIsReadBackAsItWasWritten) {
    for (const char* written : {"aim 2 450 500", "aim 0 0 0", "aim 9 1800 1000", "choose 3 7", "fire 1",
                                "pass 0", "new-level", "next-round"}) {
        const auto command = parse_command(written);
        ASSERT_TRUE(command) << command.error().text();
        EXPECT_EQ(command_text(*command), written);
    }
}

TEST(Command, TheNumbersComeInTheirOrder) {
    const auto command = parse_command("aim 2 450 500");
    ASSERT_TRUE(command);
    const auto* aim = std::get_if<Aim>(&*command);
    ASSERT_NE(aim, nullptr);
    EXPECT_EQ(aim->player, 2);
    EXPECT_EQ(aim->angle, 450);
    EXPECT_EQ(aim->power, 500);
}

TEST(Command, BlanksDoNotMatter) {
    const auto command = parse_command("  choose   3  7 ");
    ASSERT_TRUE(command);
    EXPECT_EQ(command_text(*command), "choose 3 7");
}

TEST(Command, WhatIsNoCommandIsAnError) {
    const auto error_of = [](std::string_view written) {
        const auto command = parse_command(written);
        return command ? "no error" : command.error().text();
    };
    EXPECT_EQ(error_of(""), "\"\" isn't a command");
    EXPECT_EQ(error_of("jump 3"), "\"jump 3\" isn't a command");
    EXPECT_EQ(error_of("Fire 3"), "\"Fire 3\" isn't a command");
    EXPECT_EQ(error_of("fire"), "fire takes 1 numbers");
    EXPECT_EQ(error_of("fire 1 2"), "fire takes 1 numbers");
    EXPECT_EQ(error_of("aim 1 2"), "aim takes 3 numbers");
    EXPECT_EQ(error_of("new-level 1"), "new-level takes 0 numbers");
    EXPECT_EQ(error_of("fire x"), "fire can't take the number \"x\"");
    EXPECT_EQ(error_of("fire -1"), "fire can't take the number \"-1\"");
    EXPECT_EQ(error_of("fire 1.5"), "fire can't take the number \"1.5\"");
    EXPECT_EQ(error_of("fire 99999999999999999999"), "fire can't take the number \"99999999999999999999\"");
}

}  // namespace
}  // namespace terramorph
