#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// What a chart shows of every player, round by round.
enum class Chart { damage, accuracy, money };
constexpr std::array<std::string_view, 3> kChartNames = {N_("Damage"), N_("Accuracy"), N_("Money")};
constexpr std::array<std::string_view, 3> kChartIds = {"damage", "accuracy", "money"};

/// Of some rounds: where they are in the middle, from 1 on, and what is drawn there.
struct ChartPoint {
    float round;
    float value;  ///< damage a round, per cent of shots that hit, or dollars owned at the end
};
/// Of many rounds, a point for some of them each.
struct ChartLines {
    int step = 1;                                  ///< rounds to a point
    std::vector<std::vector<ChartPoint>> players;  ///< without points where a player has not fired
};

/// The lines of a chart with at most so many points each.
ChartLines chart_lines(const Scoreboard& scores, Chart chart, int max_points);

/// Everybody's line with everybody's emblem on it, and their names at its side where the chart is to be read
/// alone.
void draw_chart(Canvas& canvas, Rect place, const Results& results, Chart chart, bool with_names);

}  // namespace terramorph
