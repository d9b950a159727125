// Not in browsers, which load a language when it's wanted: see src/web/page_languages.h.
#include <algorithm>
#include <cassert>
#include <iterator>

#include "app/language/language_files.h"

namespace terramorph {

namespace {

struct CompiledInFile {
    std::string_view name, text;
};
// No constant expression: they are too long to be measured while compiling.
const CompiledInFile kCompiledIn[] = {
#include "built_in_language_files.inc"
};

}  // namespace

Result<std::string> compiled_in_language_file(const std::string& name) {
    const auto found = std::ranges::find(kCompiledIn, name, &CompiledInFile::name);
    assert(found != std::end(kCompiledIn));
    return std::string(found->text);
}

}  // namespace terramorph
