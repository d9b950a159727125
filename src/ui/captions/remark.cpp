#include "ui/captions/remark.h"

#include "ui/sprites/emblems.h"
#include "ui/sprites/talk_bubble.h"
#include "ui/sprites/tank_labels.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kLabel = 19;  // letters of the names above tanks

Bubble bubble_of(const Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                 Rect room) {
    const BodyState& body = match.battle().state().tank(remark.tank).body;
    const Scale scale(canvas);
    return {remark.words, player_color(match.player(player_of(remark.tank)).color),
            label_point(view, body) - Point{0, scale.text(kLabel) + scale(28)},
            view.point(body.at) + Point{0, scale(10)}, room};
}

}  // namespace

Rect place_remark(const Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                  LabelRoom& room) {
    const float x = view.x_of(match.battle().state().tank(remark.tank).body.at.x);
    if (x < 0 || x > canvas.width()) return {};
    LabelRoom free = room;
    for (const Hull& hull : match.battle().state().hulls)
        free.take(hull_in(view, match.battle().state().tank(hull.tank).body));
    const Rect place =
        free.place_near(bubble_place(canvas, bubble_of(canvas, view, match, remark, room.field())));
    room.take(place);
    return place;
}

void draw_remark(Canvas& canvas, const View& view, const Match& match, const Talker::Remark& remark,
                 Rect place) {
    if (place.w > 0) draw_bubble(canvas, bubble_of(canvas, view, match, remark, place), place);
}

}  // namespace terramorph
