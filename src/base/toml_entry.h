#pragma once

#include <string>
#include <string_view>

#include "base/parameter.h"
#include "base/toml.h"

namespace terramorph {

// What files of content have in common: an entry's value, or what is wrong with it. The error names the
// entry, the value and what is allowed; the file and the line are for the caller to put before it.

/// A number that its parameter does not refuse, or the name of one of its choices.
Result<double> toml_number(const Parameter& parameter, const TomlValue& value);

/// One to `longest` plain letters.
Result<std::string> toml_letters(std::string_view key, const TomlValue& value, int longest);

}  // namespace terramorph
