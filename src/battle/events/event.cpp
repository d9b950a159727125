#include "battle/events/event.h"

#include <string_view>

#include "base/overloads.h"
#include "base/text.h"

namespace terramorph {

namespace {

template <class Kind>
std::string field_text(std::string_view word, Id<Kind> id) {
    return id.value() < 0 ? "" : concat(" ", word, " ", id.value());
}
std::string field_text(std::string_view word, int number) {
    return number == 0 ? "" : concat(" ", word, " ", number);
}
std::string field_text(std::string_view word, bool so) { return so ? concat(" ", word) : ""; }
std::string field_text(std::string_view word, float columns) {
    return columns > 0 ? concat(" ", word, " ", fixed_text(static_cast<double>(columns), 2)) : "";
}
std::string field_text(std::string_view word, Vec2<float> at) {
    if (at == Vec2<float>{}) return "";
    const std::string x = fixed_text(static_cast<double>(at.x), 2);
    return concat(" ", word, " ", x, " ", fixed_text(static_cast<double>(at.y), 2));
}
std::string field_text(std::string_view word, Walls walls) {
    return field_text(word, static_cast<int>(walls));
}
std::string field_text(std::string_view word, Weather weather) {
    return field_text(word, static_cast<int>(weather));
}

template <class Kind>
std::string text_of(const Kind& event) {
    return std::apply(
        [](const auto&... fields) {
            static_assert(Kind::kWords.size() == 1 + sizeof...(fields), "a word for each field");
            std::size_t word = 0;
            std::string all(Kind::kWords[word]);
            ((all += field_text(Kind::kWords[++word], fields)), ...);
            return all;
        },
        event.fields());
}

}  // namespace

std::string event_text(const BattleEvent& event) {
    return std::visit([](const auto& each) { return text_of(each); }, event);
}

}  // namespace terramorph
