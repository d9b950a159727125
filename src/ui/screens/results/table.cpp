#include "ui/screens/results/table.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string>
#include <utility>
#include <vector>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/results/scores.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/you_mark.h"

namespace terramorph {

namespace {

constexpr float kRowHigh = 56;  // units

/// Draws the table's rows; all sizes depend on the letters' size.
class Table {
  public:
    Table(Canvas& canvas, const Results& results, std::vector<ScoreColumn> columns, float row_high)
        : canvas_(canvas),
          scale_(canvas),
          results_(results),
          columns_(std::move(columns)),
          you_(only_person(results)),
          size_(std::min(scale_.text(theme::kBody), std::max(Scale::kMinText, row_high))) {}

    void draw_heading(Rect place) const {
        const Part part(canvas_, "heads");
        const TextStyle style = {std::min(place.h, size_), theme::kMuted, Face::regular, Align::right};
        for (std::size_t k = 0; k < columns_.size(); ++k) {
            const Rect where = cell(inside(place), k);
            const std::string_view heading = tr(columns_[k].heading);
            line_in(Part(canvas_, columns_[k].id), where, heading, fitted(canvas_, heading, where.w, style));
        }
    }

    void draw(Rect place, const ScoreRow& row) const {
        const bool first = row.place == 1;
        const Part part(canvas_, !row.player.exists() ? "team" : results_.player(row.player).name);
        draw_plate(place, row.player.exists() && row.player == you_);
        const Rect in = inside(place);
        const Face face = first || !row.player.exists() ? Face::bold : Face::regular;
        draw_place(in, row);
        draw_name(in, row, face);
        for (std::size_t k = 0; k < columns_.size(); ++k) {
            const ScoreCell shown = columns_[k].cell(row.round, row.match);
            const bool last = k + 1 == columns_.size();
            const TextStyle style = {size_, last ? theme::kBright : color_of(shown), last ? Face::bold : face,
                                     Align::right};
            const Rect where = cell(in, k);
            line_in(canvas_, where, words(shown, where.w, style), style);
        }
        if (most_damage_ > 0) draw_damage_bar(in, row);
    }

    /// Draws bars of damage beside the names, as parts of this much, if there's room for them.
    void show_bars(Rect place, int most_damage) {
        if (place.w > kRoomForBars * size_) most_damage_ = most_damage;
    }

  private:
    static constexpr float kNames = 0.3f;          // of the table's width
    static constexpr float kBars = 0.12f;          // of it
    static constexpr float kRoomForBars = 38;      // letters
    static constexpr Color kYours = {62, 48, 34};  // of the person's row

    void draw_plate(Rect place, bool yours) const {
        const float round = scale_(theme::kRadius);
        canvas_.fill_rounded(place, round, yours ? kYours : theme::kPanel);
        if (yours) canvas_.outline_rounded(place, round, std::max(1.0f, scale_(2)), theme::kAccent);
    }

    static Color color_of(const ScoreCell& cell) {
        if (!cell.number || *cell.number == 0) return theme::kMuted;
        if (!cell.gain) return theme::kText;
        return *cell.number > 0 ? theme::kGood : theme::kBad;
    }

    float names() const { return most_damage_ > 0 ? kNames + kBars : kNames; }

    void draw_damage_bar(Rect in, const ScoreRow& row) const {
        const float high = std::max(3.0f, scale_(8)), y = in.center().y - high / 2;
        const Rect bar = {in.x + in.w * kNames, y, in.w * kBars, high};
        canvas_.fill_rounded(bar, high / 2, theme::kTrack);
        const float part = static_cast<float>(row.round.damage) / static_cast<float>(most_damage_);
        if (part <= 0) return;
        const Color color =
            row.player.exists() ? player_color(results_.player(row.player).color) : theme::kText;
        canvas_.fill_rounded({bar.x, bar.y, std::max(high, bar.w * std::min(1.0f, part)), high}, high / 2,
                             color);
    }

    Rect inside(Rect place) const {
        const float edge = scale_(16);
        return {place.x + edge, place.y, place.w - 2 * edge, place.h};
    }

    Rect cell(Rect in, std::size_t number) const {
        float all = 0, before = 0;
        for (std::size_t k = 0; k < columns_.size(); ++k) {
            if (k < number) before += columns_[k].width;
            all += columns_[k].width;
        }
        const float unit = in.w * (1 - names()) / all;
        const float gap = scale_(8);
        return {in.x + in.w * names() + before * unit + gap, in.y, columns_[number].width * unit - gap, in.h};
    }

    /// A number in groups if it fits, or else shortened.
    std::string words(const ScoreCell& cell, float width, const TextStyle& style) const {
        if (!cell.number) return "-";
        const std::string_view sign = cell.gain && *cell.number > 0 ? "+" : "";
        std::string whole = in_unit(concat(sign, tr_number(*cell.number)), cell.unit);
        if (canvas_.text_width(whole, style) <= width) return whole;
        return in_unit(concat(sign, short_number(*cell.number)), cell.unit);
    }

    void draw_place(Rect in, const ScoreRow& row) const {
        if (row.place == 0) return;
        line_in(canvas_, in, concat(row.place), {size_, theme::kMuted, Face::mono});
        if (row.climbed == 0) return;
        const bool up = row.climbed > 0;
        const Color color = up ? theme::kGood : theme::kBad;
        const Point tip = {in.x + 1.7f * size_, in.center().y + (up ? -0.25f : 0.25f) * size_};
        const float foot = tip.y + (up ? 0.5f : -0.5f) * size_;
        const Point triangle[] = {tip, {tip.x - 0.28f * size_, foot}, {tip.x + 0.28f * size_, foot}};
        canvas_.polygon(triangle, color);
        const Rect number = {tip.x + 0.36f * size_, in.y, 1.3f * size_, in.h};
        line_in(canvas_, number, concat(std::abs(row.climbed)), {size_, color, Face::mono});
    }

    void draw_name(Rect in, const ScoreRow& row, Face face) const {
        float x = in.x + 3.9f * size_;
        if (row.place == 0) x += 0.8f * size_;
        const Rect name = {x + 0.8f * size_, in.y, in.x + in.w * kNames - x - 0.8f * size_, in.h};
        const Point emblem = {x, in.center().y};
        if (!row.player.exists()) {
            draw_team(canvas_, emblem, size_ * 0.42f, row.side->team);
            return line_in(canvas_, name, side_name(results_, *row.side), {size_, theme::kBright, face});
        }
        const Player& player = results_.player(row.player);
        draw_emblem(canvas_, emblem, size_ * 0.42f, player.emblem, player_color(player.color));
        const TextStyle style = {size_, theme::kBright, face};
        line_in(canvas_, name, player.name, style);
        const float end = name.x + canvas_.text_width(player.name, style) + scale_(12);
        if (row.player == you_ && end + you_wide(canvas_) <= name.x + name.w && you_high(canvas_) <= in.h)
            draw_you(canvas_, {end, in.center().y - you_high(canvas_) / 2});
    }

    Canvas& canvas_;
    Scale scale_;
    const Results& results_;
    std::vector<ScoreColumn> columns_;
    PlayerId you_;
    float size_;
    int most_damage_ = 0;  // 0: no bars
};

}  // namespace

float score_table_high(const Canvas& canvas, const Results& results) {
    const Scale scale(canvas);
    const auto rows = static_cast<float>(score_rows(results, results.scores.sides(), false).size());
    return scale.text(theme::kSmall) + scale(10) + rows * (scale(kRowHigh) + std::max(1.0f, scale(6)));
}

void draw_score_table(Canvas& canvas, Rect place, const Results& results, bool of_round, float counted) {
    const Part part(canvas, of_round ? "scores_of_round" : "scores_of_match");
    const Scale scale(canvas);
    const std::vector<Side> sides = results.scores.sides();
    std::vector<ScoreRow> rows = score_rows(results, sides, of_round);
    const Rect head = take_top(place, scale.text(theme::kSmall), scale(10));
    const float gap = std::max(1.0f, scale(6));
    const float high = std::min(scale(kRowHigh), place.h / static_cast<float>(rows.size()) - gap);
    Table table(canvas, results, score_columns(results, of_round), high);
    if (of_round) {
        table.show_bars(place, std::ranges::max(rows, {}, [](const ScoreRow& row) {
                                   return row.round.damage;
                               }).round.damage);
        for (ScoreRow& row : rows) count_up(row, counted);
    }
    table.draw_heading(head);
    for (const ScoreRow& row : rows) table.draw(take_top(place, high, gap), row);
}

}  // namespace terramorph
