#include "support/paths.h"

#include <cstdlib>
#include <filesystem>

namespace terramorph::test {

std::string source_path(const std::string& relative) { return std::string(TERRAMORPH_SOURCE "/") + relative; }

std::string binary_path(const std::string& relative) { return std::string(TERRAMORPH_BINARY "/") + relative; }

std::string scratch_folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "terramorph-test-XXXXXX").string();
    return mkdtemp(pattern.data()) ? pattern : std::string();
}

}  // namespace terramorph::test
