#include <gtest/gtest.h>

#include <cstdlib>

#include "base/files/file.h"
#include "base/text.h"
#include "battle/content/arsenal.h"
#include "match/settings/settings.h"
#include "support/paths.h"
#include "support/program/run.h"

namespace terramorph::test {

namespace {

constexpr std::string_view kBegin = "<!-- what `terramorph-lab formats` prints -->\n";
constexpr std::string_view kEnd = "<!-- end of what it prints -->\n";

constexpr std::string_view kAnotherPlayer = "\n[[player]]\nname = \"Otto\"\ncolor = 1\n";

/// docs/formats.md, parted at its two marks.
struct Document {
    std::string before, tables, after;
};

void read(const std::string& path, Document& document) {
    const auto file = read_file(path);
    ASSERT_TRUE(file.ok()) << file.error().text();
    const std::size_t begin = file->find(kBegin), end = file->find(kEnd);
    ASSERT_TRUE(begin < end && end != std::string::npos) << "the marks are missing";
    document.before = file->substr(0, begin + kBegin.size());
    document.tables = file->substr(document.before.size(), end - document.before.size());
    document.after = file->substr(end);
}

/// What stands between a line that begins a block of TOML and the block's end, block after block.
std::vector<std::string> examples() {
    const auto file = read_file(source_path("docs/formats.md"));
    std::vector<std::string> all;
    bool in_block = false;
    for (const std::string_view line : split(file.ok() ? std::string_view(file.value()) : "", '\n')) {
        if (line.starts_with("```")) {
            in_block = line == "```toml";
            if (in_block) all.emplace_back();
        } else if (in_block) {
            all.back() += concat(line, "\n");
        }
    }
    return all;
}

}  // namespace

TEST(Formats, TheExampleOfSettingsCanBeRead) {
    ASSERT_EQ(examples().size(), 2u);
    const auto settings = parse_settings(concat(examples().front(), kAnotherPlayer), "example");
    ASSERT_TRUE(settings.ok()) << settings.error().text();
    EXPECT_EQ(settings->players.front().name, "Mira");
    EXPECT_EQ(settings->level.terrain.placed.size(), 1u);
}

TEST(Formats, TheExampleOfAWeaponCanBeRead) {
    ASSERT_EQ(examples().size(), 2u);
    std::vector<ArsenalFile> files = built_in_files();
    const std::string example = examples().back();
    files.push_back({"example", example});
    const auto arsenal = parse_arsenal(files);
    ASSERT_TRUE(arsenal.ok()) << arsenal.error().text();
    EXPECT_EQ(arsenal->weapons.size(), built_in_arsenal().weapons.size());
}

TEST(FormatsGolden, TheDocumentHasTheTablesOfThisProgram) {
    const std::string path = source_path("docs/formats.md");
    Document document;
    ASSERT_NO_FATAL_FAILURE(read(path, document));
    const Ran ran = run(quoted(binary_path("terramorph-lab")) + " formats");
    ASSERT_EQ(ran.status, 0) << ran.output;
    const std::string wanted = concat("\n", ran.output, "\n");
    if (std::getenv("TERRAMORPH_BLESS")) {
        ASSERT_FALSE(write_file(path, concat(document.before, wanted, document.after)));
        GTEST_SKIP() << "wrote " << path;
    }
    EXPECT_EQ(document.tables, wanted) << "if this is as it should be, run ./check --bless";
}

TEST(FormatsGolden, EveryKindOfFileHasATable) {
    const Ran ran = run(quoted(binary_path("terramorph-lab")) + " formats");
    for (const char* wanted :
         {"| `rounds` | 1 to 1000, whole | 5 |", "\n#### `circle-hill`\n", "\n#### `blast`\n",
          "| `gravity` |", "| `patience` |", "| `angle` | -90 to 90 degrees | 0 |"})
        EXPECT_NE(ran.output.find(wanted), std::string::npos) << wanted;
}

}  // namespace terramorph::test
