#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <filesystem>
#include <string>
#include <vector>

#include "base/files/file.h"
#include "base/text.h"
#include "support/paths.h"

namespace terramorph::test {

namespace {

namespace fs = std::filesystem;

/// All texts in Markdown that belong to the project, by their paths from its root.
std::vector<std::string> documents() {
    std::vector<std::string> all = {"README.md", "CONTRIBUTING.md"};
    for (const char* folder : {"docs", "src", "tests"})
        for (const auto& entry : fs::recursive_directory_iterator(source_path(folder)))
            if (entry.path().extension() == ".md")
                all.push_back(entry.path().lexically_relative(source_path("")).string());
    std::ranges::sort(all);
    return all;
}

/// The pieces of a text that stand between two marks, on one line.
std::vector<std::string> between(std::string_view text, std::string_view begin, std::string_view end) {
    std::vector<std::string> all;
    for (const std::string_view line : split(text, '\n')) {
        std::size_t from = 0;
        while ((from = line.find(begin, from)) != std::string_view::npos) {
            from += begin.size();
            const std::size_t to = line.find(end, from);
            if (to == std::string_view::npos) break;
            all.emplace_back(line.substr(from, to - from));
            from = to + end.size();
        }
    }
    return all;
}

/// Whether it looks like a source file's name.
bool names_source(std::string_view word) {
    constexpr std::array<std::string_view, 4> kEndings = {".h", ".cpp", ".cmake", ".sh"};
    return word.find_first_of(" *") == std::string_view::npos &&
           std::ranges::any_of(kEndings, [&](std::string_view ending) { return word.ends_with(ending); });
}

/// Whether there is such a file, seen from the document or from the root.
bool exists(const std::string& document, const std::string& name) {
    return fs::exists(fs::path(source_path(document)).parent_path() / name) || fs::exists(source_path(name));
}

std::string text_of(const std::string& document) {
    const auto file = read_file(source_path(document));
    return file.ok() ? file.value() : "";
}

}  // namespace

TEST(Documents, LinkOnlyToFilesThatThereAre) {
    int links = 0;
    for (const std::string& document : documents())
        for (const std::string& link : between(text_of(document), "](", ")")) {
            const std::string file = link.substr(0, link.find('#'));
            if (file.empty() || file.starts_with("http")) continue;
            EXPECT_TRUE(exists(document, file)) << document << ": " << link;
            ++links;
        }
    EXPECT_GE(links, 10);
}

TEST(Documents, NameOnlySourcesThatThereAre) {
    int names = 0;
    for (const std::string& document : documents()) {
        if (document == "docs/adding.md") continue;  // it names files to be written
        for (const std::string& name : between(text_of(document), "`", "`")) {
            if (!names_source(name) || name == "code_table_3.h") continue;
            EXPECT_TRUE(exists(document, name)) << document << ": " << name;
            ++names;
        }
    }
    EXPECT_GE(names, 50);
}

}  // namespace terramorph::test
