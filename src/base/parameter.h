#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// A number that a player or a file may set. It's declared once, as data; menus, command lines, settings
/// files, level codes and error messages all use the declaration.
struct Parameter {
    std::string_view name;   ///< as written in files and command lines: "numCircles"
    std::string_view label;  ///< as people read it: "Hills"
    std::string_view unit;   ///< "columns", "%", or nothing
    double minimum;
    double maximum;
    double default_value;
    std::string_view help;  ///< one line
    bool whole = false;     ///< whole numbers only
    std::span<const std::string_view> choices =
        {};                      ///< the names of 0, 1, 2 ... where the number is a choice
    std::string_view zero = {};  ///< what 0 means, if it's special
    std::span<const std::string_view> labels =
        {};  ///< of the choices as people read them, if not by their names
};

/// One number for each of a list of parameters, in the same order.
using Values = std::vector<double>;

Values default_values(std::span<const Parameter> parameters);

/// The place of a parameter in its list; -1 if there is none of this name.
int index_of(std::span<const Parameter> parameters, std::string_view name);

/// Why the parameter may not have this value (out of range, not a number, not whole); none if it may.
Refusal validate(const Parameter& parameter, double value);

/// Refuses a wrong count of values, or the first invalid one.
Refusal validate(std::span<const Parameter> parameters, const Values& values);

/// A value from text: a number, or the name of a choice. The error names the parameter, the text and the
/// range.
Result<double> parse_value(const Parameter& parameter, std::string_view text);

/// A value as text that parse_value reads back: a number, or the name of a choice.
std::string value_text(const Parameter& parameter, double value);

/// A choice's name as people read it, in English: "losers-first" for "losers_first".
std::string choice_label(std::string_view choice);
/// The same for each choice of a parameter, in their order.
std::vector<std::string> choice_labels(const Parameter& parameter);

/// "0 to 100 columns", or "one of none, wrap, rubber".
Message range(const Parameter& parameter);
std::string range_text(const Parameter& parameter);

}  // namespace terramorph
