#pragma once

#include <string>

#include "base/result.h"

namespace terramorph {

/// A language's file from the site: see LanguageFiles.
Result<std::string> page_language_file(const std::string& name);

}  // namespace terramorph
