#include "ui/terrain_editor/short_code.h"

#include "terrain/code/level_code.h"

namespace terramorph {

std::string short_code_of(const LevelSettings& level) {
    constexpr std::size_t kOneLine = 72;  // letters and dashes
    const Result<std::string> code = code_of(level);
    return code && code->size() <= kOneLine ? *code : "";
}

}  // namespace terramorph
