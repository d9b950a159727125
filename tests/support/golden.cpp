#include "support/golden.h"

#include <gtest/gtest.h>

#include <cstdlib>
#include <sstream>

#include "base/files/file.h"
#include "base/text.h"
#include "support/paths.h"

namespace terramorph::test {

void expect_golden(const std::string& relative, const std::vector<std::string>& lines) {
    const std::string path = source_path(relative);
    if (std::getenv("TERRAMORPH_BLESS")) {
        ASSERT_FALSE(write_file(path, joined(lines, "\n") + "\n"));
        GTEST_SKIP() << "wrote " << path;
    }
    const Result<std::string> file = read_file(path);
    ASSERT_TRUE(file.ok()) << file.error().text();
    std::istringstream kept(*file);
    for (const std::string& line : lines) {
        std::string expected;
        std::getline(kept, expected);
        EXPECT_EQ(expected, line) << "if this is as it should be, run ./check --bless";
    }
    std::string more;
    EXPECT_FALSE(std::getline(kept, more)) << "a line too many: " << more;
}

}  // namespace terramorph::test
