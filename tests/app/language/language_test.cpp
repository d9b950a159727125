#include "app/language/language.h"

#include <gtest/gtest.h>

namespace terramorph {

namespace {

/// A little German, until the test is over.
class Speaking : public testing::Test {
  protected:
    Speaking() {
        auto parsed = parse_catalogue(
            "msgid \"\"\nmsgstr \"Plural-Forms: nplurals=2; plural=n != 1;\\n\"\n"
            "msgid \"Play\"\nmsgstr \"Spielen\"\n"
            "msgid \"Nuke\"\nmsgstr \"Atombombe\"\n"
            "msgid \"there is no {weapon} left\"\nmsgstr \"{weapon} ist aus\"\n"
            "msgid \"wait\"\nmsgstr \"warte\"\n"
            "msgid \"10,000\"\nmsgstr \"10.000\"\n"
            "msgid \"{number}%\"\nmsgstr \"{number} %\"\n"
            "msgid \"${money}\"\nmsgstr \"{money} $\"\n"
            "msgid \"{count} round of {name}\"\nmsgid_plural \"{count} rounds of {name}\"\n"
            "msgstr[0] \"eine Runde von {name}\"\nmsgstr[1] \"{count} Runden von {name}\"\n",
            "de.po");
        EXPECT_TRUE(parsed.ok());
        speak(std::make_shared<Catalogue>(parsed.take()));
    }
    ~Speaking() override { speak(nullptr); }
};

using Language = Speaking;

TEST_F(Language, SaysWhatTheCatalogueSays) {
    EXPECT_EQ(tr("Play"), "Spielen");
    EXPECT_EQ(tr("Quit"), "Quit") << "what it does not know stays English";
    speak(nullptr);
    EXPECT_EQ(tr("Play"), "Play");
}

TEST_F(Language, FillsInAndCounts) {
    EXPECT_EQ(tr("there is no {weapon} left", {{"weapon", "Stein"}}), "Stein ist aus");
    EXPECT_EQ(tr(plural("{count} round of {name}", "{count} rounds of {name}", 1, {{"name", "Ann"}})),
              "eine Runde von Ann");
    EXPECT_EQ(tr(plural("{count} round of {name}", "{count} rounds of {name}", 2000, {{"name", "Ann"}})),
              "2.000 Runden von Ann");
    EXPECT_EQ(tr(plural("{count} shot", "{count} shots", 1)), "1 shot");
    EXPECT_EQ(tr(plural("{count} shot", "{count} shots", 3)), "3 shots");
}

TEST_F(Language, WritesNumbersAsTheCatalogueDoes) {
    EXPECT_EQ(tr_number(-1234567), "-1.234.567");
    EXPECT_EQ(tr_percent(82), "82 %");
    EXPECT_EQ(tr_money(-10000), "-10.000 $");
    EXPECT_EQ(tr_money("+12k"), "+12k $");
    EXPECT_EQ(tr("{n} of {name}", {{"n", Grouped{14250}}, {"name", "14250"}}), "14.250 of 14250");
    EXPECT_EQ(tr(error("{n} bytes", {{"n", Grouped{14250}}})), "14.250 bytes");
    speak(nullptr);
    EXPECT_EQ(tr_number(14250), "14,250");
    EXPECT_EQ(tr_percent(82), "82%");
    EXPECT_EQ(tr_money(-10000), "-$10,000");
}

TEST_F(Language, TellsErrorsByTheirParts) {
    EXPECT_EQ(tr(error("there is no {weapon} left", {{"weapon", message("Nuke")}})), "Atombombe ist aus");
    EXPECT_EQ(tr(error("there is no {weapon} left", {{"weapon", "Nuke"}})), "Nuke ist aus")
        << "a player may be called so";
    EXPECT_EQ(tr(error("wait")), "warte");
    EXPECT_EQ(tr(error("settings.toml:3: what is this?")), "settings.toml:3: what is this?");
}

}  // namespace

}  // namespace terramorph
