#include "app/language/language_files.h"

namespace terramorph {

namespace {

constexpr BuiltInLanguage kBuiltInLanguages[] = {
#include "built_in_languages.inc"
};

}  // namespace

std::span<const BuiltInLanguage> built_in_languages() { return kBuiltInLanguages; }

}  // namespace terramorph
