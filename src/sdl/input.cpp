#include "sdl/input.h"

#include <string_view>
#include <utility>

namespace terramorph {

namespace {

struct NamedKey {
    SDL_Keycode code;
    Key key;
};
constexpr NamedKey kKeys[] = {
    {SDLK_UP, Key::up},
    {SDLK_DOWN, Key::down},
    {SDLK_LEFT, Key::left},
    {SDLK_RIGHT, Key::right},
    {SDLK_RETURN, Key::enter},
    {SDLK_KP_ENTER, Key::enter},
    {SDLK_SPACE, Key::space},
    {SDLK_ESCAPE, Key::escape},
    {SDLK_AC_BACK, Key::escape},
    {SDLK_TAB, Key::tab},
    {SDLK_BACKSPACE, Key::backspace},
    {SDLK_DELETE, Key::del},
    {SDLK_HOME, Key::home},
    {SDLK_END, Key::end},
    {SDLK_PAGEUP, Key::page_up},
    {SDLK_PAGEDOWN, Key::page_down},
    {SDLK_F1, Key::f1},
    {SDLK_F5, Key::f5},
    {SDLK_F11, Key::f11},
    {SDLK_F12, Key::f12},
    {SDLK_PRINTSCREEN, Key::f12},
};

/// A key of the keypad has two meanings, depending on num lock.
struct KeypadKey {
    SDL_Keycode code;
    char letter;
    Key key;
};
constexpr KeypadKey kKeypad[] = {
    {SDLK_KP_0, '0', Key::none},      {SDLK_KP_1, '1', Key::end},      {SDLK_KP_2, '2', Key::down},
    {SDLK_KP_3, '3', Key::page_down}, {SDLK_KP_4, '4', Key::left},     {SDLK_KP_5, '5', Key::none},
    {SDLK_KP_6, '6', Key::right},     {SDLK_KP_7, '7', Key::home},     {SDLK_KP_8, '8', Key::up},
    {SDLK_KP_9, '9', Key::page_up},   {SDLK_KP_PERIOD, '.', Key::del},
};

void set_letter(InputEvent& press, char letter) {
    press.key = Key::letter;
    press.letter = letter;
}

/// What a keyboard of the US has on the cap at this place; 0 where it has no letter, digit or sign.
char letter_at(SDL_Scancode place) {
    constexpr std::string_view kSigns = "-=[]\\#;'`,./";  // in the order of their codes
    if (place >= SDL_SCANCODE_A && place <= SDL_SCANCODE_Z)
        return static_cast<char>('a' + (place - SDL_SCANCODE_A));
    if (place >= SDL_SCANCODE_1 && place <= SDL_SCANCODE_0) return "1234567890"[place - SDL_SCANCODE_1];
    if (place >= SDL_SCANCODE_MINUS && place <= SDL_SCANCODE_SLASH)
        return kSigns[static_cast<std::size_t>(place - SDL_SCANCODE_MINUS)];
    return 0;
}

/// The letter on the cap. Where that's none of ours, as on a Russian keyboard, the place counts, and so it
/// does for the row of digits, which needs Shift on a French one.
char letter_of(const SDL_Keysym& symbol) {
    const bool ours = symbol.sym > ' ' && symbol.sym < 0x7f;
    const bool named = (symbol.sym & SDLK_SCANCODE_MASK) != 0 || symbol.sym <= ' ' || symbol.sym == 0x7f;
    const bool digit_row = symbol.scancode >= SDL_SCANCODE_1 && symbol.scancode <= SDL_SCANCODE_0;
    const bool letter = symbol.sym >= 'a' && symbol.sym <= 'z';
    if (named) return 0;
    return ours && (letter || !digit_row) ? static_cast<char>(symbol.sym) : letter_at(symbol.scancode);
}

void set_key(InputEvent& press, const SDL_Keysym& symbol) {
    for (const NamedKey& named : kKeys)
        if (named.code == symbol.sym) press.key = named.key;
    for (const KeypadKey& pad : kKeypad) {
        if (pad.code != symbol.sym) continue;
        press.key = pad.key;
        if ((symbol.mod & KMOD_NUM) != 0) set_letter(press, pad.letter);
    }
    if (symbol.sym == SDLK_KP_PLUS) set_letter(press, '+');
    if (symbol.sym == SDLK_KP_MINUS) set_letter(press, '-');
    if (const char letter = letter_of(symbol)) set_letter(press, letter);
}

void set_modifiers(InputEvent& press, int modifiers) {
    press.shift = (modifiers & KMOD_SHIFT) != 0;
    press.control = (modifiers & KMOD_CTRL) != 0;
}

void translate_key(const SDL_KeyboardEvent& event, std::vector<InputEvent>& presses) {
    InputEvent press;
    press.kind = event.state == SDL_PRESSED ? InputEvent::Kind::down : InputEvent::Kind::up;
    press.repeat = event.repeat != 0;
    set_modifiers(press, event.keysym.mod);
    set_key(press, event.keysym);
    const bool left_alt =
        (event.keysym.mod & KMOD_LALT) != 0;  // the right one types letters on many keyboards
    if (left_alt && press.key == Key::enter)
        press.key = Key::f11;
    else if (left_alt || (event.keysym.mod & KMOD_GUI) != 0)
        return;  // the desktop's
    if (press.key == Key::tab && press.shift) press.key = Key::back_tab;
    if (press.key != Key::none) presses.push_back(std::move(press));
}

InputEvent pointer(InputEvent::Kind kind, Sint32 x, Sint32 y, Point scale) {
    InputEvent press;
    press.kind = kind;
    press.at = {(static_cast<float>(x) + 0.5f) * scale.x, (static_cast<float>(y) + 0.5f) * scale.y};
    set_modifiers(press, SDL_GetModState());
    return press;
}

/// SDL makes the first finger a mouse, too.
InputEvent pressing(InputEvent::Kind kind, Uint32 which, Sint32 x, Sint32 y, Point scale) {
    InputEvent press = pointer(kind, x, y, scale);
    if (which == SDL_TOUCH_MOUSEID) press.reach = kFinger * scale.x;
    return press;
}

InputEvent wheel(const SDL_MouseWheelEvent& event, Point scale) {
    InputEvent press = pointer(InputEvent::Kind::wheel, event.mouseX, event.mouseY, scale);
    press.wheel = event.direction == SDL_MOUSEWHEEL_FLIPPED ? -event.preciseY : event.preciseY;
    return press;
}

}  // namespace

void translate(const SDL_Event& event, Point scale, std::vector<InputEvent>& presses) {
    switch (event.type) {
        case SDL_KEYDOWN:
        case SDL_KEYUP:
            translate_key(event.key, presses);
            break;
        case SDL_TEXTINPUT:
            presses.emplace_back().kind = InputEvent::Kind::text;
            presses.back().text = event.text.text;
            break;
        case SDL_MOUSEMOTION:
            presses.push_back(pressing(InputEvent::Kind::pointer_move, event.motion.which, event.motion.x,
                                       event.motion.y, scale));
            break;
        case SDL_MOUSEBUTTONDOWN:
        case SDL_MOUSEBUTTONUP: {
            const bool down = event.type == SDL_MOUSEBUTTONDOWN;
            const auto main = down ? InputEvent::Kind::pointer_down : InputEvent::Kind::pointer_up;
            if (event.button.button == SDL_BUTTON_LEFT)
                presses.push_back(pressing(main, event.button.which, event.button.x, event.button.y, scale));
            if (event.button.button == SDL_BUTTON_RIGHT && down)
                presses.push_back(
                    pointer(InputEvent::Kind::pointer_other, event.button.x, event.button.y, scale));
            break;
        }
        case SDL_MULTIGESTURE:
            presses.emplace_back().kind = InputEvent::Kind::pinch;
            presses.back().wheel = event.mgesture.dDist;
            break;
        case SDL_MOUSEWHEEL:
            presses.push_back(wheel(event.wheel, scale));
            break;
        default:
            break;
    }
}

}  // namespace terramorph
