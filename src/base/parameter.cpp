#include "base/parameter.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"

namespace terramorph {

Values default_values(std::span<const Parameter> parameters) {
    Values values;
    for (const Parameter& parameter : parameters) values.push_back(parameter.default_value);
    return values;
}

int index_of(std::span<const Parameter> parameters, std::string_view name) {
    for (std::size_t k = 0; k < parameters.size(); ++k)
        if (parameters[k].name == name) return static_cast<int>(k);
    return -1;
}

Refusal validate(const Parameter& parameter, double value) {
    const Argument name = {"name", parameter.name}, shown = {"value", value},
                   allowed = {"range", range(parameter)};
    if (std::isnan(value) || value < parameter.minimum || value > parameter.maximum)
        return error("{name} can't be {value}; allowed: {range}", {name, shown, allowed});
    if (parameter.whole && value != std::floor(value))
        return error("{name} can't be {value}; allowed: {range}, whole numbers only", {name, shown, allowed});
    return std::nullopt;
}

Refusal validate(std::span<const Parameter> parameters, const Values& values) {
    if (parameters.size() != values.size())
        return error("expected {expected} values, found {count}",
                     {{"expected", parameters.size()}, {"count", values.size()}});
    for (std::size_t k = 0; k < values.size(); ++k)
        if (auto refusal = validate(parameters[k], values[k])) return refusal;
    return std::nullopt;
}

Result<double> parse_value(const Parameter& parameter, std::string_view written) {
    for (std::size_t k = 0; k < parameter.choices.size(); ++k)
        if (parameter.choices[k] == written) return static_cast<double>(k);
    const auto number = parameter.choices.empty() ? to_number(written) : std::nullopt;
    if (!number)
        return error(
            "{name} can't be \"{text}\"; allowed: {range}",
            {{"name", parameter.name}, {"text", sanitized(written, 40)}, {"range", range(parameter)}});
    if (auto refusal = validate(parameter, *number)) return *refusal;
    return *number;
}

std::string value_text(const Parameter& parameter, double value) {
    if (parameter.choices.empty()) return to_text(value);
    return std::string(parameter.choices[static_cast<std::size_t>(value)]);
}

std::string choice_label(std::string_view choice) {
    std::string label(choice);
    std::ranges::replace(label, '_', '-');
    return label;
}

std::vector<std::string> choice_labels(const Parameter& parameter) {
    if (!parameter.labels.empty()) return {parameter.labels.begin(), parameter.labels.end()};
    std::vector<std::string> labels;
    for (const std::string_view choice : parameter.choices) labels.push_back(choice_label(choice));
    return labels;
}

Message range(const Parameter& parameter) {
    if (!parameter.choices.empty())
        return message("one of {names}",
                       {{"names", joined({parameter.choices.begin(), parameter.choices.end()}, ", ")}});
    const Argument least = {"least", parameter.minimum}, most = {"most", parameter.maximum};
    if (parameter.unit.empty()) return message("{least} to {most}", {least, most});
    if (parameter.unit == "%") return message("{least} to {most}%", {least, most});
    if (parameter.unit == "$") return message("${least} to ${most}", {least, most});
    return message("{least} to {most} {unit}", {least, most, {"unit", message(parameter.unit)}});
}

std::string range_text(const Parameter& parameter) { return range(parameter).text(); }

}  // namespace terramorph
