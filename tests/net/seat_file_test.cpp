#include "net/seat_file.h"

#include <gtest/gtest.h>

#include "base/text.h"
#include "net/letter.h"
#include "support/matches.h"

namespace terramorph {
namespace {

SeatFile some_file() {
    SeatFile file = {room_code(digest("room")), "mqtt://192.168.1.20:1883", "ANNA", digest("anna"), "BENQ7TTW0C", 4000000000u};
    file.table.sealed = true;
    file.table.versions = own_versions(*test::the_arsenal(), built_in_planets());
    file.table.settings = test::small_match(2);
    for (const char* name : {"anna", "ben"}) {
        const KeyPair keys{digest(name)};
        file.table.seats.push_back({PlayerId::at(static_cast<int>(file.table.seats.size())),
                                    who_of(keys.public_key()), keys.public_key(), seal(digest("nonce"))});
    }
    const PlayerId mine = PlayerId::at(0);
    file.log = {{1, 17, TurnCommands{Aim{mine, 450, 300}, Fire{mine}}}, {3, 18, word::Late{PlayerId::at(1)}}};
    return file;
}

std::string text_of(const SeatFile& file) { return SeatFileWriter().begin(file); }

TEST(SeatFile, IsReadAsItWasWritten) {
    const SeatFile file = some_file();
    const auto again = parse_seat_file(text_of(file));
    ASSERT_TRUE(again) << again.error().text();
    EXPECT_EQ(text_of(*again), text_of(file));
    EXPECT_EQ(again->seed, 4000000000u);
    EXPECT_EQ(again->log.size(), 2u);
}

TEST(SeatFile, KnowsWhoPlaysIt) {
    SeatFile file = some_file();
    file.secret = digest("ben");
    EXPECT_EQ(own_who(file), file.table.seats[1].who);
    EXPECT_EQ(own_seat(file), file.table.seats[1].player);
    file.secret = digest("cleo");
    EXPECT_FALSE(own_seat(file).exists());
}

TEST(SeatFile, GrowsEntryByEntry) {
    SeatFile file = some_file();
    const std::string whole = text_of(file);
    const std::vector<Entry> log = std::exchange(file.log, {});
    SeatFileWriter writer;
    std::string text = writer.begin(file);
    for (const Entry& entry : log) text += writer.add(entry);
    EXPECT_EQ(text, whole);
}

TEST(SeatFile, OfWhichTheEndIsMissingKeepsAllBeforeIt) {
    const SeatFile file = some_file();
    const std::string text = text_of(file);
    std::size_t known = 0;
    for (std::size_t size = 0; size <= text.size(); ++size) {
        const auto cut = parse_seat_file(text.substr(0, size));
        const std::size_t entries = cut ? cut->log.size() : 0;
        EXPECT_GE(entries, known) << size;
        known = entries;
        if (!cut)
            EXPECT_EQ(cut.error().text(), "the beginning of this online match's file is damaged") << size;
        else
            EXPECT_EQ(entry_text(cut->log.empty() ? file.log[0] : cut->log[0]), entry_text(file.log[0]));
    }
    EXPECT_EQ(known, 2u);
}

TEST(SeatFile, WithAnyByteChangedIsReadUpToThereOrNotAtAll) {
    const SeatFile file = some_file();
    const std::string text = text_of(file);
    for (std::size_t place = 0; place < text.size(); ++place) {
        std::string changed = text;
        changed[place] = static_cast<char>(changed[place] ^ 4);
        if (const auto read = parse_seat_file(changed)) {
            EXPECT_LT(read->log.size(), 2u) << place;
        }
    }
}

TEST(SeatFile, IsOfSomebodyWhoPlays) {
    SeatFile file = some_file();
    file.secret = digest("eve");
    const auto read = parse_seat_file(text_of(file));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().text(), "this file doesn't belong to anybody in its match");
}

}  // namespace
}  // namespace terramorph
