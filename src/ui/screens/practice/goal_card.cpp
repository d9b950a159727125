#include "ui/screens/practice/goal_card.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kCardEdge = 24, kCardInside = 16, kGoalCardWide = 430;

TextStyle bold_style(const Canvas& canvas) {
    return {Scale(canvas).text(theme::kBody), theme::kBright, Face::bold};
}
TextStyle small_style(const Canvas& canvas) { return {Scale(canvas).text(theme::kSmall), theme::kText}; }

float inside_wide(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::min(std::max(scale(kGoalCardWide), 20 * scale.text(theme::kSmall)), canvas.width() * 0.46f) -
           2 * scale(kCardInside);
}

/// A part of what is asked for.
struct GoalStep {
    std::string words;
    bool done;
};

std::vector<GoalStep> steps_of(Drill drill, const DrillTry& done) {
    const DrillGoal& asks = kind_of(drill).asks;
    std::vector<GoalStep> steps;
    if (asks.driven > 0)
        steps.push_back({tr("drive {n} m", {{"n", asks.driven}}), done.driven() >= asks.driven});
    if (asks.shielded) steps.push_back({std::string(tr("raise a shield")), done.shielded()});
    if (asks.targets > 0)
        steps.push_back({tr("hit: {n} of {all}",
                            {{"n", std::min(done.targets_hit(), asks.targets)}, {"all", asks.targets}}),
                         done.targets_hit() >= asks.targets});
    if (asks.lowered > 0)
        steps.push_back({tr("down {n} of {all} m",
                            {{"n", std::clamp(done.lowered(), 0, asks.lowered)}, {"all", asks.lowered}}),
                         done.lowered() >= asks.lowered});
    return steps;
}

void draw_shots(Canvas& canvas, Rect line, int left) {
    const float radius = 0.28f * line.h;
    for (int k = 0; k < kDrillShots; ++k) {
        const Point at = {line.x + radius + static_cast<float>(k) * 2.9f * radius, line.center().y};
        canvas.circle(at, radius, k < left ? theme::kAccent : theme::kTrack);
    }
}

}  // namespace

Rect goal_card_place(const Canvas& canvas, float top, Drill drill) {
    const Scale scale(canvas);
    const float wide = inside_wide(canvas), edge = scale(kCardInside),
                line = small_style(canvas).size + scale(6);
    const DrillKind& kind = kind_of(drill);
    const float high =
        bold_style(canvas).size + scale(6) +
        canvas.paragraph_height(wide, tr(kind.goal), small_style(canvas)) + scale(6) +
        (kind.hint.empty() ? 0
                           : canvas.paragraph_height(wide, tr(kind.hint), small_style(canvas)) + scale(6)) +
        2 * line;
    return {canvas.width() - scale(kCardEdge) - wide - 2 * edge, top, wide + 2 * edge, high + 2 * edge};
}

void draw_goal_card(Canvas& canvas, float top, Drill drill, const DrillTry& done) {
    const Part part(canvas, "goal");
    const Scale scale(canvas);
    const DrillKind& kind = kind_of(drill);
    const Rect plate = goal_card_place(canvas, top, drill);
    canvas.fill_rounded(plate, scale(10), theme::kPlate);
    Rect rest = plate.inset(scale(kCardInside));
    const TextStyle bold = bold_style(canvas), small = small_style(canvas);
    const TextStyle muted = {small.size, theme::kMuted};
    const std::string name = concat(static_cast<int>(drill) + 1, ". ", tr(kind.label));
    line_in(canvas, take_top(rest, bold.size, scale(6)), name, fitted(canvas, name, rest.w, bold));
    take_top(rest, canvas.paragraph(rest, tr(kind.goal), small), scale(6));
    if (!kind.hint.empty()) take_top(rest, canvas.paragraph(rest, tr(kind.hint), muted), scale(6));
    Rect steps = take_top(rest, small.size, scale(6));
    for (const GoalStep& step : steps_of(drill, done)) {
        const TextStyle style = {small.size, step.done ? theme::kGood : theme::kValue, Face::bold};
        line_in(canvas, take_left(steps, canvas.text_width(step.words, style) + 1, scale(18)), step.words,
                style);
    }
    draw_shots(canvas, take_top(rest, small.size), done.shots_left());
}

}  // namespace terramorph
