#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "base/files/file.h"
#include "base/text.h"
#include "support/paths.h"
#include "support/program/run.h"

namespace terramorph::test {

namespace {

constexpr std::string_view kLab = "build/release/terramorph-lab";

/// The lines of the README's shell blocks that run the lab.
std::vector<std::string> lab_commands() {
    const auto readme = read_file(source_path("README.md"));
    std::vector<std::string> commands;
    bool in_block = false;
    for (const std::string_view line : split(readme.ok() ? std::string_view(readme.value()) : "", '\n')) {
        if (line.starts_with("```")) in_block = line == "```sh";
        if (in_block && line.starts_with(kLab)) commands.emplace_back(line.substr(kLab.size()));
    }
    return commands;
}

}  // namespace

TEST(Readme, ATranslatorsCatalogueIsBegunAsWritten) {
    const auto readme = read_file(source_path("README.md"));
    ASSERT_NE(readme->find("\ncmake/translate.sh build/release/terramorph-lab new fr\n"), std::string::npos);
    const std::string folder = scratch_folder();
    const std::string command = concat("cd '", folder, "' && '", source_path("cmake/translate.sh"), "' '",
                                       binary_path("terramorph-lab"), "' new fr 2>&1");
    const Ran begun = run(command);
    ASSERT_EQ(begun.status, 0) << begun.output;
    const auto catalogue = read_file(folder + "/fr.po");
    ASSERT_TRUE(catalogue.ok()) << catalogue.error().text();
    for (const char* wanted :
         {"Plural-Forms: nplurals=", "msgid \"Play\"\n", "msgid \"Missile\"\n", "charset=UTF-8"})
        EXPECT_NE(catalogue->find(wanted), std::string::npos) << wanted;
    EXPECT_NE(run(command).status, 0) << "what was translated is not overwritten";
}

TEST(Readme, EveryCommandOfTheLabWorksAsWritten) {
    const std::string folder = scratch_folder();
    const auto commands = lab_commands();
    ASSERT_GE(commands.size(), 3u);
    for (const std::string& arguments : commands) {
        const Ran ran = run(concat("cd '", folder, "' && '", binary_path("terramorph-lab"), "'", arguments));
        EXPECT_EQ(ran.status, 0) << arguments << "\n" << ran.output;
    }
}

}  // namespace terramorph::test
