#include "ui/screens/practice/goal_card.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/session.h"
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

TextStyle goal_style(const Canvas& canvas) { return {small_style(canvas).size, theme::kBright, Face::bold}; }

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

std::string drill_hint(Drill drill, const Session& session) {
    const DrillKind& kind = kind_of(drill);
    if (Scale::finger() > 0 && !kind.touched_hint.empty()) return std::string(tr(kind.touched_hint));
    const auto cap = [&](std::string_view keys) { return caps(session.controls, session.device, keys); };
    return tr(kind.hint, {{"turn", cap("left right")},
                          {"power", cap("up down")},
                          {"fire", cap("space")},
                          {"drive", cap("a d")},
                          {"items", cap("i")}});
}

Rect goal_card_place(const Canvas& canvas, float top, Drill drill, std::string_view hint) {
    const Scale scale(canvas);
    const float wide = inside_wide(canvas), edge = scale(kCardInside),
                line = small_style(canvas).size + scale(6);
    const DrillKind& kind = kind_of(drill);
    const float high = bold_style(canvas).size + scale(6) +
                       canvas.paragraph_height(wide, tr(kind.goal), goal_style(canvas)) + scale(6) +
                       canvas.paragraph_height(wide, hint, small_style(canvas)) + scale(6) + 2 * line;
    return {canvas.width() - scale(kCardEdge) - wide - 2 * edge, top, wide + 2 * edge, high + 2 * edge};
}

void draw_goal_card(Canvas& canvas, float top, Drill drill, const DrillTry& done, std::string_view hint) {
    const Part part(canvas, "goal");
    const Scale scale(canvas);
    const DrillKind& kind = kind_of(drill);
    const Rect plate = goal_card_place(canvas, top, drill, hint);
    canvas.fill_rounded(plate, scale(10), theme::kPlate);
    Rect rest = plate.inset(scale(kCardInside));
    const TextStyle bold = bold_style(canvas), small = small_style(canvas);
    const std::string name = concat(static_cast<int>(drill) + 1, ". ", tr(kind.label));
    line_in(canvas, take_top(rest, bold.size, scale(6)), name, fitted(canvas, name, rest.w, bold));
    take_top(rest, canvas.paragraph(rest, tr(kind.goal), goal_style(canvas)), scale(6));
    take_top(rest, canvas.paragraph(rest, hint, small), scale(6));
    Rect steps = take_top(rest, small.size, scale(6));
    for (const GoalStep& step : steps_of(drill, done)) {
        const TextStyle style = {small.size, step.done ? theme::kGood : theme::kValue, Face::bold};
        line_in(canvas, take_left(steps, canvas.text_width(step.words, style) + 1, scale(18)), step.words,
                style);
    }
    draw_shots(canvas, take_top(rest, small.size), done.shots_left());
}

}  // namespace terramorph
