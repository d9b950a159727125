#include "app/player/menu_keys.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "base/text.h"

namespace terramorph {

namespace {

/// Several keys may share a button. What it presses is the first.
struct MenuButton {
    std::string_view button, key;
};
constexpr MenuButton kMenuButtons[] = {{"a", "space"},      {"a", "enter"}, {"b", "esc"},   {"start", "esc"},
                                       {"x", "tab"},        {"y", "r"},     {"back", "f1"}, {"lb", "page_up"},
                                       {"rb", "page_down"}, {"lb", "q"},    {"rb", "e"}};
constexpr std::string_view kDirections[] = {"up", "down", "left", "right"};

std::string cap_of(Device device, std::string_view key) {
    if (device == Device::keyboard || std::ranges::count(kDirections, key) > 0)
        return cap(Device::keyboard, key);
    const auto known = std::ranges::find(kMenuButtons, key, &MenuButton::key);
    return known == std::end(kMenuButtons) ? std::string() : cap(device, known->button);
}

}  // namespace

std::string_view menu_key(std::string_view button) {
    const auto known = std::ranges::find(kMenuButtons, button, &MenuButton::button);
    return known == std::end(kMenuButtons) ? std::string_view() : known->key;
}

std::string menu_caps(Device device, std::string_view keys) {
    std::vector<std::string> all;
    for (const std::string_view key : words(keys))
        if (const std::string shown = cap_of(device, key);
            !shown.empty() && std::ranges::count(all, shown) == 0)
            all.push_back(shown);
    return joined(all, " ");
}

}  // namespace terramorph
