#include "net/logs/entry.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace terramorph {
namespace {

constexpr std::string_view kStart = "41 85689277b16121f7 ";

std::string read_back(std::string_view line) {
    const auto entry = parse_entry(line, 2);
    return entry ? entry_text(*entry) : entry.error().text();
}

/// Why seat 2 can't write this, in turn 41.
std::string mistake(std::string_view content) {
    const auto entry = parse_entry(concat(kStart, content), 2);
    return entry ? "none" : entry.error().text();
}

TEST(Entry, IsReadBackAsItWasWritten) {
    for (const char* content :
         {"fire 2", "choose 2 14;aim 2 450 500;fire 2", "drive 2 -40;use 2 3;target 2 100 200;pass 2",
          "buy 2 14;undo 2;sell 2 0;ready 2", "drive 2 -40", "plans buy 2 14;ready 2", "plans ready 2",
          "late 3", "late 2", "has 0", "welcomes 3", "leaves", "differs", "seals ABEiM0RVZneImaq7zN3u_w",
          "opens ABEiM0RVZneImaq7zN3u_w drive 2 -40;aim 2 450 "
          "500;fire 2"})
        EXPECT_EQ(read_back(concat(kStart, content)), concat(kStart, content));
    const auto entry = parse_entry(concat(kStart, "aim 2 450 500;fire 2"), 2);
    ASSERT_TRUE(entry);
    EXPECT_EQ(entry->turn, 41);
    EXPECT_EQ(entry->hash, 0x85689277b16121f7u);
    EXPECT_EQ(std::get<TurnCommands>(entry->content).size(), 2u);
}

TEST(Entry, StartsWithItsTurnAndTheHashOfItsState) {
    for (const char* line :
         {"", "fire 2", "41", "41 fire 2", "0 85689277b16121f7 fire 2", "-1 85689277b16121f7 fire 2",
          "1000000001 85689277b16121f7 fire 2", "99999999999999999999 85689277b16121f7 fire 2",
          "41 x5689277b16121f7 fire 2", "41 85689277b16121f70 fire 2"})
        EXPECT_EQ(read_back(line), "an entry must start with its turn and the hash of its state") << line;
}

TEST(Entry, HasCommandsOfItsSeatAlone) {
    EXPECT_EQ(mistake("fire 3"), "fire 3 isn't for this seat to give");
    EXPECT_EQ(mistake("aim 2 450 500;pass 0"), "pass 0 isn't for this seat to give");
    EXPECT_EQ(mistake("new-level"), "new-level isn't for this seat to give");
    EXPECT_EQ(mistake("next-round"), "next-round isn't for this seat to give");
}

TEST(Entry, EndsWithTheCommandThatEndsTheTurn) {
    EXPECT_EQ(mistake("fire 2;aim 2 450 500"), "fire 2 ends a turn: nothing may follow");
    EXPECT_EQ(mistake("pass 2;pass 2"), "pass 2 ends a turn: nothing may follow");
    EXPECT_EQ(mistake("ready 2;buy 2 1"), "ready 2 ends a turn: nothing may follow");
}

TEST(Entry, KnowsNoOtherWords) {
    EXPECT_EQ(mistake(""), "\"\" isn't a command");
    EXPECT_EQ(mistake("late"), "\"late\" isn't a command");
    EXPECT_EQ(mistake("late 10"), "\"late 10\" isn't a command");
    EXPECT_EQ(mistake("has -1"), "\"has -1\" isn't a command");
    EXPECT_EQ(mistake("late 3;fire 2"), "\"late 3\" isn't a command");
    EXPECT_EQ(mistake("fire 2;late 3"), "\"late 3\" isn't a command");
    EXPECT_EQ(mistake("fire 2;"), "\"\" isn't a command");
    EXPECT_EQ(mistake("leaves 2"), "\"leaves 2\" isn't a command");
    EXPECT_EQ(mistake("welcomes"), "\"welcomes\" isn't a command");
    EXPECT_EQ(mistake("fire"), "fire takes 1 numbers");
}

TEST(Entry, OpensTheOrdersOfAWholeTurn) {
    const std::string nonce = half_digest_text(half_of(digest("nonce")));
    for (const char* part : {" aim 2 450 500", " buy 2 1;ready 2", " ready 2"})
        EXPECT_EQ(mistake(concat("opens ", nonce, part)), "what's opened must be the orders of a whole turn")
            << part;
    for (const char* part : {"opens", "opens ", "opens 12 fire 2", "opens fire 2"})
        EXPECT_NE(mistake(part), "none") << part;
    EXPECT_EQ(mistake(concat("opens ", nonce, " fire 3")), "fire 3 isn't for this seat to give");
    EXPECT_NE(mistake(concat("seals ", nonce, "0")), "none");
    EXPECT_NE(mistake("seals"), "none");
}

TEST(Entry, PlansAWholeVisitToTheArmory) {
    for (const char* part : {"plans buy 2 14", "plans fire 2", "plans aim 2 450 500;ready 2", "plans pass 2"})
        EXPECT_EQ(mistake(part), "what's planned must be a whole visit to the armory");
    EXPECT_EQ(mistake("plans "), "\"\" isn't a command");
    EXPECT_EQ(mistake("plans"), "\"plans\" isn't a command");
    EXPECT_EQ(mistake("plans ready 3"), "ready 3 isn't for this seat to give");
    const auto entry = parse_entry(concat(kStart, "plans buy 2 14;ready 2"), 2);
    ASSERT_TRUE(entry);
    EXPECT_EQ(std::get<word::Plans>(entry->content).commands.size(), 2u);
}

/// A second spelling would be a second entry with the same meaning.
TEST(Entry, HasOneSpelling) {
    for (const char* line :
         {"41 85689277B16121F7 fire 2", "041 85689277b16121f7 fire 2", "41 5 fire 2",
          "41 85689277b16121f7  fire 2", "41 85689277b16121f7 fire 2 ", "41 85689277b16121f7 fire  2",
          "41 85689277b16121f7 fire 02", "41 85689277b16121f7 late 03", "41 85689277b16121f7 fire\t2"}) {
        const auto entry = parse_entry(line, 2);
        EXPECT_FALSE(entry) << line;
    }
    EXPECT_EQ(read_back("041 85689277b16121f7 fire 2"),
              "\"041 85689277b16121f7 fire 2\" isn't written as the game writes it");
}

TEST(Entry, HasLimits) {
    std::string most = "undo 2";
    for (std::size_t k = 1; k < kMaxEntryCommands; ++k) most += ";undo 2";
    EXPECT_EQ(mistake(most), "none");
    EXPECT_EQ(mistake(most + ";undo 2"), "an entry has at most 300 commands");
    EXPECT_TRUE(fits_into_an_entry(TurnCommands(kMaxEntryCommands - 1, Undo{2})));
    EXPECT_FALSE(fits_into_an_entry(TurnCommands(kMaxEntryCommands, Undo{2}))) << "and what ends the turn";
    std::string longest = "drive 2 -4";
    while (longest.size() + 15 + kStart.size() <= kMaxEntryBytes) longest += ";aim 2 1800 1000";
    EXPECT_EQ(mistake(longest), "none");
    EXPECT_EQ(mistake(longest + ";aim 2 1800 1000;aim 2 1800 1000"), "an entry has at most 4096 bytes");
}

}  // namespace
}  // namespace terramorph
