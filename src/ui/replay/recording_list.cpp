#include "ui/replay/recording_list.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "app/recordings.h"
#include "base/text.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kShelfListRow = 96, kShelfListBar = 4, kShelfListBarApart = 12;
constexpr std::array<std::string_view, 3> kPlanetWords = {"", N_("other planets"), N_("a galaxy")};

}  // namespace

std::string match_words(const MatchSettings& settings) {
    const int rounds = settings.rounds();
    const LevelSettings& level = settings.level;
    const auto rule = static_cast<std::size_t>(settings.planets());
    return concat(tr(plural("{rounds} round", "{rounds} rounds", rounds, {{"rounds", rounds}})), " - ",
                  level.terrain.generator->name, " - ",
                  tr(rule == 0 ? level.planet.label : kPlanetWords[rule]));
}

std::string state_words(const RecordingEntry& entry, bool unfinished) {
    if (!entry.settings) return std::string(tr("cannot be read"));
    if (!entry.trouble.empty()) return std::string(tr("cannot be watched"));
    if (!entry.damage.empty()) return std::string(tr("damaged"));
    if (entry.finished) return std::string(tr("finished"));
    const int round = entry.round, rounds = entry.settings->rounds();
    return unfinished
               ? tr("to be continued: round {round} of {rounds}", {{"round", round}, {"rounds", rounds}})
               : tr("not finished: round {round} of {rounds}", {{"round", round}, {"rounds", rounds}});
}

Color state_color(const RecordingEntry& entry) {
    if (!entry.watchable() || !entry.damage.empty()) return theme::kBad;
    return entry.finished ? theme::kMuted : theme::kGood;
}

void draw_players(Canvas& canvas, Rect line, const std::vector<Player>& players, const TextStyle& style) {
    const float mark = style.size * 0.34f, apart = style.size * 0.8f;
    for (const Player& player : players) {
        const float wide = 3 * mark + canvas.text_width(player.name, style);
        const bool last = &player == &players.back();
        const float more = last ? 0 : canvas.text_width("...", style);
        if (wide + more > line.w) return line_in(canvas, line, "...", style);
        const Rect one = take_left(line, wide, apart);
        draw_emblem(canvas, {one.x + mark, one.center().y}, mark, player.emblem, player_color(player.color));
        canvas.text({one.x + 3 * mark, one.center().y - style.size / 2}, player.name, style);
    }
}

bool RecordingList::press(const InputEvent& press) {
    chosen_ = false;
    switch (press.kind) {
        case InputEvent::Kind::down:
            return press_key(press.key);
        case InputEvent::Kind::pointer_down:
            return press_pointer(press.at);
        case InputEvent::Kind::wheel:
            if (press.wheel < 0) ++first_;
            if (press.wheel > 0 && first_ > 0) --first_;
            follow_ = false;
            return true;
        default:
            return true;
    }
}

bool RecordingList::press_key(Key key) {
    const auto row = static_cast<std::ptrdiff_t>(marked_), page = static_cast<std::ptrdiff_t>(in_view_);
    switch (key) {
        case Key::up:
            return move_to(row - 1), true;
        case Key::down:
            return move_to(row + 1), true;
        case Key::page_up:
            return move_to(row - page), true;
        case Key::page_down:
            return move_to(row + page), true;
        case Key::home:
            return move_to(0), true;
        case Key::end:
            return move_to(static_cast<std::ptrdiff_t>(library_.size())), true;
        default:
            return false;
    }
}

bool RecordingList::press_pointer(Point at) {
    if (!rows_.holds(at)) return false;
    const std::size_t row = first_ + static_cast<std::size_t>((at.y - rows_.y) / row_high_);
    if (row >= std::min(library_.size(), first_ + in_view_)) return true;
    chosen_ = row == marked_;
    move_to(static_cast<std::ptrdiff_t>(row));
    return true;
}

void RecordingList::move_to(std::ptrdiff_t row) {
    const auto last = static_cast<std::ptrdiff_t>(library_.size()) - 1;
    marked_ = static_cast<std::size_t>(std::clamp<std::ptrdiff_t>(row, 0, std::max<std::ptrdiff_t>(0, last)));
    follow_ = true;
}

void RecordingList::keep_in_range() { move_to(static_cast<std::ptrdiff_t>(marked_)); }

bool RecordingList::prepare() {
    for (std::size_t row = first_; row < std::min(library_.size(), first_ + in_view_); ++row)
        if (prepare(row)) return true;
    return false;
}

/// First the entry, and in a later frame its picture.
bool RecordingList::prepare(std::size_t row) {
    const RecordingEntry* const entry = library_.entry(row);
    if (!entry) return library_.read(row), true;
    return entry->settings &&
           thumbnails_.prepare(library_.name(row), entry->settings->level, picture_wide_, picture_high_);
}

void RecordingList::draw(Canvas& canvas, Rect place, bool focused, const std::string& unfinished) {
    const Scale scale(canvas);
    const float lines = 3 * scale.text(20) + std::max(6.0f, scale(24));
    rows_ = place;
    row_high_ = std::max(scale(kShelfListRow), lines);
    in_view_ = std::max<std::size_t>(1, static_cast<std::size_t>(place.h / row_high_));
    picture_high_ = static_cast<int>(row_high_ - scale(theme::kGap) - 2 * scale(6));
    picture_wide_ = picture_high_ * 16 / 9;
    const std::size_t last_first = library_.size() > in_view_ ? library_.size() - in_view_ : 0;
    if (follow_) first_ = std::clamp(first_, marked_ + 1 > in_view_ ? marked_ + 1 - in_view_ : 0, marked_);
    first_ = std::min(first_, last_first);
    for (std::size_t row = first_; row < std::min(library_.size(), first_ + in_view_); ++row) {
        const Rect line = {place.x, place.y + static_cast<float>(row - first_) * row_high_, place.w,
                           row_high_ - scale(theme::kGap)};
        const bool marked = row == marked_;
        canvas.fill_rounded(line, scale(theme::kRadius), marked ? theme::kSelected : theme::kPanel);
        draw_row(canvas, line.inset(scale(6)), row, unfinished);
        if (marked && focused)
            canvas.outline_rounded(line, scale(theme::kRadius), std::max(1.5f, scale(2)), theme::kAccent);
    }
    draw_bar(canvas, place);
}

void RecordingList::draw_row(Canvas& canvas, Rect place, std::size_t row, const std::string& unfinished) {
    const Scale scale(canvas);
    Rect rest = place;
    const Rect view = take_left(rest, static_cast<float>(picture_wide_), std::max(6.0f, scale(18)));
    const RecordingEntry* const entry = library_.entry(row);
    canvas.fill(view, theme::kRaised);
    const Color around = row == marked_ ? theme::kSelected : theme::kPanel;
    const Image* const thumbnail = thumbnails_.find(library_.name(row));
    if (thumbnail && thumbnail->width() == picture_wide_)
        canvas.image(*thumbnail, static_cast<int>(view.x), static_cast<int>(view.y));
    if (entry && !entry->settings)
        line_in(canvas, view, "?", {scale.text(theme::kLarge), theme::kMuted, Face::bold, Align::center});
    canvas.round_off(view, scale(5), around);
    take_right(rest, scale(10));
    draw_words(canvas, rest, row, unfinished);
}

void RecordingList::draw_words(Canvas& canvas, Rect place, std::size_t row,
                               const std::string& unfinished) const {
    const Scale scale(canvas);
    const RecordingEntry* const entry = library_.entry(row);
    const std::vector<Rect> lines = rows(place, 3, 0);
    const TextStyle bold = {scale.text(21), theme::kBright, Face::bold};
    const TextStyle plain = {scale.text(19), theme::kText}, quiet = {scale.text(18), theme::kMuted};
    Rect first = lines[0];
    if (entry) {
        const TextStyle state = {quiet.size, state_color(*entry), Face::regular, Align::right};
        const std::string words = state_words(*entry, library_.name(row) == unfinished);
        line_in(canvas, take_right(first, canvas.text_width(words, state) + scale(8), scale(12)), words,
                state);
    }
    line_in(canvas, first, recording_label(library_.name(row)), bold);
    if (!entry) return;
    if (!entry->settings) return line_in(canvas, lines[1], entry->trouble, plain);
    draw_players(canvas, lines[1], entry->settings->players, plain);
    line_in(canvas, lines[2], match_words(*entry->settings), quiet);
}

void RecordingList::draw_bar(Canvas& canvas, Rect place) const {
    if (library_.size() <= in_view_) return;
    const Scale scale(canvas);
    const float thick = std::max(2.0f, scale(kShelfListBar)), all = static_cast<float>(library_.size());
    const Rect bar = {place.x + place.w + scale(kShelfListBarApart) - thick, place.y, thick, place.h};
    canvas.fill_rounded(bar, thick / 2, theme::kPanel);
    const float high = std::max(3 * thick, bar.h * static_cast<float>(in_view_) / all);
    const float part = static_cast<float>(first_) / (all - static_cast<float>(in_view_));
    canvas.fill_rounded({bar.x, bar.y + (bar.h - high) * part, bar.w, high}, thick / 2, theme::kMuted);
}

}  // namespace terramorph
