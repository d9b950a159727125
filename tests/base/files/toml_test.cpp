#include "base/files/toml.h"

#include <gtest/gtest.h>

namespace terramorph {
namespace {

std::string error_of(const std::string& content) {
    const auto parsed = parse_toml(content, "weapons.toml");
    return parsed ? "no error" : parsed.error().text();
}

void expect_error(const std::string& content, const std::string& part) {
    EXPECT_NE(error_of(content).find(part), std::string::npos) << error_of(content);
}

TEST(Toml, GivesEveryKindOfValueWithItsLine) {
    const auto parsed = parse_toml(
        "yes = true\nwhole = 12\n\nreal = 0.5\nwords = \"a b\"\nmany = [1, 2.5]\n[inner]\nkey = 1\n", "f");
    ASSERT_TRUE(parsed);
    EXPECT_EQ(*parsed->find("yes")->boolean(), true);
    EXPECT_EQ(*parsed->find("whole")->number(), 12);
    EXPECT_TRUE(parsed->find("whole")->whole);
    EXPECT_EQ(*parsed->find("real")->number(), 0.5);
    EXPECT_FALSE(parsed->find("real")->whole);
    EXPECT_EQ(parsed->find("real")->line, 4);
    EXPECT_EQ(*parsed->find("words")->string(), "a b");
    EXPECT_EQ(parsed->find("many")->list()->size(), 2u);
    EXPECT_EQ(*parsed->find("many")->list()->at(1).number(), 2.5);
    EXPECT_EQ(parsed->find("inner")->table()->find("key")->line, 8);
    EXPECT_EQ(parsed->find("nothing"), nullptr);
    EXPECT_EQ(parsed->find("words")->number(), nullptr);
    EXPECT_EQ(parsed->find("words")->kind(), "a string");
    EXPECT_EQ(parsed->find("many")->kind(), "a list");
}

TEST(Toml, KeepsTheOrderOfTheFile) {
    const auto parsed =
        parse_toml("zebra = 1\n[mouse]\nz = 1\ny.q = 1\nx = 1\n[ant]\n[[list]]\n[bee.hive]\n", "f");
    ASSERT_TRUE(parsed);
    const auto names = [](const TomlTable& table) {
        std::string all;
        for (const auto& entry : table.entries) all += entry.first + " ";
        return all;
    };
    EXPECT_EQ(names(*parsed), "zebra mouse ant list bee ");
    EXPECT_EQ(names(*parsed->find("mouse")->table()), "z y x ");
}

TEST(Toml, NamesFileAndLineOfAMistake) {
    expect_error("a = 1\nb = \n", "weapons.toml:2: ");
    expect_error("a = 1\n\n\na = 2\n", "weapons.toml:4: ");
    expect_error("a = 1\nb = \"no end\n", "weapons.toml:2: ");
    expect_error("a = \"\xff\"\n", "weapons.toml:1: ");
    expect_error("a = nan", "weapons.toml:1: numbers must be finite");
    expect_error("\na = [1, inf]", "weapons.toml:2: numbers must be finite");
    expect_error("a = 9007199254740993", "weapons.toml:1: the number is too large");
    expect_error("\n\na = 1979-05-27", "weapons.toml:3: dates");
}

TEST(Toml, RefusesWhatIsNestedTooDeepOrTooLarge) {
    std::string brackets = "a = ";
    std::string braces = "a = ";
    std::string dots = "a";
    std::string quoted_dots = "\"a\"";
    for (int k = 0; k < 100'000; ++k) {
        brackets += '[';
        braces += "{a=";
        dots += ".a";
        quoted_dots += ".'a'";
    }
    expect_error(brackets, "weapons.toml:1: ");
    expect_error(braces, "weapons.toml:1: ");
    expect_error(dots + " = 1", "weapons.toml:1: a key has too many dots");
    expect_error("\n[" + dots + "]", "weapons.toml:2: a key has too many dots");
    expect_error(quoted_dots + " = 1", "weapons.toml:1: a key has too many dots");
    expect_error("s = \"\"\"\nit's\"\"\"\"\n" + dots + " = 1", "weapons.toml:3: a key has too many dots");
    expect_error("s = '' # it's\n" + dots + " = 1", "weapons.toml:2: a key has too many dots");
    expect_error("s = \"\\\"\"\n" + dots + " = 1", "weapons.toml:2: a key has too many dots");
    expect_error("a = [[[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]]]", "nested too deep");
    expect_error("a = \"" + std::string(5'000'000, 'x') + "\"", "too large");
}

TEST(Toml, AllowsDotsWhereTheyAreNoKeys) {
    const std::string dots(100, '.');
    EXPECT_EQ(
        error_of("a = \"" + dots + "\" # " + dots + "\nb = '" + dots + "'\nc = \"\"\"\n" + dots + "\"\"\"\n"),
        "no error");
    std::string numbers = "a = [";
    for (int k = 0; k < 100; ++k) numbers += "0.5, ";
    EXPECT_EQ(error_of(numbers + "]"), "no error");
}

TEST(Toml, ReadsBackWhatWasQuoted) {
    std::string all = "\"quoted\" \\ back\\slash ' \xc3\xa4 \xe2\x86\x92 # = [";
    for (char c = 0; c < 0x20; ++c) all += c;
    all += '\x7f';
    EXPECT_EQ(*parse_toml("a = " + toml_quoted(all), "f")->find("a")->string(), all);
    EXPECT_EQ(toml_quoted("plain"), "\"plain\"");
    EXPECT_EQ(*parse_toml("a = " + toml_quoted("broken \xff\xc3"), "f")->find("a")->string(), "broken ??");
}

TEST(Toml, NeverBreaksOnDamagedText) {
    const std::string whole = "a = 1\n[b.c]\nd = [1, {e = \"x\\u00e4\"}]\n[[f]]\ng = '''\n'''\nh = 1e5 # i\n";
    for (std::size_t at = 0; at < whole.size(); ++at) {
        (void)error_of(whole.substr(0, at));
        for (const char c : {'\0', '"', '\'', '[', '{', '\n', '\\', '\xff'}) {
            std::string damaged = whole;
            damaged[at] = c;
            const std::string error = error_of(damaged);
            EXPECT_TRUE(error == "no error" || error.starts_with("weapons.toml:")) << error;
        }
    }
}

}  // namespace
}  // namespace terramorph
