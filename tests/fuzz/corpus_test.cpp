// What fuzzing began from and what it has found, fed to every target: runs without a fuzzer.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <string>
#include <vector>

#include "base/files/file.h"
#include "fuzz/targets.h"
#include "support/paths.h"

namespace terramorph::test {
namespace {

std::vector<std::string> files_of(std::string_view target) {
    std::vector<std::string> files;
    const std::filesystem::path folder = source_path("tests/fuzz/corpus/" + std::string(target));
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        files.push_back(entry.path().string());
    std::sort(files.begin(), files.end());
    return files;
}

class Corpus : public testing::TestWithParam<FuzzTarget> {};

TEST_P(Corpus, IsEatenWithoutACrash) {
    const auto files = files_of(GetParam().name);
    ASSERT_GE(files.size(), 3u) << "there are too few seeds";
    for (const std::string& file : files) {
        SCOPED_TRACE(file);
        const auto content = read_file(file);
        ASSERT_TRUE(content) << content.error().text();
        GetParam().eat(*content);
        // Cut anywhere it is no better.
        for (const std::size_t part : {1, 2, 3})
            GetParam().eat(std::string_view(*content).substr(0, content->size() * part / 4));
    }
}

INSTANTIATE_TEST_SUITE_P(Every, Corpus, testing::ValuesIn(fuzz_targets().begin(), fuzz_targets().end()),
                         [](const auto& target) { return std::string(target.param.name); });

}  // namespace
}  // namespace terramorph::test
