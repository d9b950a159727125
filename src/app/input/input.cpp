#include "app/input/input.h"

#include <algorithm>
#include <array>
#include <utility>

namespace terramorph {

namespace {

using Named = std::pair<std::string_view, Key>;

/// key_name gives a key's first name here.
constexpr std::array kNames = {
    Named{"up", Key::up},
    Named{"down", Key::down},
    Named{"left", Key::left},
    Named{"right", Key::right},
    Named{"enter", Key::enter},
    Named{"return", Key::enter},
    Named{"space", Key::space},
    Named{"esc", Key::escape},
    Named{"escape", Key::escape},
    Named{"tab", Key::tab},
    Named{"back_tab", Key::back_tab},
    Named{"backspace", Key::backspace},
    Named{"del", Key::del},
    Named{"delete", Key::del},
    Named{"home", Key::home},
    Named{"end", Key::end},
    Named{"page_up", Key::page_up},
    Named{"page_down", Key::page_down},
    Named{"f1", Key::f1},
    Named{"f5", Key::f5},
    Named{"f11", Key::f11},
    Named{"f12", Key::f12},
};

bool take(std::string_view& name, std::string_view start) {
    if (!name.starts_with(start) || name.size() == start.size()) return false;
    name.remove_prefix(start.size());
    return true;
}

bool is_letter_key(char letter) { return letter > ' ' && letter < 0x7f && !(letter >= 'A' && letter <= 'Z'); }

}  // namespace

bool parse_key(std::string_view name, InputEvent& press) {
    InputEvent found;
    for (bool more = true; more;) {
        const bool shift = take(name, "shift+"), control = take(name, "ctrl+");
        found.shift |= shift, found.control |= control;
        more = shift || control;
    }
    const auto named =
        std::find_if(kNames.begin(), kNames.end(), [&](Named pair) { return pair.first == name; });
    if (named != kNames.end()) {
        found.key = named->second == Key::tab && found.shift ? Key::back_tab : named->second;
    } else if (name.size() == 1 && is_letter_key(name.front())) {
        found.key = Key::letter;
        found.letter = name.front();
    } else {
        return false;
    }
    press = found;
    return true;
}

std::string key_name(const InputEvent& press) {
    std::string name = press.control ? "ctrl+" : "";
    if (press.shift) name += "shift+";
    if (press.key == Key::letter) return name + press.letter;
    const auto named =
        std::find_if(kNames.begin(), kNames.end(), [&](Named pair) { return pair.second == press.key; });
    return named == kNames.end() ? "" : name.append(named->first);
}

}  // namespace terramorph
