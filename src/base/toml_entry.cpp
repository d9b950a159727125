#include "base/toml_entry.h"

#include "base/text.h"

namespace terramorph {

Result<double> toml_number(const Parameter& parameter, const TomlValue& value) {
    if (value.string() && !parameter.choices.empty()) return parse_value(parameter, *value.string());
    if (!value.number())
        return Error{concat(parameter.name, " must be a number, not ", value.kind(), ": allowed is ",
                            range_text(parameter))};
    if (const auto refusal = validate(parameter, *value.number())) return *refusal;
    return *value.number();
}

Result<std::string> toml_letters(std::string_view key, const TomlValue& value, int longest) {
    if (!value.string()) return Error{concat(key, " must be a text, not ", value.kind())};
    const std::string letters = sanitized(*value.string(), longest);
    if (letters != *value.string() || letters.empty())
        return Error{concat(key, " must be 1 to ", longest, " plain letters")};
    return letters;
}

}  // namespace terramorph
