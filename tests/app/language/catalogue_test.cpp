#include "app/language/catalogue.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

const std::string kHeader =
    "# German\nmsgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    "\"Plural-Forms: nplurals=2; plural=(n != 1);\\n\"\n\n";

Catalogue catalogue(const std::string& entries) {
    auto parsed = parse_catalogue(kHeader + entries, "de.po");
    EXPECT_TRUE(parsed.ok()) << parsed.error().text();
    return parsed.ok() ? parsed.take() : Catalogue();
}

/// What is wrong with these lines behind the header, which has seven.
std::string trouble(const std::string& entries) {
    const auto parsed = parse_catalogue(kHeader + entries, "de.po");
    return parsed ? "nothing" : parsed.error().text();
}

std::string found(const Catalogue& catalogue, std::string_view english) {
    const std::string* const words = catalogue.find(english);
    return words ? *words : "nothing";
}

TEST(Catalogue, KnowsWhatWasTranslated) {
    const Catalogue german = catalogue(
        "# by hand\n#: src/ui/screens/title.cpp\nmsgid \"Play\"\nmsgstr \"Spielen\"\n\n"
        "msgid \"Quit\"\nmsgstr \"Beenden\"\n");
    EXPECT_EQ(found(german, "Play"), "Spielen");
    EXPECT_EQ(found(german, "Quit"), "Beenden");
    EXPECT_EQ(found(german, "Help"), "nothing");
    EXPECT_EQ(found(german, ""), "nothing") << "the header is no translation";
    EXPECT_EQ(german.language(), "de");
}

TEST(Catalogue, JoinsTheLinesOfALongText) {
    const Catalogue german =
        catalogue("msgid \"\"\n\"one \"\n\"two\"\nmsgstr \"\"\n  \"eins \"\n\t\"zwei\"\n");
    EXPECT_EQ(found(german, "one two"), "eins zwei");
}

TEST(Catalogue, ReadsQuotationMarksAndBackslashes) {
    const Catalogue german = catalogue(R"(msgid "say \"hi\" \\ go"
msgstr "sag \"hallo\" \\ los"
)");
    EXPECT_EQ(found(german, R"(say "hi" \ go)"), R"(sag "hallo" \ los)");
}

TEST(Catalogue, TakesTheFormThatTheCountAsksFor) {
    const Catalogue german = catalogue(
        "msgid \"{count} round\"\nmsgid_plural \"{count} rounds\"\n"
        "msgstr[0] \"eine Runde\"\nmsgstr[1] \"{count} Runden\"\n");
    EXPECT_EQ(*german.find("{count} round", 1), "eine Runde");
    EXPECT_EQ(*german.find("{count} round", 0), "{count} Runden");
    EXPECT_EQ(*german.find("{count} round", 5), "{count} Runden");
    EXPECT_EQ(german.find("{count} tank", 5), nullptr);
}

TEST(Catalogue, LeavesOutWhatIsNotTranslatedOrNotSure) {
    const Catalogue german = catalogue(
        "msgid \"Play\"\nmsgstr \"\"\n\n#, fuzzy\nmsgid \"Quit\"\nmsgstr \"Gehen\"\n\n"
        "msgid \"{count} a\"\nmsgid_plural \"{count} b\"\nmsgstr[0] \"\"\nmsgstr[1] \"{count}\"\n\n"
        "#~ msgid \"Old\"\n#~ msgstr \"Alt\"\n\n#, fuzzy, c-format\n#| msgid \"x\"\nmsgid \"Help\"\nmsgstr "
        "\"?\"\n"
        "msgid \"Back\"\nmsgstr \"Zurück\"\n");
    for (const char* english : {"Play", "Quit", "{count} a", "Old", "Help"})
        EXPECT_EQ(found(german, english), "nothing") << english;
    EXPECT_EQ(found(german, "Back"), "Zurück") << "what follows is sure again";
}

TEST(Catalogue, IsReadWithTheLineEndsOfWindows) {
    std::string po = kHeader + "msgid \"Play\"\nmsgstr \"Spielen\"\n";
    for (std::size_t at = 0; (at = po.find('\n', at)) != std::string::npos; at += 2) po.insert(at, "\r");
    const auto parsed = parse_catalogue(po, "de.po");
    ASSERT_TRUE(parsed.ok()) << parsed.error().text();
    EXPECT_EQ(found(*parsed, "Play"), "Spielen");
}

TEST(Catalogue, NamesFileLineAndMistake) {
    EXPECT_EQ(trouble("msgid \"Play\"\nmsgid \"Quit\"\nmsgstr \"Beenden\"\n"),
              "de.po, line 8: has no msgstr");
    EXPECT_EQ(trouble("msgid \"Play\"\n"), "de.po, line 8: has no msgstr");
    EXPECT_EQ(trouble("msgstr \"Spielen\"\n"), "de.po, line 8: expected msgid instead of \"msgstr\"");
    EXPECT_EQ(trouble("hello\n"), "de.po, line 8: expected msgid instead of \"hello\"");
    EXPECT_EQ(trouble("\"Play\"\n"), "de.po, line 8: expected msgid, found a string");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgstr \"b\"\nmsgstr \"c\"\n"),
              "de.po, line 10: expected msgstr instead of \"msgstr\"");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgctxt \"b\"\n"),
              "de.po, line 9: expected msgstr instead of \"msgctxt\"");
    EXPECT_EQ(trouble("msgid Play\n"), "de.po, line 8: expected a string in quotation marks");
    EXPECT_EQ(trouble("msgid \"Play\n"), "de.po, line 8: expected a string in quotation marks");
    EXPECT_EQ(trouble("msgid \"\n"), "de.po, line 8: expected a string in quotation marks");
    EXPECT_EQ(trouble("msgid \"a\" \"b\"\n"),
              "de.po, line 8: a quotation mark inside a string is written \\\"");
    EXPECT_EQ(trouble("msgid \"a\\\"\n"), "de.po, line 8: the string never ends");
    EXPECT_EQ(trouble("msgid \"a\\q\"\n"), "de.po, line 8: only n, t, \\ and \" can follow \\");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgstr \"b\\tc\"\n"),
              "de.po, line 8: the translation contains an unprintable character");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgstr \"\xff\"\n"),
              "de.po, line 8: the translation contains an unprintable character");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgstr \"b\"\n\nmsgid \"a\"\nmsgstr \"c\"\n"),
              "de.po, line 11: translated twice");
    EXPECT_EQ(trouble("msgid \"\"\nmsgstr \"x\"\n"), "de.po, line 8: there's already a header");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgstr \"" + std::string(2001, 'b') + "\"\n"),
              "de.po, line 9: the string is longer than 2000 bytes");
}

TEST(Catalogue, AsksForTheNamesOfTheEnglish) {
    EXPECT_EQ(trouble("msgid \"it is {name}\"\nmsgstr \"es ist {nam}\"\n"),
              "de.po, line 8: the translation has {nam}, but the English doesn't");
    EXPECT_EQ(trouble("msgid \"it is {name}\"\nmsgstr \"es ist\"\n"),
              "de.po, line 8: the translation lacks {name}");
    EXPECT_EQ(trouble("msgid \"{a} {b}\"\nmsgstr \"{b} {a} {a}\"\n"), "nothing");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgstr \"{\"\n"),
              "de.po, line 8: the translation has {, but the English doesn't");
}

TEST(Catalogue, AsksForAllFormsOfAPlural) {
    const std::string plural = "msgid \"{count} a\"\nmsgid_plural \"{count} b\"\n";
    EXPECT_EQ(trouble(plural + "msgstr[0] \"x\"\n"), "de.po, line 8: has 1 forms instead of 2");
    EXPECT_EQ(trouble(plural + "msgstr[0] \"x\"\nmsgstr[2] \"y\"\n"),
              "de.po, line 11: expected msgstr[1] instead of \"msgstr[2]\"");
    EXPECT_EQ(trouble(plural + "msgstr \"x\"\n"), "de.po, line 10: expected msgstr[0] instead of \"msgstr\"");
    EXPECT_EQ(trouble(plural + "msgstr[0] \"x\"\nmsgstr[1] \"y\"\nmsgstr[2] \"z\"\n"),
              "de.po, line 8: has 3 forms instead of 2");
    EXPECT_EQ(trouble("msgid \"a\"\nmsgid_plural \"b\"\nmsgid_plural \"c\"\n"),
              "de.po, line 10: appears twice");
}

TEST(Catalogue, AsksForAHeaderInUtf8) {
    const auto told = [](const std::string& po) {
        const auto parsed = parse_catalogue(po, "de.po");
        return parsed ? std::string("nothing") : parsed.error().text();
    };
    EXPECT_EQ(told(""), "de.po: the header, which is the translation of \"\", is missing");
    EXPECT_EQ(told("msgid \"a\"\nmsgstr \"b\"\n"),
              "de.po, line 1: the header, which is the translation of \"\", must come first");
    EXPECT_EQ(told("msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=ISO-8859-1\\n\"\n"),
              "de.po, line 1: the charset must be UTF-8");
    EXPECT_EQ(told("msgid \"\"\nmsgstr \"Plural-Forms: n\\n\"\n"),
              "de.po, line 1: plural rule: it must begin with \"nplurals=\"");
    EXPECT_EQ(told("msgid \"\"\nmsgstr \"Language: de\\n\"\n"), "nothing");
    EXPECT_EQ(told(std::string(Catalogue::kMaxFile + 1, '#')),
              "de.po has 1048577 bytes; the limit is 1048576");
}

}  // namespace

}  // namespace terramorph
