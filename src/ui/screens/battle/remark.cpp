#include "ui/screens/battle/remark.h"

#include "ui/sprites/emblems.h"
#include "ui/sprites/talk_bubble.h"
#include "ui/sprites/tank_labels.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kLabel = 19;  // letters of the names above tanks

}  // namespace

void draw_remark(Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                 Rect room) {
    const auto& [tank, mood, words, left] = remark;
    const BodyState& body = match.battle().state().tank(tank).body;
    const float x = view.x_of(body.at.x);
    if (x < 0 || x > canvas.width()) return;
    const Scale scale(canvas);
    const Point above = label_point(view, body), below = view.point(body.at);
    draw_bubble(canvas,
                {words, player_color(match.player(player_of(tank)).color),
                 above - Point{0, scale.text(kLabel) + scale(28)}, below + Point{0, scale(10)}, room});
}

}  // namespace terramorph
