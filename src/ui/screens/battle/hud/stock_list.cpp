#include "ui/screens/battle/hud/stock_list.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "app/language/language.h"
#include "base/text.h"
#include "paint/letters.h"
#include "ui/sprites/icons.h"

namespace terramorph {

namespace {

constexpr std::string_view kNotOwned = N_("Not owned");
constexpr std::ptrdiff_t kWorthFolding = 6;  // entries

bool is_sought(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'); }

/// Only letters and digits, so that searching ignores punctuation.
std::string plain(std::string_view name) {
    std::string letters = folded(name);
    std::erase_if(letters, [](char letter) { return !is_sought(letter); });
    return letters;
}

/// True if all words occur in the name.
bool is_called(std::string_view name, std::string_view sought) {
    const std::string letters = plain(name);
    return std::ranges::all_of(words(sought),
                               [&](const auto& word) { return letters.find(word) != std::string::npos; });
}

}  // namespace

void StockList::unfold(std::string heading, std::vector<StockEntry> entries, GoodId marked, bool armory) {
    open_ = true;
    armory_ = armory;
    heading_ = std::move(heading);
    letters_.clear();
    entries_ = std::move(entries);
    std::ranges::stable_sort(entries_, {}, [](const StockEntry& entry) {
        return std::tuple(entry.left == 0, icon_group(entry.weapon->icon));
    });
    most_ = {};
    for (const StockEntry& entry : entries_) {
        const Punch punch = punch_of(*entry.weapon);
        most_ = {std::max(most_.radius, punch.radius), std::max(most_.damage, punch.damage)};
    }
    folded_ = none_left() >= kWorthFolding;
    const auto place = std::ranges::find(entries_, marked, &StockEntry::number);
    marked_ = place == entries_.end() ? 0 : static_cast<std::size_t>(place - entries_.begin());
    if (folded_ && entries_[marked_].left == 0) marked_ = shown().front();
    places_.clear();
    break_lines();
    list_.scroll_to(0);
}

std::optional<GoodId> StockList::press(const InputEvent& press) {
    switch (press.kind) {
        case InputEvent::Kind::down:
            return press_key(press);
        case InputEvent::Kind::wheel:
            list_.turn(press.wheel);
            return std::nullopt;
        default:
            return press_pointer(press);
    }
}

std::optional<GoodId> StockList::press_key(const InputEvent& press) {
    if (move(press.key)) return std::nullopt;
    switch (press.key) {
        case Key::letter:
            if (!press.button.empty())
                close();  // a pad types nothing
            else if (is_sought(press.letter))
                look_for(letters_ + press.letter);
            break;
        case Key::backspace:
            look_for(letters_.substr(0, letters_.empty() ? 0 : letters_.size() - 1));
            break;
        case Key::escape:
            letters_.empty() ? close() : look_for({});
            break;
        case Key::space:
            if (!letters_.empty()) {
                look_for(letters_ + ' ');
                break;
            }
            [[fallthrough]];
        case Key::enter:
            if (!lines_.empty()) return choose(marked_);
            break;
        default:
            return std::nullopt;
    }
    show_mark();
    return std::nullopt;
}

/// Moves the mark if the key does so; returns false otherwise.
bool StockList::move(Key key) {
    const int page = static_cast<int>(list_.in_view());
    switch (key) {
        case Key::left:
        case Key::right:
            move_along(key == Key::left ? -1 : 1, false);
            break;
        case Key::back_tab:
        case Key::tab:
            move_along(key == Key::back_tab ? -1 : 1, true);
            break;
        case Key::up:
        case Key::down:
            move_down(key == Key::up ? -1 : 1);
            break;
        case Key::page_up:
        case Key::page_down:
            move_down(key == Key::page_up ? -page : page);
            break;
        case Key::home:
        case Key::end:
            if (!lines_.empty())
                marked_ = key == Key::home ? lines_.front().entries.front() : lines_.back().entries.back();
            break;
        default:
            return false;
    }
    show_mark();
    return true;
}

std::optional<GoodId> StockList::press_pointer(const InputEvent& press) {
    const auto under =
        std::ranges::find_if(places_, [&](const auto& each) { return each.first.holds(press.at); });
    if (press.kind == InputEvent::Kind::pointer_move && under != places_.end()) marked_ = under->second;
    if (press.kind != InputEvent::Kind::pointer_down) return std::nullopt;
    if (under != places_.end()) return choose(under->second);
    if (!plate_.holds(press.at)) close();
    return std::nullopt;
}

std::optional<GoodId> StockList::choose(std::size_t entry) {
    if (entry == kFold) {
        folded_ = false;
        marked_ = static_cast<std::size_t>(std::ssize(entries_) - none_left());
        return break_lines(), show_mark(), std::nullopt;
    }
    const StockEntry& chosen = entries_[marked_ = entry];
    if (chosen.left == 0 && !chosen.source.empty()) return std::nullopt;
    close();
    return chosen.number;
}

void StockList::look_for(std::string letters) {
    letters_ = std::move(letters);
    break_lines();
    list_.scroll_to(0);
    mark_found();
}

/// Marks what has exactly this name, or else keeps the mark on what's found, if it can on something owned.
void StockList::mark_found() {
    const std::vector<std::size_t> sought = found();
    const auto plain_name = [this](std::size_t k) { return plain(tr(entries_[k].weapon->name)); };
    const auto whole = std::ranges::find(sought, plain(letters_), plain_name);
    if (whole != sought.end()) marked_ = *whole;
    const bool is_sought = std::ranges::find(sought, marked_) != sought.end();
    const auto owned = std::ranges::find_if(sought, [this](std::size_t k) { return entries_[k].left != 0; });
    const bool takes_owned = !is_sought || (!letters_.empty() && entries_[marked_].left == 0);
    if (owned != sought.end() && takes_owned) marked_ = *owned;
    if (owned == sought.end() && !sought.empty() && !is_sought) marked_ = sought.front();
    if (letters_.empty() && folded_ && marked_ != kFold && entries_[marked_].left == 0) marked_ = kFold;
}

std::ptrdiff_t StockList::none_left() const { return std::ranges::count(entries_, 0, &StockEntry::left); }

std::string StockList::fold_words() const {
    const Argument count = {"count", static_cast<int>(none_left())};
    return armory_ ? tr("{count} more to buy between rounds", {count})
                   : tr("{count} that a crate may hold", {count});
}

/// What is found, or the folded row in place of what there is none of.
std::vector<std::size_t> StockList::shown() const {
    std::vector<std::size_t> all = found();
    if (!folded_ || !letters_.empty()) return all;
    std::erase_if(all, [this](std::size_t k) { return entries_[k].left == 0; });
    all.push_back(kFold);
    return all;
}

std::vector<std::size_t> StockList::found() const {
    std::vector<std::size_t> sought;
    for (std::size_t k = 0; k < entries_.size(); ++k)
        if (is_called(tr(entries_[k].weapon->name), letters_)) sought.push_back(k);
    return sought;
}

std::string_view StockList::group_of(const StockEntry& entry) const {
    return entry.left == 0 ? kNotOwned : icon_group_name(icon_group(entry.weapon->icon));
}

int StockList::max_group_size() const {
    std::map<std::string_view, int> sizes;
    int most = 1;
    for (const std::size_t k : shown())
        if (k != kFold) most = std::max(most, ++sizes[group_of(entries_[k])]);
    return most;
}

void StockList::break_lines() {
    lines_.clear();
    std::string_view group;
    for (const std::size_t k : shown()) {
        if (k == kFold) {
            lines_.push_back({{}, {kFold}});
            break;
        }
        const bool begins = group_of(entries_[k]) != group;
        group = group_of(entries_[k]);
        if (begins || lines_.back().entries.size() == static_cast<std::size_t>(columns_))
            lines_.push_back({begins ? group : std::string_view(), {}});
        lines_.back().entries.push_back(k);
    }
    list_.resize(lines_.size());
}

/// Line and column of the marked entry.
std::pair<std::size_t, std::size_t> StockList::place_of_mark() const {
    for (std::size_t k = 0; k < lines_.size(); ++k) {
        const auto& line = lines_[k].entries;
        const auto place = std::ranges::find(line, marked_);
        if (place != line.end()) return {k, static_cast<std::size_t>(place - line.begin())};
    }
    return {0, 0};
}

/// Moves the mark to the next entry, wrapping around; `only_left` skips those of which nothing is left.
void StockList::move_along(int step, bool only_left) {
    const std::vector<std::size_t> sought = shown();
    const auto count = static_cast<std::ptrdiff_t>(sought.size());
    std::ptrdiff_t at = std::ranges::find(sought, marked_) - sought.begin();
    for (std::ptrdiff_t tries = 0; tries < count; ++tries) {
        at = (at + step + count) % count;
        marked_ = sought[at];
        if (!only_left || (marked_ != kFold && entries_[marked_].left != 0)) return;
    }
}

void StockList::move_down(int lines) {
    if (lines_.empty()) return;
    const auto [line, column] = place_of_mark();
    const auto wanted = static_cast<std::ptrdiff_t>(line) + lines;
    const auto& there = lines_[std::clamp<std::ptrdiff_t>(wanted, 0, std::ssize(lines_) - 1)];
    marked_ = there.entries[std::min(column, there.entries.size() - 1)];
}

void StockList::show_mark() { list_.mark(static_cast<std::ptrdiff_t>(place_of_mark().first)); }

}  // namespace terramorph
