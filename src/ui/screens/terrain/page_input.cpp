// What presses do on the terrain page.
#include "app/language/language.h"
#include "base/text.h"
#include "ui/app.h"
#include "ui/screens/terrain/favourites_screen.h"
#include "ui/screens/terrain/keep.h"
#include "ui/screens/terrain/page.h"

namespace terramorph {

namespace {

/// True if an input continues the one before: a drag, a held key, a turning wheel.
bool goes_on(const InputEvent& press, InputEvent::Kind before) {
    return press.kind == InputEvent::Kind::pointer_move || press.kind == InputEvent::Kind::pointer_up ||
           press.repeat || (press.kind == InputEvent::Kind::wheel && before == InputEvent::Kind::wheel);
}

}  // namespace

void TerrainPage::press(const InputEvent& press) {
    still_ = 0;
    const bool more = goes_on(press, before_);
    if (press.kind != InputEvent::Kind::up) before_ = press.kind;
    (void)act_on(press);
    draft_.note(more);
    follow();
}

bool TerrainPage::act_on(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::down && press.control && key(press)) return true;
    const Rect map = form()[numbers_.map].place;
    if (press.kind == InputEvent::Kind::pointer_other && map.holds(press.at)) return map_.press(press);
    if (press.kind == InputEvent::Kind::pointer_move) map_.hover(press.at);
    if (lists_.parameters.press(press, form()) || lists_.planets.press(press, form())) return true;
    const std::size_t before = form().focus();
    if (!form().press(press)) return press.kind == InputEvent::Kind::down && key(press);
    const auto next = numbers_.next_in_column(before, press.key);
    if (next && form().focus() != before) form().focus_on(*next);
    return true;
}

/// Handles keys that the focused widget doesn't use.
bool TerrainPage::key(const InputEvent& press) {
    if (press.key == Key::escape) return leave(), true;
    if (press.key != Key::letter) return false;
    if (!press.control)
        return press.shift ? press.letter == 'x' && (shuffle_all(), true) : shortcut(press.letter);
    switch (press.letter) {
        case 'z':
            return press.shift ? draft_.redo() : draft_.undo(), true;
        case 'y':
            return draft_.redo(), true;
        case 'c':
            return copy_code(app(), draft_), true;
        case 'v':
            return paste(), true;
        default:
            return false;
    }
}

bool TerrainPage::shortcut(char letter) {
    switch (letter) {
        case 'r':
            return draft_.new_seed(), true;
        case 'f':
            return keep_favourite(app(), draft_), true;
        case 'l':
            return show_favourites(), true;
        case 'e':
            return keep_pictures(app(), draft_), true;
        case 'p':
            return map_.hand().change_middle(), true;
        default:
            return false;
    }
}

void TerrainPage::take(const LevelSettings& level) {
    draft_.change([&](LevelSettings& changed) { changed = level; });
    draft_.note();
    follow();
}

/// Handles Enter in the code's field.
void TerrainPage::take_typed() {
    const auto level = code_.taken();
    if (!level) return;
    take(*level);
    form().focus_on(numbers_.new_seed);
    follow();
}

void TerrainPage::paste() {
    const std::string pasted = sanitized(trimmed(app().clipboard().text()), kMaxTypedCodeLength);
    if (pasted.empty()) return app().say("no_text", tr("There's no text to paste."));
    form().focus_on(numbers_.code);
    code_.begin(pasted);
    if (code_.complaint().empty()) take_typed();
}

void TerrainPage::show_favourites() {
    app().push(favourites_screen(app(), [this](const LevelSettings& level) { take(level); }));
}

}  // namespace terramorph
