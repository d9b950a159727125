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

constexpr float kRecordingRow = 96, kRecordingBar = 4, kRecordingBarApart = 12;
constexpr std::array<std::string_view, 3> kPlanetWords = {"", N_("other planets"), N_("a galaxy")};

/// Draws emblems and names, as many as there's room for.
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

/// "5 rounds · Circle hills · Dusk"
std::string match_words(const MatchSettings& settings) {
    const int rounds = settings.rounds();
    const LevelSettings& level = settings.level;
    const auto rule = static_cast<std::size_t>(settings.planets());
    return concat(tr(plural("{rounds} round", "{rounds} rounds", rounds, {{"rounds", rounds}})), " · ",
                  tr(level.terrain.generator->label), " · ",
                  tr(rule == 0 ? level.planet.label : kPlanetWords[rule]));
}

}  // namespace

std::string_view state_id(const RecordingEntry& entry, bool unfinished) {
    if (!entry.settings) return "unreadable";
    if (!entry.trouble.empty()) return "unwatchable";
    if (!entry.damage.empty()) return "damaged";
    if (entry.finished) return "finished";
    return unfinished ? "to_be_continued" : "not_finished";
}

std::string state_words(const RecordingEntry& entry, bool unfinished) {
    if (!entry.settings) return std::string(tr("unreadable"));
    if (!entry.trouble.empty()) return std::string(tr("can't be watched"));
    if (!entry.damage.empty()) return std::string(tr("damaged"));
    if (entry.finished) return std::string(tr("finished"));
    const int round = entry.round, rounds = entry.settings->rounds();
    return unfinished ? tr("in progress: round {round} of {rounds}", {{"round", round}, {"rounds", rounds}})
                      : tr("unfinished: round {round} of {rounds}", {{"round", round}, {"rounds", rounds}});
}

Color state_color(const RecordingEntry& entry) {
    if (!entry.watchable() || !entry.damage.empty()) return theme::kBad;
    return entry.finished ? theme::kMuted : theme::kGood;
}

bool RecordingList::press(const InputEvent& press) {
    chosen_ = false;
    list_.resize(library_.size());
    switch (press.kind) {
        case InputEvent::Kind::down:
            return list_.press_key(press.key);
        case InputEvent::Kind::pointer_down:
            return press_pointer(press.at);
        case InputEvent::Kind::wheel:
            return list_.turn(press.wheel), true;
        default:
            return true;
    }
}

bool RecordingList::press_pointer(Point at) {
    if (!list_.holds(at)) return false;
    const auto row = list_.row_at(at);
    if (!row) return true;
    chosen_ = *row == marked();
    list_.mark(static_cast<std::ptrdiff_t>(*row));
    return true;
}

void RecordingList::keep_in_range() {
    list_.resize(library_.size());
    list_.mark(static_cast<std::ptrdiff_t>(marked()));
}

bool RecordingList::prepare() {
    list_.resize(library_.size());
    if (picture_wide_ == 0) return false;  // nothing has been drawn yet
    for (std::size_t row = list_.first(); row < list_.end(); ++row)
        if (prepare(row)) return true;
    return false;
}

/// Reads first the entry, and in a later frame its picture.
bool RecordingList::prepare(std::size_t row) {
    const RecordingEntry* const entry = library_.entry(row);
    if (!entry) return library_.read(row), true;
    return entry->settings &&
           thumbnails_.prepare(library_.name(row), entry->settings->level, picture_wide_, picture_high_);
}

void RecordingList::draw(Canvas& canvas, Rect place, bool focused, const std::string& unfinished) {
    const Scale scale(canvas);
    const float lines = 3 * scale.text(20) + std::max(6.0f, scale(24));
    const float row_high = std::max({scale(kRecordingRow), lines, Scale::finger() + scale(theme::kGap)});
    picture_high_ = static_cast<int>(row_high - scale(theme::kGap) - 2 * scale(6));
    picture_wide_ = picture_high_ * 16 / 9;
    list_.resize(library_.size());
    list_.lay(place, row_high, static_cast<std::size_t>(place.h / row_high));
    for (std::size_t row = list_.first(); row < list_.end(); ++row) {
        const Rect line = {place.x, place.y + static_cast<float>(row - list_.first()) * row_high, place.w,
                           row_high - scale(theme::kGap)};
        const bool marked = row == list_.marked();
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
    const Color around = row == marked() ? theme::kSelected : theme::kPanel;
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
        line_in(Part(canvas, state_id(*entry, library_.name(row) == unfinished)),
                take_right(first, canvas.text_width(words, state) + scale(8), scale(12)), words, state);
    }
    line_in(canvas, first, recording_label(library_.name(row)), bold);
    if (!entry) return;
    if (!entry->settings) return line_in(canvas, lines[1], entry->trouble, plain);
    draw_players(canvas, lines[1], entry->settings->players, plain);
    line_in(Part(canvas, "match"), lines[2], match_words(*entry->settings), quiet);
}

void RecordingList::draw_bar(Canvas& canvas, Rect place) const {
    if (library_.size() <= list_.in_view()) return;
    const Scale scale(canvas);
    const float thick = std::max(2.0f, scale(kRecordingBar));
    const auto all = static_cast<float>(library_.size()), in_view = static_cast<float>(list_.in_view());
    const Rect bar = {place.x + place.w + scale(kRecordingBarApart) - thick, place.y, thick, place.h};
    const float high = std::max(3 * thick, bar.h * in_view / all);
    const float part = static_cast<float>(list_.first()) / (all - in_view);
    draw_scroll_bar(canvas, bar, (bar.h - high) * part, high);
}

}  // namespace terramorph
