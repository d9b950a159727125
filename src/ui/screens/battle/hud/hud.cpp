#include "ui/screens/battle/hud/hud.h"

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/bar/bar.h"
#include "ui/screens/battle/hud/bar/slim_bar.h"
#include "ui/screens/battle/hud/cards/chips.h"
#include "ui/screens/battle/hud/cards/order_strip.h"
#include "ui/screens/battle/hud/cards/player_card.h"
#include "ui/screens/battle/hud/cards/wind_card.h"
#include "ui/screens/battle/hud/hints.h"

namespace terramorph {

namespace {

bool fights(const Match& match, const HudState& state) {
    return match.phase() == Phase::aiming || match.phase() == Phase::flying || state.aftermath;
}

}  // namespace

void draw_hud(Canvas& canvas, const Match& match, const HudState& state, const HudLayout& layout,
              HudPlaces& places) {
    places.clear();
    {
        const Part part(canvas, "hud");
        draw_player_card(canvas, layout.player, match, state);
        draw_wind_card(canvas, layout.wind, match, state);
        if (state.person)
            draw_bar(canvas, layout.foot, match, state, places);
        else if (!state.aims_hidden && fights(match, state))
            draw_slim_bar(canvas, layout.slim, match, state);
    }
    if (!state.lab && !state.quiet)
        draw_order_strip(canvas, match, shown_player(match, state), layout.strip, !state.aims_hidden,
                         state.mine);
    draw_chips(canvas, match, state, layout.chips);
    if (!state.replay && !state.list) draw_hints(canvas, layout.hints, match, state, places);
}

LabelRoom hud_room(const HudLayout& layout) {
    LabelRoom room(layout.field);
    for (const Rect& place : {layout.hints, layout.chips, layout.said}) room.take(place);
    return room;
}

LabelRoom hud_sky(const HudLayout& layout) {
    const Rect& field = layout.field;
    LabelRoom sky({field.x, 0, field.w, field.y + field.h});
    sky.take(layout.player);
    sky.take(layout.wind);
    return sky;
}

std::string angle_text(int angle) {
    return angle % 10 == 0 ? concat(angle / 10) : tr_decimal(concat(angle / 10, ".", angle % 10));
}

}  // namespace terramorph
