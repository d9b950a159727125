#pragma once

#include <string>
#include <vector>

namespace terramorph::test {

/// Expects the lines of a file that is kept in the source tree, by its path from the root. With
/// TERRAMORPH_BLESS=1 it writes the file instead and skips the rest of the test.
void expect_golden(const std::string& relative, const std::vector<std::string>& lines);

}  // namespace terramorph::test
