#pragma once

#include <string>
#include <string_view>

#include "base/vec2.h"

namespace terramorph {

/// Keys. Letters and digits arrive as `Key::letter` with the letter itself; a pad's buttons arrive as the
/// corresponding keys.
enum class Key {
    none,
    up,
    down,
    left,
    right,
    enter,
    space,
    escape,
    tab,
    back_tab,
    backspace,
    del,
    home,
    end,
    page_up,
    page_down,
    f1,
    f5,
    f11,
    f12,
    letter,
};

/// An input by a person.
struct InputEvent {
    /// The pointer's main button goes down and up; the other one only has `pointer_other`. Two fingers pinch.
    enum class Kind { down, up, text, pointer_move, pointer_down, pointer_up, pointer_other, wheel, pinch };

    Kind kind = Kind::down;
    Key key = Key::none;
    std::string_view button = {};  ///< of a pad, a literal: "a", "lb"; then `key` is what it means in menus
    char letter = 0;               ///< lower case a..z, 0..9 or punctuation, for Key::letter
    bool shift = false;            ///< finer steps
    bool control = false;
    bool repeat = false;    ///< the system's own key repeat
    std::string text = {};  ///< for Kind::text: UTF-8
    Vec2<float> at = {};    ///< for the pointer: canvas pixels
    float reach = 0;        ///< how far around that a finger presses, which is broad; 0 for a mouse
    float wheel = 0;  ///< notches, up is positive; of a pinch, how far fingers part: 1 across the picture
};

/// True of the pointer's main button and its moves.
inline bool points(const InputEvent& press) {
    using Kind = InputEvent::Kind;
    return press.kind == Kind::pointer_move || press.kind == Kind::pointer_down ||
           press.kind == Kind::pointer_up;
}

/// Reads a key's name in scripts: "up", "enter", "space", "esc", "tab", "f1", "r", "7"; none if there is no
/// such key. "shift+left" holds shift. "ctrl+z" holds control; "shift+tab" equals "shift+back_tab".
bool parse_key(std::string_view name, InputEvent& press);

/// The name that parse_key reads back; empty for no key.
std::string key_name(const InputEvent& press);

}  // namespace terramorph
