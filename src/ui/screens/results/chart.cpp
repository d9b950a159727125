#include "ui/screens/results/chart.h"

#include <algorithm>
#include <optional>
#include <string>

#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr int kMaxPoints = 30;   // readable points of a line
constexpr int kMaxEmblems = 12;  // on a line

std::optional<float> value_of(const Score& rounds, Chart chart, int count) {
    if (chart == Chart::money) return static_cast<float>(rounds.worth);
    if (chart == Chart::damage) return static_cast<float>(rounds.damage) / static_cast<float>(count);
    if (rounds.shots == 0) return std::nullopt;
    return 100 * static_cast<float>(rounds.hits) / static_cast<float>(rounds.shots);
}

std::string heading(Chart chart, int step) {
    constexpr std::array<std::string_view, 3> kChartHeadings = {
        N_("DAMAGE IN EACH ROUND"), N_("ACCURACY IN EACH ROUND"), N_("WEALTH AFTER EACH ROUND")};
    const std::string_view words = tr(kChartHeadings[at(chart)]);
    return step > 1 ? tr("{heading}, {rounds} AT A TIME", {{"heading", words}, {"rounds", step}})
                    : std::string(words);
}

/// The next of 1, 2, 4, 6, 8, 10, 20 ...
std::int64_t round_up(float most) {
    for (std::int64_t ten = 1;; ten *= 10)
        for (const int times : {1, 2, 4, 6, 8})
            if (static_cast<float>(times * ten) >= most) return times * ten;
}

std::string tick_words(Chart chart, std::int64_t value) {
    if (chart == Chart::accuracy) return tr_percent(value);
    return chart == Chart::money ? tr_money(short_number(value)) : short_number(value);
}

class ChartPicture {
  public:
    ChartPicture(Canvas& canvas, const Results& results, Chart chart, ChartLines lines)
        : canvas_(canvas), scale_(canvas), results_(results), chart_(chart), lines_(std::move(lines)) {
        float most = chart == Chart::accuracy ? 100.0f : 1.0f;
        for (const auto& line : lines_.players)
            for (const ChartPoint& point : line) most = std::max(most, point.value);
        top_ = round_up(most);
    }

    void draw(Rect place) {
        Rect chart = headed(canvas_, place, heading(chart_, lines_.step));
        draw_frame(chart);
        for (std::size_t k = 0; k < lines_.players.size(); ++k) draw_line(chart, k);
        for (std::size_t k = 0; k < lines_.players.size(); ++k) draw_marks(chart, k);
    }

  private:
    int rounds() const { return static_cast<int>(results_.scores.rounds().size()); }

    /// Reserves room for numbers at the chart's sides, and draws its grid.
    void draw_frame(Rect& chart) {
        const float size = scale_.text(theme::kSmall);
        const TextStyle style = {size, theme::kMuted, Face::regular, Align::right};
        Rect foot = take_bottom(chart, size, scale_(8));
        const float wide = canvas_.text_width(tick_words(chart_, top_), style);
        const Rect numbers = take_left(chart, std::max(wide, scale_(40)), scale_(12));
        chart = {chart.x, chart.y + size / 2, chart.w - scale_(10), chart.h - size / 2};
        foot.x = chart.x, foot.w = chart.w;
        for (const float part : {0.0f, 0.5f, 1.0f}) {
            const float y = chart.y + chart.h * (1 - part);
            canvas_.fill({chart.x, y, chart.w, std::max(1.0f, scale_(1))}, theme::kTrack);
            if (part == 0.5f && top_ % 2 != 0) continue;
            const auto value = static_cast<std::int64_t>(part * static_cast<float>(top_));
            line_in(canvas_, {numbers.x, y - size / 2, numbers.w, size}, tick_words(chart_, value), style);
        }
        if (rounds() == 1) return;
        line_in(canvas_, foot, tr("round {round}", {{"round", 1}}), {size, theme::kMuted});
        line_in(canvas_, foot, concat(rounds()), style);
    }

    /// In a single round every player has a place of its own.
    Point point(const Rect& chart, const ChartPoint& of, std::size_t player) const {
        const auto players = static_cast<float>(lines_.players.size());
        const float along = rounds() > 1 ? (of.round - 1) / static_cast<float>(rounds() - 1)
                                         : (static_cast<float>(player) + 0.5f) / players;
        const float high = std::max(0.0f, of.value / static_cast<float>(top_));
        return {chart.x + chart.w * along, chart.y + chart.h * (1 - high)};
    }

    std::vector<Point> line_of(const Rect& chart, std::size_t player) const {
        std::vector<Point> line;
        for (const ChartPoint& each : lines_.players[player]) line.push_back(point(chart, each, player));
        return line;
    }

    void draw_line(const Rect& chart, std::size_t number) {
        const Color color = player_color(results_.players[number].color);
        const float thick = std::max(1.5f, scale_(3));
        const std::vector<Point> line = line_of(chart, number);
        if (line.size() > 1) return canvas_.line(line, thick, color);
        if (!line.empty() && rounds() == 1)
            canvas_.line({line[0].x, chart.y + chart.h}, line[0], 3 * thick, color);
    }

    void draw_marks(const Rect& chart, std::size_t number) {
        const Player& player = results_.players[number];
        const float radius = std::max(4.0f, scale_(8));
        const std::vector<Point> line = line_of(chart, number);
        const std::size_t every = (line.size() + kMaxEmblems - 1) / kMaxEmblems;
        for (std::size_t k = 0; k < line.size(); ++k) {
            if (k % every != number % every && k + 1 != line.size()) continue;
            canvas_.circle(line[k], radius * 1.2f, theme::kBackground);
            draw_emblem(canvas_, line[k], radius, player.emblem, player_color(player.color));
        }
    }

    Canvas& canvas_;
    Scale scale_;
    const Results& results_;
    Chart chart_;
    ChartLines lines_;
    std::int64_t top_ = 1;
};

void draw_names(Canvas& canvas, Rect place, const Results& results) {
    const Scale scale(canvas);
    const std::vector<PlayerId> ranking = results.scores.ranking();
    const float size = scale.text(theme::kBody);
    const float high = std::min(1.8f * size, place.h / static_cast<float>(ranking.size()));
    for (const PlayerId number : ranking) {
        const Player& player = results.player(number);
        Rect line = take_top(place, high);
        const Rect emblem = take_left(line, size, scale(12));
        draw_emblem(canvas, emblem.center(), size * 0.4f, player.emblem, player_color(player.color));
        line_in(canvas, line, player.name, {size, theme::kText});
    }
}

}  // namespace

ChartLines chart_lines(const Scoreboard& scores, Chart chart, int max_points) {
    const auto& rounds = scores.rounds();
    const int count = static_cast<int>(rounds.size());
    ChartLines lines;
    lines.step = (count + max_points - 1) / max_points;
    lines.players.resize(rounds.front().size());
    for (int from = 0; from < count; from += lines.step) {
        const int to = std::min(count, from + lines.step);
        for (std::size_t player = 0; player < lines.players.size(); ++player) {
            Score sum;
            for (int k = from; k < to; ++k) sum += rounds[k][player];
            const auto middle = static_cast<float>(from + to - 1) / 2 + 1;
            if (const auto value = value_of(sum, chart, to - from))
                lines.players[player].push_back({middle, *value});
        }
    }
    return lines;
}

void draw_chart(Canvas& canvas, Rect place, const Results& results, Chart chart, bool with_names) {
    const Part part(canvas, "chart"), kind(canvas, kChartIds[at(chart)]);
    const Scale scale(canvas);
    if (with_names) draw_names(canvas, take_right(place, place.w * 0.2f, scale(32)), results);
    ChartPicture(canvas, results, chart, chart_lines(results.scores, chart, kMaxPoints)).draw(place);
}

}  // namespace terramorph
