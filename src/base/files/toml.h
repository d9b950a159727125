#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "base/result.h"

namespace terramorph {

struct TomlTable;
struct TomlValue;
using TomlList = std::vector<TomlValue>;

/// A value of a TOML file and its line. (toml++ is used only here: everyone else sees this plain tree.)
struct TomlValue {
    std::variant<bool, double, std::string, TomlList, std::shared_ptr<TomlTable>> content;
    bool whole = false;  ///< the number was written as an integer
    int line = 0;

    const bool* boolean() const { return std::get_if<bool>(&content); }
    const double* number() const { return std::get_if<double>(&content); }
    const std::string* string() const { return std::get_if<std::string>(&content); }
    const TomlList* list() const { return std::get_if<TomlList>(&content); }
    const TomlTable* table() const {
        const auto held = std::get_if<std::shared_ptr<TomlTable>>(&content);
        return held ? held->get() : nullptr;
    }
    /// "a number", "a string" ...
    std::string_view kind() const;
};

/// Keys in the order of the file.
struct TomlTable {
    std::vector<std::pair<std::string, TomlValue>> entries;
    int line = 0;

    const TomlValue* find(std::string_view key) const;
};

/// The error names the file, the line and the problem.
Result<TomlTable> parse_toml(std::string_view text, const std::string& file_name);

/// A text as TOML writes it, quoted.
std::string toml_quoted(std::string_view text);

}  // namespace terramorph
