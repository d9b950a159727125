#include "app/language/language.h"

#include <utility>
#include <vector>

#include "base/parameter.h"
#include "base/text.h"

namespace terramorph {

namespace {

std::shared_ptr<const Catalogue>& current_catalogue() {
    static std::shared_ptr<const Catalogue> catalogue;
    return catalogue;
}

void translate(Argument& argument) {
    if (!argument.message.empty()) argument.text = tr(argument.message.front());
    if (argument.grouped) argument.text = tr_number(argument.grouped->number);
}

}  // namespace

void speak(std::shared_ptr<const Catalogue> catalogue) { current_catalogue() = std::move(catalogue); }

std::string_view tr(std::string_view english) {
    const std::string* const words = current_catalogue() ? current_catalogue()->find(english) : nullptr;
    return words ? std::string_view(*words) : english;
}

std::vector<std::string> tr_choices(const Parameter& parameter) {
    std::vector<std::string> labels = choice_labels(parameter);
    for (std::string& label : labels) {
        const auto number = to_integer(label);
        label = number ? tr_number(*number) : std::string(tr(std::string_view(label)));
    }
    return labels;
}

std::string tr_number(std::int64_t number) {
    const std::string_view four = tr("1,000"), five = tr("10,000");
    const bool short_one = number > -10000 && number < 10000;
    if (short_one && four == "1000") return std::to_string(number);
    const bool odd = !five.starts_with("10") || !five.ends_with("000") || five.size() < 5;
    return grouped_text(number, odd ? "," : five.substr(2, five.size() - 5));
}

std::string tr_decimal(std::string_view written) {
    const std::string_view half = tr("0.5");
    const std::size_t point = written.find('.');
    if (point == std::string_view::npos || half.size() < 3) return std::string(written);
    return concat(written.substr(0, point), half.substr(1, half.size() - 2), written.substr(point + 1));
}

std::string tr_percent(std::string_view number) { return tr("{number}%", {{"number", number}}); }

std::string tr_percent(std::int64_t number) { return tr_percent(tr_number(number)); }

std::string tr_money(std::string_view number) {
    const std::size_t sign = number.starts_with('-') || number.starts_with('+') ? 1 : 0;
    return concat(number.substr(0, sign), tr("${money}", {{"money", number.substr(sign)}}));
}

std::string tr_money(std::int64_t dollars) { return tr_money(tr_number(dollars)); }

std::string tr(std::string_view english, std::initializer_list<Argument> arguments) {
    std::vector<Argument> written = arguments;
    for (Argument& argument : written) translate(argument);
    return filled(tr(english), written);
}

std::string tr(const Message& message) {
    std::vector<Argument> arguments = message.arguments;
    for (Argument& argument : arguments) translate(argument);
    if (message.many.empty()) return filled(tr(message.words), arguments);
    const auto size = static_cast<std::uint64_t>(message.count < 0 ? -message.count : message.count);
    const std::string* const words =
        current_catalogue() ? current_catalogue()->find(message.words, size) : nullptr;
    return filled(words ? *words : size == 1 ? message.words : message.many, arguments);
}

std::string tr(const Error& error) { return tr(error.message); }

}  // namespace terramorph
