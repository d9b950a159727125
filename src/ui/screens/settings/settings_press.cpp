#include <utility>

#include "ui/screens/settings/page.h"

namespace terramorph {

void SettingsPage::press(const InputEvent& press) {
    if (press.kind == InputEvent::Kind::text && std::exchange(opening_, false) && press.text == "/") return;
    if (list_.press(press, form()) || sections_list_.press(press, form()) || press_search(press)) return;
    if (const auto stop = stop_after(press)) return form().focus_on(*stop);
    const std::size_t before = form().focus();
    MenuPage::press(press);
    if (press.kind == InputEvent::Kind::down) follow_focus(before);
}

bool SettingsPage::press_search(const InputEvent& press) {
    if (press.kind != InputEvent::Kind::down) return false;
    const bool slash = press.letter == '/' && !form().wants_text();
    const bool find = press.letter == 'f' && press.control;
    if (press.key == Key::letter && (slash || find)) {
        opening_ = slash;
        form().focus_on(search_);
        return true;
    }
    if (press.key == Key::escape && searching()) {
        look_for("");
        form().focus_on(search_);
        return true;
    }
    if (press.key != Key::down || form().focus() != search_) return false;
    form().focus_on(searching() ? first_shown() : sections_[section_]);
    return true;
}

/// Special targets of Tab: all sections together are one stop, because only one is selected.
std::optional<std::size_t> SettingsPage::stop_after(const InputEvent& press) {
    if (press.kind != InputEvent::Kind::down) return std::nullopt;
    const std::size_t focus = form().focus();
    const std::size_t list = searching() ? search_ : sections_[section_];
    if (press.key == Key::tab && is_section(focus)) return shown_.empty() ? form().size() - 1 : first_shown();
    if (press.key == Key::tab && focus == search_) return searching() ? first_shown() : list;
    if (press.key == Key::back_tab && is_section(focus)) return search_;
    if (press.key == Key::back_tab && !shown_.empty() && focus == first_shown()) return list;
    return std::nullopt;
}

/// Moving along the sections selects them; coming from elsewhere focuses the selected one.
void SettingsPage::follow_focus(std::size_t before) {
    const std::size_t focus = form().focus();
    if (focus == before || !is_section(focus)) return;
    if (is_section(before) || searching())
        choose_section(focus - sections_.front());
    else
        form().focus_on(sections_[section_]);
}

}  // namespace terramorph
