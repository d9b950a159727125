#include "ui/screens/battle/hud/layout.h"

#include <algorithm>

#include "app/language/language.h"
#include "ui/captions/heard_line.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/hud/cards/chips.h"
#include "ui/screens/battle/hud/cards/player_card.h"
#include "ui/screens/battle/hud/cards/wind_card.h"
#include "ui/screens/battle/hud/hints.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kHudCards = 84, kHudMapWide = 320, kHudMapHigh = 104, kHudLabel = 96;  // units

}  // namespace

float hud_bottom(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale(kHudTop) + std::max(scale(kHudCards), player_card_height(canvas));
}

float hud_foot_top(const Canvas& canvas) {
    return canvas.height() - Scale(canvas)(kHudEdge) - bar_height(canvas);
}

float hud_foot_share(const Canvas& canvas) { return 1 - hud_foot_top(canvas) / canvas.height(); }

float hud_head_share(const Canvas& canvas) {
    return (hud_bottom(canvas) + Scale(canvas)(kHudLabel)) / canvas.height();
}

HudLayout hud_layout(const Canvas& canvas, const Match& match, const HudState& state) {
    const Scale scale(canvas);
    const float edge = scale(kHudEdge), gap = std::max(3.0f, scale(kHudGap)), right = canvas.width() - edge;
    const float top = scale(kHudTop), bottom = hud_bottom(canvas);
    HudLayout layout;
    layout.player = {edge, top, player_card_width(canvas, match, state), bottom - top};
    layout.wind = {edge + layout.player.w + gap, top, wind_card_width(canvas, match), bottom - top};
    const float free = layout.wind.x + layout.wind.w + gap;
    if (!state.lab) {
        layout.strip = {free, top, right - free, bottom - top};
        layout.map = {right - scale(kHudMapWide), bottom + gap, scale(kHudMapWide), scale(kHudMapHigh)};
    }
    const float rows = state.lab ? layout.wind.x + layout.wind.w : layout.map.x - gap;
    layout.foot = {edge, hud_foot_top(canvas), right - edge, bar_height(canvas)};
    layout.bar = bar_layout(canvas, layout.foot, caps_of(state, "tab"), tr("Fire")).parts();
    layout.large_map = {edge, bottom + gap, right - edge, layout.foot.y - bottom - 2 * gap};
    const float slim = slim_height(canvas);
    layout.slim = state.replay ? Rect{edge, bottom + gap, rows - edge, slim}
                               : Rect{edge, layout.foot.y + layout.foot.h - slim, right - edge, slim};
    const float keys = state.replay ? slim : hints_height(canvas);
    layout.hints = state.replay ? Rect{} : Rect{edge, bottom + gap, rows - edge, keys};
    layout.chips = {edge, bottom + gap + keys + gap, rows - edge, chips_height(canvas, match, state)};
    const float inset = 2 + scale(6);
    layout.field = {inset, bottom + inset, canvas.width() - 2 * inset, layout.foot.y - bottom - 2 * inset};
    if (state.captions && !state.replay) {
        const float high = HeardLine::height(canvas);
        layout.heard = {edge, layout.foot.y - gap - high, right - edge, high};
        layout.field.h -= gap + high;
    }
    return layout;
}

Point news_corner(const Canvas& canvas, const HudLayout& layout) {
    const float below = layout.chips.y + layout.chips.h;
    return {layout.chips.x, below + (layout.chips.h > 0 ? std::max(3.0f, Scale(canvas)(kHudGap)) : 0)};
}

}  // namespace terramorph
