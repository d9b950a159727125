#pragma once

#include <string>

namespace terramorph::test {

/// A file of the source tree, by its path from the root: source_path("tests/golden/levels.txt").
std::string source_path(const std::string& relative);

/// A file beside the programs under test.
std::string binary_path(const std::string& relative);

/// A new empty folder of its own for a test to write into.
std::string scratch_folder();

}  // namespace terramorph::test
