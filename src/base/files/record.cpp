#include "base/files/record.h"

#include "base/text.h"

namespace terramorph {

namespace {

constexpr int kShownLetters = 40;  // of an unknown key

/// Up to max_letters letters without control characters. The error has no file and line.
Result<std::string> toml_letters(std::string_view key, const TomlValue& value, int max_letters) {
    if (!value.string())
        return error("{key} must be a string, not {kind}", {{"key", key}, {"kind", message(value.kind())}});
    const std::string letters = sanitized(*value.string(), max_letters);
    if (letters != *value.string() || letters.empty())
        return error("{key} must be 1 to {most} plain letters", {{"key", key}, {"most", max_letters}});
    return letters;
}

}  // namespace

Error RecordPlace::mistake(int line, const Message& problem) const {
    if (record.empty())
        return error("{file}:{line}: {problem}", {{"file", file}, {"line", line}, {"problem", problem}});
    return error("{file}:{line}: {record}: {problem}",
                 {{"file", file}, {"line", line}, {"record", record}, {"problem", problem}});
}

Result<double> toml_number(const Parameter& parameter, const TomlValue& value) {
    if (value.string() && !parameter.choices.empty()) return parse_value(parameter, *value.string());
    if (!value.number())
        return error("{key} must be a number ({range}), not {kind}",
                     {{"key", parameter.name}, {"kind", message(value.kind())}, {"range", range(parameter)}});
    if (const auto refusal = validate(parameter, *value.number())) return *refusal;
    return *value.number();
}

RecordReader& RecordReader::add(std::string_view key, Read read) {
    fields_.push_back({key, std::move(read), false, false});
    return *this;
}

RecordReader& RecordReader::ignore(std::string_view key) {
    fields_.push_back({key, [](const TomlValue&) -> Refusal { return std::nullopt; }, false, true});
    return *this;
}

RecordReader& RecordReader::required() {
    fields_.back().required = true;
    return *this;
}

RecordReader& RecordReader::text(std::string_view key, int max_letters, std::string& target) {
    return add(key, [this, key, max_letters, &target](const TomlValue& value) -> Refusal {
        auto letters = toml_letters(key, value, max_letters);
        if (!letters) return place_.mistake(value.line, letters.error().message);
        target = letters.take();
        return std::nullopt;
    });
}

RecordReader& RecordReader::flag(std::string_view key, bool& target) {
    return add(key, [this, key, &target](const TomlValue& value) -> Refusal {
        if (!value.boolean())
            return place_.mistake(value.line, "{key} must be true or false, not {kind}",
                                  {{"key", key}, {"kind", message(value.kind())}});
        target = *value.boolean();
        return std::nullopt;
    });
}

RecordReader& RecordReader::numbers(std::span<const Parameter> parameters, Values& targets) {
    for (std::size_t k = 0; k < parameters.size(); ++k) number(parameters[k], targets[k]);
    return *this;
}

Refusal RecordReader::read(const TomlTable& table) const {
    for (const auto& [key, value] : table.entries) {
        const auto field = std::ranges::find(fields_, key, &Field::key);
        if (field == fields_.end()) return unknown_key(value.line, key);
        if (auto refusal = field->read(value)) return refusal;
    }
    for (const Field& field : fields_)
        if (field.required && !table.find(field.key))
            return place_.mistake(table.line, "{key} is missing", {{"key", field.key}});
    return std::nullopt;
}

Refusal RecordReader::read(std::string_view key, const TomlValue& value) const {
    if (value.table()) return read(*value.table());
    return place_.mistake(value.line, "{key} must be a table, not {kind}",
                          {{"key", sanitized(key, kShownLetters)}, {"kind", message(value.kind())}});
}

Error RecordReader::unknown_key(int line, std::string_view key) const {
    std::vector<std::string> keys;
    for (const Field& field : fields_)
        if (!field.ignored) keys.emplace_back(field.key);
    const Argument known = {"keys", joined(keys, ", ")}, written = {"key", sanitized(key, kShownLetters)};
    if (owner_.empty())
        return place_.mistake(line, "unknown key {key}; known keys: {keys}", {written, known});
    return place_.mistake(line, "{owner} has no key {key}; known keys: {keys}",
                          {written, {"owner", owner_}, known});
}

Error RecordReader::unknown_name(std::string_view key, std::span<const std::string_view> names,
                                 const TomlValue& value) const {
    return place_.mistake(value.line, "{key} must be one of {names}",
                          {{"key", key}, {"names", joined({names.begin(), names.end()}, ", ")}});
}

}  // namespace terramorph
