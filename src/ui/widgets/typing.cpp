#include <algorithm>
#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "base/text/utf8.h"
#include "paint/letters.h"
#include "ui/widgets/widgets.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxNumberLength = 20;

bool begins_number(const InputEvent& press) {
    return press.key == Key::letter && !press.control &&
           ((press.letter >= '0' && press.letter <= '9') || press.letter == '-' || press.letter == '.');
}

}  // namespace

/// Handles keys while a number is typed; any other key finishes it first.
bool Form::key_in_entry(const InputEvent& press) {
    if (!entry_) {
        if (!begins_number(press)) return false;
        entry_.emplace();
    }
    if (press.key == Key::escape) return entry_.reset(), true;
    if (press.key == Key::backspace) return !entry_->empty() ? (entry_->pop_back(), true) : true;
    if (press.key == Key::enter) return finish_entry(), true;
    if (press.key != Key::letter) return !finish_entry();
    if (begins_number(press) && entry_->size() < kMaxNumberLength) *entry_ += press.letter;
    return true;
}

/// Finishes typing a number. Returns false if it's invalid.
bool Form::finish_entry() {
    if (!entry_) return true;
    const Widget& widget = widgets_[focus_];
    if (!entry_->empty()) {
        const Result<double> value = parse_value(*widget.parameter, *entry_);
        if (!value) return complaint_ = tr(value.error()), false;
        if (*value != widget.value()) widget.change(*value);
    }
    entry_.reset();
    return true;
}

bool Form::key_in_text(Widget& widget, const InputEvent& press) {
    if (press.control) return false;
    std::string words = widget.words();
    cursor_ = std::min(cursor_, words.size());
    const std::size_t before = code_point_before(words, cursor_), after = code_point_after(words, cursor_);
    const auto erase = [&](std::size_t from, std::size_t to) {
        if (from == to) return;
        widget.change_words(words.erase(from, to - from));
        cursor_ = from;
    };
    switch (press.key) {
        case Key::letter:
        case Key::space:
            return true;  // the letters themselves arrive as text
        case Key::left:
            return cursor_ = before, true;
        case Key::right:
            return cursor_ = after, true;
        case Key::home:
            return cursor_ = 0, true;
        case Key::end:
            return cursor_ = words.size(), true;
        case Key::backspace:
            return erase(before, cursor_), true;
        case Key::del:
            return erase(cursor_, after), true;
        default:
            return false;
    }
}

bool Form::type(const std::string& letters) {
    Widget* widget = focused();
    if (!widget || widget->kind != WidgetKind::text) return false;
    std::string words = widget->words();
    cursor_ = std::min(cursor_, words.size());
    const int room = widget->max_letters - static_cast<int>(code_point_count(words));
    const std::string typed = sanitized(letters, room);
    if (typed.empty()) return true;
    widget->change_words(words.insert(cursor_, typed));
    cursor_ += typed.size();
    return true;
}

}  // namespace terramorph
