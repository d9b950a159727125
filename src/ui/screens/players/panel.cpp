#include "ui/screens/players/panel.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>

#include "ai/conduct.h"
#include "ai/measured.h"
#include "ai/temperament.h"
#include "app/language/language.h"
#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::size_t kFigureCount = 2;
using Figures = std::array<std::string, kFigureCount>;
using FigureWidths = std::array<float, kFigureCount>;

constexpr float kPlayersPanelRow = 24;
constexpr FigureWidths kPlayersPanelWidths = {66, 70};
constexpr std::array<std::string_view, kFigureCount> kFigures = {N_("1 vs 1"), N_("1 vs 3")};
constexpr std::string_view kNote = N_("Rounds won against one opponent, and against three.");

/// The figures of a temperament or a difficulty; dashes for one that has not been measured.
Figures figures_of(const Measured& measured) {
    if (!measured.known()) return {"-", "-"};
    const auto percent = [&](Measure which) { return tr_percent(std::llround(measured.value(which))); };
    return {percent(Measure::duels_won), percent(Measure::free_for_alls_won)};
}

/// The widths of the figures' columns, wider if their headings have long words.
FigureWidths widths(const Canvas& canvas, const TextStyle& style) {
    const Scale scale(canvas);
    FigureWidths all = {};
    for (std::size_t k = 0; k < all.size(); ++k) {
        const float usual = scale(kPlayersPanelWidths[k]),
                    heading = canvas.text_width(tr(kFigures[k]), style);
        all[k] = heading <= usual ? usual : heading + scale(theme::kGap);
    }
    return all;
}

/// The ladders: a heading, and a row for each who stands on them, with figures if they're wanted.
class LadderList {
  public:
    /// `below`: how much of the place is left for others.
    LadderList(Canvas& canvas, Rect& place, float below, bool figures)
        : canvas_(canvas),
          place_(place),
          scale_(canvas),
          quiet_{scale_.text(theme::kSmall), theme::kMuted},
          wide_(widths(canvas, quiet_)),
          shown_(figures ? kFigureCount : 0) {
        const auto rows = static_cast<float>(kDifficultyNames.size() + temperaments().size());
        const float headings = 2 * (quiet_.size + scale_(4) + scale_(10));
        const float room = (place.h - below - headings) / rows;
        shows_both_ = room >= quiet_.size;
        high_ = std::max(quiet_.size, std::min(scale_(kPlayersPanelRow), room));
        while (shown_ > 1 && room_for_names() < longest_name()) --shown_;
    }

    /// Otherwise there's no room for more than one of the ladders.
    bool shows_both() const { return shows_both_; }

    void heading(std::string_view name) {
        Figures words;
        for (std::size_t k = 0; k < words.size(); ++k) words[k] = tr(kFigures[k]);
        line(take_top(place_, quiet_.size, scale_(4)), name, words, quiet_);
    }

    void row(std::string_view name, const Measured& measured, bool marked) {
        const Rect row = take_top(place_, high_);
        if (marked) canvas_.fill_rounded(row, scale_(theme::kRadius), theme::kSelected);
        line(row, name, figures_of(measured),
             {std::min(scale_.text(theme::kBody - 2), std::floor(high_)),
              marked ? theme::kValue : theme::kText});
    }

    /// Between two ladders.
    void gap() { take_top(place_, scale_(10)); }

  private:
    float room_for_names() const {
        float room = place_.w - scale_(20);
        for (std::size_t k = 0; k < shown_; ++k) room -= wide_[k];
        return room;
    }

    float longest_name() const {
        float most = 0;
        for (const Temperament& each : temperaments())
            most = std::max(most, canvas_.text_width(tr(each.label), {scale_.text(theme::kBody - 2)}));
        return most;
    }

    /// A name at the left, and a cell for each figure.
    void line(Rect row, std::string_view name, const Figures& figures, TextStyle style) {
        row = {row.x + scale_(10), row.y, row.w - scale_(20), row.h};
        const TextStyle number = {style.size, style.color, style.face, Align::right};
        for (std::size_t k = shown_; k-- > 0;)
            line_in(canvas_, take_right(row, wide_[k]), figures[k], number);
        line_in(canvas_, row, name, fitted(canvas_, name, row.w, style));
    }

    Canvas& canvas_;
    Rect& place_;
    Scale scale_;
    TextStyle quiet_;
    FigureWidths wide_;
    float high_ = 0;  // of a row
    bool shows_both_ = true;
    std::size_t shown_;  // the first ones, where there's no room for all
};

/// Both ladders, or where there's no room only that of characters; `below` is kept for the help.
void draw_ladders(Canvas& canvas, Rect& place, float below, const Player& marked, bool figures) {
    const bool is_computer = !marked.kind.is_person();
    LadderList list(canvas, place, below, figures);
    if (list.shows_both()) {
        list.heading(tr("DIFFICULTY"));
        for (std::size_t level = 0; level < kDifficultyNames.size(); ++level) {
            const auto difficulty = static_cast<Difficulty>(level);
            list.row(tr(conduct(difficulty).label), measured(difficulty),
                     is_computer && marked.difficulty == difficulty);
        }
        list.gap();
    }
    list.heading(tr("CHARACTER"));
    for (const Temperament& each : temperaments())
        list.row(tr(each.label), measured(computer(each.id)), each.id == marked.kind.temperament);
    list.gap();
}

}  // namespace

PlayersHelp help_of(const Player& player) {
    if (player.kind.is_person()) return help_of(player.kind);
    const Conduct& how = conduct(player.difficulty);
    return {tr("Computer: {level}", {{"level", tr(how.label)}}), std::string(tr(how.help))};
}

PlayersHelp help_of(const PlayerKind& kind) {
    if (kind.is_person())
        return {std::string(tr("Human")),
                std::string(Scale::finger() > 0 ? tr("Aims and fires on this screen.")
                                                : tr("Aims and fires with this keyboard, mouse or pad."))};
    return {std::string(tr(temperament(kind).label)), std::string(tr(temperament(kind).help))};
}

float help_height(const Canvas& canvas, float width, const PlayersHelp& help) {
    const Scale scale(canvas);
    const TextStyle body = {scale.text(theme::kBody - 2)};
    return scale.text(theme::kBody) + scale(4) + canvas.paragraph_height(width - scale(20), help.help, body);
}

void draw_who_plays(Canvas& canvas, Rect place, const Player& marked, const PlayersHelp& help, bool figures) {
    const Scale scale(canvas);
    const bool is_computer = !marked.kind.is_person();
    const TextStyle name = {scale.text(theme::kBody), theme::kBright, Face::bold};
    const TextStyle body = {scale.text(theme::kBody - 2), theme::kText};
    const TextStyle quiet = {scale.text(theme::kSmall), theme::kMuted};
    const float note =
        figures ? canvas.paragraph_height(place.w - scale(20), tr(kNote), quiet) + scale(10) : 0;
    const float below = note + help_height(canvas, place.w, help);
    if (figures || is_computer) draw_ladders(canvas, place, below, marked, figures);
    place = {place.x + scale(10), place.y, place.w - scale(20), place.h};
    if (figures && below <= place.h) take_top(place, canvas.paragraph(place, tr(kNote), quiet), scale(10));
    line_in(canvas, take_top(place, name.size, scale(4)), help.name,
            fitted(canvas, help.name, place.w, name));
    canvas.paragraph(place, help.help, body);
}

}  // namespace terramorph
