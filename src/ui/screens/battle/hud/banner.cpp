#include "ui/screens/battle/hud/banner.h"

#include <algorithm>
#include <utility>

#include "app/language/language.h"
#include "ui/sprites/tanks.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kBattleBannerFading = 4;  // fade-out, 1 / seconds
constexpr float kBannerLetters = 30, kLargeLetters = 46, kBannerEdge = 28, kBannerBelow = 14;  // units
constexpr float kLargeWide = 0.7f;     // of the picture, at most
constexpr float kBannerEmblem = 0.4f;  // of the letters

}  // namespace

void Banner::show(std::string words, const Player& player, double seconds) {
    words_ = std::move(words);
    color_ = player_color(player.color);
    emblem_ = player.emblem;
    left_ = seconds;
    held_ = 0;
    large_ = false;
}

void Banner::proclaim(std::string words, const Player& player) {
    show(std::move(words), player, kProclaimed);
    held_ = kHeld;
    large_ = true;
}

void Banner::show_winner(const Match& match, PlayerId winner) {
    if (winner.exists())
        return show(tr("{name} wins the round", {{"name", match.player(winner).name}}), match.player(winner));
    words_ = tr("Nobody's left");
    emblem_.reset();
    left_ = kSeconds;
    held_ = 0;
    large_ = false;
}

bool Banner::advance(double seconds) {
    const double held = std::min(held_, seconds);
    held_ -= held;
    const bool seen = is_shown();
    left_ = std::max(0.0, left_ - (seconds - held));
    return seen;
}

/// Large ones give way to long words, but no farther than usual ones.
TextStyle Banner::style(const Canvas& canvas) const {
    const Scale scale(canvas);
    TextStyle style = {scale.text(kBannerLetters), {}, Face::bold};
    if (!large_) return style;
    const float room = kLargeWide * canvas.width(), wide = canvas.text_width(words_, style);
    const float larger = scale.text(kLargeLetters) / style.size;
    style.size *= wide > 0 ? std::clamp(room / wide, 1.0f, larger) : larger;
    return style;
}

Rect Banner::place(const Canvas& canvas, LabelRoom& room) const {
    const Scale scale(canvas);
    const TextStyle style = this->style(canvas);
    const float mark = emblem_ ? 3 * kBannerEmblem * style.size : 0;
    const float wide = canvas.text_width(words_, style) + mark + 2 * scale(kBannerEdge);
    return room.place(
        {(canvas.width() - wide) / 2, room.field().y + scale(kBannerBelow), wide, style.size + scale(26)});
}

float Banner::reach(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale(kBannerBelow) + scale.text(kBannerLetters) + scale(26);
}

void Banner::furnish(const Canvas& canvas, LabelRoom& room) const {
    if (is_shown()) place(canvas, room);
}

void Banner::draw(Canvas& canvas, LabelRoom room) const {
    if (!is_shown()) return;
    const Part part(canvas, "banner");
    const Scale scale(canvas);
    const float shown = std::min(1.0f, kBattleBannerFading * static_cast<float>(left_));
    TextStyle style = this->style(canvas);
    style.color = with_alpha(theme::kBright, shown);
    const float edge = scale(kBannerEdge), mark = style.size * kBannerEmblem;
    const Rect plate = place(canvas, room);
    canvas.fill_rounded(plate, scale(10), with_alpha(theme::kBackground, 0.8f * shown));
    const float middle = plate.center().y;
    if (emblem_)
        draw_emblem(canvas, {plate.x + edge + mark, middle}, mark, *emblem_, with_alpha(color_, shown));
    canvas.text({plate.x + edge + (emblem_ ? 3 * mark : 0), middle - style.size / 2}, words_, style);
}

}  // namespace terramorph
