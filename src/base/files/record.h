#pragma once

#include <algorithm>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/files/toml.h"
#include "base/parameter.h"

namespace terramorph {

/// A table's place in a file, for error messages.
struct RecordPlace {
    std::string file;
    Message record = {};  ///< "planet dusk"; empty for the file itself

    /// "planets.toml:7: planet dusk: number is missing"
    Error mistake(int line, const Message& problem) const;
    Error mistake(int line, std::string_view words, std::initializer_list<Argument> arguments = {}) const {
        return mistake(line, message(words, arguments));
    }
};

/// A number within its parameter's range, or the name of a choice. The error has no file and line.
Result<double> toml_number(const Parameter& parameter, const TomlValue& value);

/// Reads a table declaratively: each key is declared once, with its limits and target variable. Errors name
/// the file, line, record, key, value and what's allowed.
class RecordReader {
  public:
    using Read = std::function<Refusal(const TomlValue&)>;

    /// The owner is named in errors about unknown keys: "size is not known to blast".
    explicit RecordReader(RecordPlace place, std::string_view owner = {})
        : place_(std::move(place)), owner_(owner) {}
    RecordReader(const RecordReader&) = delete;
    RecordReader& operator=(const RecordReader&) = delete;

    RecordReader& text(std::string_view key, int max_letters, std::string& target);
    RecordReader& flag(std::string_view key, bool& target);
    template <class Number>
    RecordReader& number(const Parameter& parameter, Number& target) {
        return add(parameter.name, [this, &parameter, &target](const TomlValue& value) -> Refusal {
            const auto number = toml_number(parameter, value);
            if (!number) return place_.mistake(value.line, number.error().message);
            target = static_cast<Number>(*number);
            return std::nullopt;
        });
    }
    /// One key for each parameter.
    RecordReader& numbers(std::span<const Parameter> parameters, Values& targets);
    /// One of the names of an enum's values 0, 1, 2 ...
    template <class Enum>
    RecordReader& choice(std::string_view key, std::span<const std::string_view> names, Enum& target) {
        return add(key, [this, key, names, &target](const TomlValue& value) -> Refusal {
            const auto found = value.string() ? std::ranges::find(names, *value.string()) : names.end();
            if (found == names.end()) return unknown_name(key, names, value);
            target = static_cast<Enum>(found - names.begin());
            return std::nullopt;
        });
    }
    /// A key with its own reader.
    RecordReader& add(std::string_view key, Read read);
    /// A key that the caller has already read.
    RecordReader& ignore(std::string_view key);
    /// Makes the last added key mandatory.
    RecordReader& required();

    /// Reads the keys in the order of the file, up to the first mistake.
    Refusal read(const TomlTable& table) const;
    /// Refuses a value that isn't a table; `key` is its name.
    Refusal read(std::string_view key, const TomlValue& value) const;

    const RecordPlace& place() const { return place_; }

  private:
    struct Field {
        std::string_view key;
        Read read;
        bool required = false;
        bool ignored = false;  ///< not listed in errors
    };

    Error unknown_key(int line, std::string_view key) const;
    Error unknown_name(std::string_view key, std::span<const std::string_view> names,
                       const TomlValue& value) const;

    RecordPlace place_;
    std::string_view owner_;
    std::vector<Field> fields_;
};

}  // namespace terramorph
