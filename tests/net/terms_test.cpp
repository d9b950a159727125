#include "net/terms.h"

#include <gtest/gtest.h>

#include <set>

#include "base/text.h"
#include "support/matches.h"

namespace terramorph {
namespace {

Nonce nonce_of(PlayerId player) { return digest(concat("nonce of ", player)); }

TableSeat seat_of(PlayerId player) {
    return {player, concat("ANNAXK4Q2", player), KeyPair(digest(concat(player))).public_key(),
            seal(nonce_of(player))};
}

/// Two people and a computer between them.
MatchTable some_table() {
    MatchTable table;
    table.number = 3;
    table.settings = test::small_match(3);
    table.settings.players[1].kind = computer("spoiler");
    table.versions = own_versions(*test::the_arsenal(), built_in_planets());
    table.seats = {seat_of(0), seat_of(2)};
    table.sealed = true;
    return table;
}

std::string table_mistake(std::string_view text) {
    const auto table = parse_match_table(text);
    return table ? "none" : table.error().text();
}

/// Why the table isn't read with this change in its text.
std::string changed(std::string_view from, std::string_view to) {
    std::string text = match_table_text(some_table());
    const auto place = text.find(from);
    EXPECT_NE(place, std::string::npos) << from;
    return table_mistake(text.replace(place, from.size(), to));
}

TEST(MatchTable, IsReadBackAsItWasWritten) {
    const auto table = parse_match_table(match_table_text(some_table()));
    ASSERT_TRUE(table) << table.error().text();
    EXPECT_EQ(*table, some_table());
    MatchTable open = some_table();
    open.sealed = false;
    open.seats.pop_back();
    open.pace = {false, 7};
    for (const TableTalk talk : {TableTalk::words, TableTalk::phrases, TableTalk::none}) {
        open.talk = talk;
        const auto read = parse_match_table(match_table_text(open));
        ASSERT_TRUE(read) << read.error().text();
        EXPECT_EQ(*read, open);
    }
}

TEST(MatchTable, SaysWhatIsWrongWithIt) {
    EXPECT_EQ(table_mistake(""), "this isn't the table of a match");
    EXPECT_EQ(changed("tm1 table 3", "tm1 table 0"), "this isn't the table of a match");
    EXPECT_EQ(changed("game ", "g "), "the game's version is missing");
    EXPECT_EQ(changed("rules ", "rules x"), "the version of the rules is missing");
    EXPECT_EQ(changed("arsenal ", "arsenal 0"), "the arsenal's fingerprint is missing");
    EXPECT_EQ(changed("planets ", "planets x"), "the planets' fingerprint is missing");
    EXPECT_EQ(changed("computers ", ""), "the computer players' fingerprint is missing");
    for (const char* pace : {"pace", "pace live", "pace live 9", "pace live 601", "pace letters 0",
                             "pace letters 61", "pace slow 90"})
        EXPECT_EQ(changed("pace live 90", pace), "the time for a turn is missing") << pace;
    for (const char* talk : {"loud", "words", ""})
        EXPECT_NE(changed("pace live 90\n", concat("pace live 90\ntalk ", talk, "\n")), "none") << talk;
    const std::string seat = "a seat must have its number, name, key and sealed number";
    EXPECT_EQ(changed("seat 0", "seat 10"), seat);
    EXPECT_EQ(changed("ANNAXK4Q20", "ANNA"), seat);
    EXPECT_EQ(changed("ANNAXK4Q20", "annaxk4q20"), seat);
    EXPECT_EQ(changed(digest_text(seat_of(0).key), "00"), seat);
    EXPECT_EQ(changed("state sealed", "state shut"), "the table must be open or sealed");
    EXPECT_EQ(changed("settings\n", "\n"), "the settings are missing");
    EXPECT_EQ(changed("pace live 90", "pace live  90"), "this isn't written as the game writes it");
    EXPECT_EQ(table_mistake(match_table_text(some_table()) + "\n"),
              "this isn't written as the game writes it");
    EXPECT_EQ(table_mistake(std::string(kMaxTableBytes + 1, 'a')), "a table has at most 32768 bytes");
}

TEST(MatchTable, HasASeatForEachPerson) {
    EXPECT_EQ(changed("seat 2", "seat 1"), "the seats must be those of people, in order");
    EXPECT_EQ(changed("seat 2", "seat 0"), "the seats must be those of people, in order");
    EXPECT_EQ(changed("seat 2", "seat 3"), "the seats must be those of people, in order");
    EXPECT_EQ(changed("ANNAXK4Q22", "ANNAXK4Q20"), "nobody has two seats");
    EXPECT_EQ(changed(digest_text(seat_of(2).key), digest_text(seat_of(0).key)), "nobody has two seats");
    MatchTable table = some_table();
    table.seats.pop_back();
    EXPECT_EQ(table_mistake(match_table_text(table)), "somebody hasn't joined yet");
}

TEST(MatchTable, LargestFitsIntoWhatIsRead) {
    MatchTable table = some_table();
    table.settings = test::small_match(kMaxPlayers);
    table.seats.clear();
    for (const PlayerId player : ids<PlayerId>(kMaxPlayers)) {
        table.settings.players[player].name = concat("\"\"\"\"\"\"\"\"\"\"\"\"\"\"", player);
        table.seats.push_back(seat_of(player));
    }
    EXPECT_EQ(table_mistake(match_table_text(table)), "none");
}

TEST(MatchTable, AnyChangeGivesItAnotherMark) {
    std::set<Digest> marks = {mark(some_table())};
    std::vector<MatchTable> others(6, some_table());
    others[0].number = 4;
    others[1].pace.most = 91;
    others[2].seats[0].sealed_nonce[31] ^= 1;
    others[3].settings.set(Rule::rounds, 9);
    others[4].sealed = false;
    others[5].talk = TableTalk::phrases;
    for (const MatchTable& other : others) EXPECT_TRUE(marks.insert(mark(other)).second);
    EXPECT_EQ(mark(some_table()), mark(*parse_match_table(match_table_text(some_table()))));
}

TEST(MatchTable, IsOnlyForThoseWhoComeToTheSameMatch) {
    const MatchTable table = some_table();
    const auto refused = [&](const MatchTable& at, const Versions& own) {
        const Refusal refusal = validate_versions(at, own, "ANNA");
        return refusal ? refusal->text() : "none";
    };
    EXPECT_EQ(refused(table, table.versions), "none");
    std::vector<Versions> other(7, table.versions);
    other[0].game = "9.9";
    other[1].rules = 99;
    other[1].game = "9.9";
    other[2].arsenal ^= 1;
    other[3].planets ^= 1;
    other[4].computers ^= 1;
    other[5].probe ^= 1;
    other[6].letters = 99;
    other[6].game = "9.9";
    const std::string theirs = table.versions.game;
    EXPECT_EQ(refused(table, other[0]),
              "ANNA plays Terramorph " + theirs +
                  ", you 9.9: computer players may play differently. Both of you should use the "
                  "newer one.");
    for (const Versions& rules : {other[1], other[6]})
        EXPECT_EQ(refused(table, rules),
                  "ANNA plays Terramorph " + theirs +
                      ", you 9.9: the rules differ. Both of you should use the newer one.");
    EXPECT_EQ(refused(table, other[2]),
              "ANNA plays with other weapons: use the game's own, or ask for the file.");
    EXPECT_EQ(refused(table, other[3]),
              "ANNA plays with other planets: use the game's own, or ask for the file.");
    EXPECT_NE(refused(table, other[4]), "none");
    EXPECT_EQ(refused(table, other[5]),
              "This machine computes differently from ANNA's, so the two can't play together.");
    MatchTable people = table;
    people.settings.players[1].kind = kPerson;
    EXPECT_EQ(refused(people, other[0]), "none") << "no computer plays, and the rules are the same";
    EXPECT_EQ(refused(people, other[4]), "none");
    EXPECT_NE(refused(people, other[5]), "none");
}

TEST(MatchTable, ThatSaysNothingOfItsLettersIsOfTheFirstGames) {
    std::string text = match_table_text(some_table());
    const std::string line = concat("letters ", kLettersVersion, "\n");
    text.erase(text.find(line), line.size());
    const auto table = parse_match_table(text);
    ASSERT_TRUE(table);
    EXPECT_EQ(table->versions.letters, 1);
}

TEST(MatchTable, TheSeedComesFromTheNumbersOfAll) {
    const MatchTable table = some_table();
    const auto seed = drawn_seed(table, {nonce_of(0), nonce_of(2)});
    ASSERT_TRUE(seed);
    EXPECT_EQ(*seed, *drawn_seed(table, {nonce_of(0), nonce_of(2)}));
    for (const std::size_t seat : {std::size_t{0}, std::size_t{1}}) {
        MatchTable other = table;
        std::vector<Nonce> nonces = {nonce_of(0), nonce_of(2)};
        nonces[seat] = digest("another");
        const auto refused = drawn_seed(table, nonces);
        ASSERT_FALSE(refused);
        EXPECT_EQ(refused.error().text(),
                  concat(table.settings.players[table.seats[seat].player].name,
                         "'s game revealed a different number from the one it sealed"));
        other.seats[seat].sealed_nonce = seal(nonces[seat]);
        EXPECT_NE(*drawn_seed(other, nonces), *seed);
    }
    EXPECT_FALSE(drawn_seed(table, {nonce_of(0)}));
    MatchTable other = table;
    other.settings.set(Rule::rounds, 9);
    EXPECT_NE(*drawn_seed(other, {nonce_of(0), nonce_of(2)}), *seed) << "and from the table";
}

}  // namespace
}  // namespace terramorph
