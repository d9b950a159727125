#include "ui/widgets/you_mark.h"

#include "app/language/language.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

TextStyle you_style(const Canvas& canvas) {
    return {Scale(canvas).text(theme::kSmall), theme::kOnAccent, Face::bold};
}

}  // namespace

PlayerId own_player(const MatchRunner& runner) {
    if (runner.is_of_several_machines()) return runner.mine();
    PlayerId own;
    for (const PlayerId each : ids<PlayerId>(runner.match().settings().players)) {
        if (!runner.match().player(each).kind.is_person()) continue;
        if (own.exists()) return {};
        own = each;
    }
    return own;
}

float you_wide(const Canvas& canvas) {
    return canvas.text_width(tr("you"), you_style(canvas)) + Scale(canvas)(22);
}

float you_high(const Canvas& canvas) { return you_style(canvas).size + Scale(canvas)(4); }

void draw_you(Canvas& canvas, Point at) {
    const Rect pill = {at.x, at.y, you_wide(canvas), you_high(canvas)};
    canvas.fill_rounded(pill, pill.h / 2, theme::kAccent);
    TextStyle style = you_style(canvas);
    style.align = Align::center;
    line_in(Part(canvas, "you"), pill, tr("you"), style);
}

}  // namespace terramorph
