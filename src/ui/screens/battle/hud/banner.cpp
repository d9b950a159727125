#include "ui/screens/battle/hud/banner.h"

#include <algorithm>
#include <utility>

#include "ui/screens/battle/hud/hud.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kBattleBannerTime = 1.4;  // seconds
constexpr float kBattleBannerFading = 4;   // fade-out, 1 / seconds

}  // namespace

void Banner::show(std::string words, const Player& player) {
    words_ = std::move(words);
    color_ = player_color(player.color);
    emblem_ = player.emblem;
    left_ = kBattleBannerTime;
}

bool Banner::advance(double seconds) {
    const bool seen = left_ > 0;
    left_ = std::max(0.0, left_ - seconds);
    return seen;
}

void Banner::draw(Canvas& canvas) const {
    if (left_ <= 0) return;
    const Part part(canvas, "banner");
    const Scale scale(canvas);
    const float shown = std::min(1.0f, kBattleBannerFading * static_cast<float>(left_));
    const TextStyle style = {scale.text(30), with_alpha(theme::kBright, shown), Face::bold};
    const float edge = scale(28), mark = style.size * 0.4f;
    const float wide = canvas.text_width(words_, style) + 3 * mark + 2 * edge;
    const float high = style.size + scale(26);
    const Rect plate = {(canvas.width() - wide) / 2, hud_bottom(canvas) + scale(40), wide, high};
    canvas.fill_rounded(plate, scale(10), with_alpha(theme::kBackground, 0.8f * shown));
    const float middle = plate.center().y;
    draw_emblem(canvas, {plate.x + edge + mark, middle}, mark, emblem_, with_alpha(color_, shown));
    canvas.text({plate.x + edge + 3 * mark, middle - style.size / 2}, words_, style);
}

}  // namespace terramorph
