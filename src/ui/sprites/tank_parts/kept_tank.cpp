#include "ui/sprites/tank_parts/kept_tank.h"

#include <cmath>

namespace terramorph {

void KeptTank::draw(Canvas& canvas, const View& view, const TankLook& look, Rect place) {
    const Seen now = {view,
                      {look.body.at.x, look.body.at.y, look.body.angle, look.angle, look.health, look.flash},
                      look.color,
                      look.emblem,
                      look.shape};
    draw_pennant(canvas, view, look);
    if (now != seen_) {
        seen_ = now;
        picture_ = {};
        return draw_tank_body(canvas, view, look);
    }
    const float left = std::floor(place.x), top = std::floor(place.y);
    if (picture_.width() == 0) {
        picture_ = Image(static_cast<int>(place.w) + 2, static_cast<int>(place.h) + 2, 0);
        View beside = view;
        beside.left += left / view.scale;
        beside.bottom -= top / view.scale;
        Canvas own(picture_, canvas.typeface());
        draw_tank_body(own, beside, look);
    }
    canvas.painted(picture_, static_cast<int>(left), static_cast<int>(top));
}

}  // namespace terramorph
