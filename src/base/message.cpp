#include "base/message.h"

#include <algorithm>

namespace terramorph {

namespace {

const std::string* find(const std::vector<Argument>& arguments, std::string_view name) {
    const auto found = std::ranges::find(arguments, name, &Argument::name);
    return found == arguments.end() ? nullptr : &found->text;
}

}  // namespace

std::string filled(std::string_view words, const std::vector<Argument>& arguments) {
    std::string all;
    while (!words.empty()) {
        const std::size_t open = std::min(words.find('{'), words.size());
        all += words.substr(0, open);
        words.remove_prefix(open);
        const std::size_t close = words.find('}');
        if (close == std::string_view::npos) return all += words;
        const std::string* const value = find(arguments, words.substr(1, close - 1));
        all += value ? std::string_view(*value) : words.substr(0, close + 1);
        words.remove_prefix(close + 1);
    }
    return all;
}

Argument::Argument(std::string_view place, const Message& value)
    : name(place), text(value.text()), message({value}) {}

Argument::Argument(std::string_view place, Grouped value)
    : name(place), text(grouped_text(value.number)), grouped(value) {}

std::string Message::text() const {
    return filled(many.empty() || count == 1 || count == -1 ? words : many, arguments);
}

Message message(std::string_view words, std::initializer_list<Argument> arguments) {
    return {std::string(words), {}, 0, arguments};
}

Message plural(std::string_view one, std::string_view many, std::int64_t count,
               std::initializer_list<Argument> arguments) {
    Message plural = {std::string(one), std::string(many), count, arguments};
    plural.arguments.emplace_back("count", Grouped{count});
    return plural;
}

}  // namespace terramorph
