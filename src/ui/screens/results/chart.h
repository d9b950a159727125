#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "paint/canvas.h"
#include "ui/screens/results/words.h"

namespace terramorph {

/// The quantity that a chart shows per player and round.
enum class Chart { damage, accuracy, money };
constexpr std::array<std::string_view, 3> kChartNames = {N_("Damage"), N_("Accuracy"), N_("Money")};
constexpr std::array<std::string_view, 3> kChartIds = {"damage", "accuracy", "money"};

/// A point for some rounds: their middle, from 1, and the value.
struct ChartPoint {
    float round;
    float value;  ///< damage per round, % of hits, or dollars owned at the end
};
/// The lines of a chart; a point may stand for several rounds.
struct ChartLines {
    int step = 1;                                  ///< rounds per point
    std::vector<std::vector<ChartPoint>> players;  ///< no points for rounds in which a player hasn't fired
};

/// The lines of a chart with at most this many points each.
ChartLines chart_lines(const Scoreboard& scores, Chart chart, int max_points);

/// Draws everybody's line with emblems, and names at the side if the chart stands alone.
void draw_chart(Canvas& canvas, Rect place, const Results& results, Chart chart, bool with_names);

}  // namespace terramorph
