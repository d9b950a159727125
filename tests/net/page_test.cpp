#include "net/logs/page.h"

#include <gtest/gtest.h>

#include "base/text.h"

namespace terramorph {
namespace {

const PageContext kContext = {digest("a table"), "5d0c21f091b4198f"};

KeyPair anna() { return KeyPair(digest("anna")); }

Entry entry(std::string_view line) {
    auto read = parse_entry(line, 2);
    EXPECT_TRUE(read) << line;
    return read.take();
}

Page some_page() {
    return {2, 1, {entry("41 85689277b16121f7 choose 2 14;fire 2"), entry("47 0c11d2a990be77f4 late 3")}};
}

std::string page_mistake(std::string_view text, PlayerId seat = 2) {
    const auto page = parse_page(text, kContext, seat, anna().public_key());
    return page ? "none" : page.error().text();
}

/// As a text whose signature is right, whatever the lines say.
std::string signed_by_anna(std::initializer_list<std::string_view> written) {
    std::string lines;
    for (const std::string_view line : written) lines += concat(line, "\n");
    const std::string all =
        concat("tm1 page\n", digest_text(kContext.mark), "\n", kContext.room, "\n", lines);
    return concat(lines, "signed ", signature_text(anna().sign(all)), "\n");
}

TEST(Page, IsReadBackAsItWasWritten) {
    const std::string text = page_text(some_page(), kContext, anna());
    EXPECT_EQ(text, signed_by_anna({"tm1 log 2 1", "41 85689277b16121f7 choose 2 14;fire 2",
                                    "47 0c11d2a990be77f4 late 3"}));
    const auto page = parse_page(text, kContext, 2, anna().public_key());
    ASSERT_TRUE(page) << page.error().text();
    EXPECT_EQ(page->seat, PlayerId(2));
    EXPECT_EQ(page->number, 1);
    EXPECT_TRUE(extends(*page, some_page()) && extends(some_page(), *page));
    EXPECT_EQ(page_mistake(page_text({9, 399}, kContext, anna()), 9), "none") << "a page may still be empty";
}

TEST(Page, OfSomebodyElseAnotherMatchOrAnotherRoomIsRefused) {
    const std::string text = page_text(some_page(), kContext, anna());
    const std::string refusal = "this isn't signed by the player whose log it is";
    EXPECT_EQ(page_mistake(text, 3), refusal) << "nobody signs for another seat";
    EXPECT_EQ(page_mistake(page_text(some_page(), kContext, KeyPair(digest("ben")))), refusal);
    EXPECT_EQ(page_mistake(page_text(some_page(), {digest("another table"), kContext.room}, anna())),
              refusal);
    EXPECT_EQ(page_mistake(page_text(some_page(), {kContext.mark, "0000000000000000"}, anna())), refusal);
    const std::string other = page_text({2, 1, {entry("41 85689277b16121f7 pass 2")}}, kContext, anna());
    EXPECT_EQ(page_mistake(text.substr(0, text.find("signed")) + other.substr(other.find("signed"))), refusal)
        << "the signature of another page";
}

TEST(Page, CutAnywhereOrChangedAnywhereIsRefused) {
    const std::string text = page_text(some_page(), kContext, anna());
    for (std::size_t size = 0; size < text.size(); ++size)
        EXPECT_NE(page_mistake(text.substr(0, size)), "none");
    for (std::size_t place = 0; place < text.size(); ++place) {
        std::string changed = text;
        changed[place] ^= 1;
        EXPECT_NE(page_mistake(changed), "none") << place;
    }
    EXPECT_NE(page_mistake(text + text), "none");
    EXPECT_EQ(page_mistake(""), "a page must end with its signature");
    EXPECT_EQ(page_mistake(text.substr(0, text.find("signed"))), "a page must end with its signature");
}

TEST(Page, SaysWhatIsWrongWithIt) {
    const std::string title = "a page must start with its seat and its number";
    for (const char* line : {"tm1 log 2", "tm1 log 10 0", "tm1 log 2 400", "tm1 log 2 -1", "tm1 log 02 1",
                             "tm2 log 2 1", "tm1 log 2 1 ", ""})
        EXPECT_EQ(page_mistake(signed_by_anna({line})), "page:1: " + title) << line;
    EXPECT_EQ(page_mistake(signed_by_anna({"tm1 log 2 1", "41 85689277b16121f7 fire 3"})),
              "log 2 1:2: fire 3 isn't for this seat to give");
    EXPECT_EQ(page_mistake(std::string(kMaxPageBytes + 1, 'a')), "a page has at most 8192 bytes");
}

TEST(Page, ExtendsWhatItBeginsWith) {
    const Page old = some_page();
    Page fresh = old;
    EXPECT_TRUE(extends(old, fresh));
    fresh.entries.push_back(entry("50 0c11d2a990be77f4 has 3"));
    EXPECT_TRUE(extends(old, fresh));
    EXPECT_FALSE(extends(fresh, old));
    Page other = old;
    other.entries[0] = entry("41 85689277b16121f7 pass 2");
    EXPECT_FALSE(extends(old, other) || extends(other, old)) << "two pages that contradict each other";
    EXPECT_FALSE(extends(old, {2, 2, old.entries}) || extends(old, {1, 1, old.entries}));
    EXPECT_TRUE(extends({2, 1}, old));
}

TEST(Page, TakesNoMoreThanAFullOne) {
    Page page = {2, 0};
    while (!is_full(page)) page.entries.push_back(entry("41 85689277b16121f7 fire 2"));
    EXPECT_EQ(page.entries.size(), 75u) << "of 27 bytes each, with the end of the line";
    EXPECT_EQ(page_mistake(page_text(page, kContext, anna())), "none");
    page.entries.push_back(entry("41 85689277b16121f7 fire 2"));
    EXPECT_EQ(page_mistake(page_text(page, kContext, anna())), "log 2 0:77: this page is full");
}

TEST(Page, TheLargestFitsIntoWhatIsRead) {
    Page page = {2, 0};
    while (true) {
        Page fuller = page;
        fuller.entries.push_back(entry("41 85689277b16121f7 fire 2"));
        if (is_full(fuller)) break;
        page = fuller;
    }
    TurnCommands longest;
    Entry last = {1000000000, 1, longest};
    while (entry_text({last.turn, last.hash, longest}).size() + 17 <= kMaxEntryBytes)
        longest.push_back(Aim{2, 1800, 1000});
    last.content = longest;
    page.entries.push_back(last);
    EXPECT_LE(page_text(page, kContext, anna()).size(), kMaxPageBytes);
}

}  // namespace
}  // namespace terramorph
