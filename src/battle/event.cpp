#include "battle/event.h"

#include <array>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::size_t kKinds = static_cast<std::size_t>(Event::Kind::match_ended) + 1;
constexpr std::array<std::string_view, kKinds> kNames = {
    "fired",       "launched",      "split",      "blast",     "dug",           "heaped",
    "bounced",     "rolling",       "left",       "fizzled",   "hurt",          "fell",
    "died",        "used",          "raised",     "shielded",  "shield_fell",   "deflected",
    "healed",      "weakened",      "teleported", "stole",     "found",         "parachuted",
    "beamed",      "burning",       "quaked",     "broke_off", "crashed",       "struck",
    "storm_rose",  "walls_changed", "earth_fell", "traced",    "wind_changed",  "weather_changed",
    "splashed",    "took_water",    "limit_met",  "new_level", "armory_opened", "turn_began",
    "round_ended", "match_ended"};
static_assert(!kNames.back().empty(), "every kind has a name");

}  // namespace

std::string_view event_name(Event::Kind kind) { return kNames[static_cast<std::size_t>(kind)]; }

std::string event_text(const Event& event) {
    std::string all(event_name(event.kind));
    const auto number = [&](std::string_view name, int value, int nothing) {
        if (value != nothing) all += concat(" ", name, " ", value);
    };
    const auto place = [&](std::string_view name, Vec2<float> at) {
        if (at == Vec2<float>{}) return;
        const std::string x = fixed_text(static_cast<double>(at.x), 2);
        all += concat(" ", name, " ", x, " ", fixed_text(static_cast<double>(at.y), 2));
    };
    number("tank", event.tank, -1);
    number("other", event.other, -1);
    number("weapon", event.weapon, -1);
    number("amount", event.amount, 0);
    if (event.far) all += " far";
    if (event.radius > 0) all += concat(" radius ", fixed_text(static_cast<double>(event.radius), 2));
    place("at", event.at);
    place("to", event.to);
    return all;
}

}  // namespace terramorph
