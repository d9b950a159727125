#include "ui/screens/battle/hud/order_strip.h"

#include <algorithm>
#include <vector>

#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kStripLetters = 17;  // units
constexpr float kNameRoom = 96;      // units
constexpr float kEmblemOnly = 30;    // units, without a name
constexpr float kHasPlayed = 0.6f;   // brightness
constexpr Color kEmptyHealth = {72, 68, 90};

struct InOrder {
    PlayerId player;
    bool has_played = false;
};

/// `now` first, though the match may be a turn further already.
std::vector<InOrder> in_order(const Match& match, PlayerId now) {
    const auto& order = match.state().order;
    const std::size_t begin = match.state().place;
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    std::vector<InOrder> players = {{now}};
    for (std::size_t k = 0; k < order.size(); ++k) {
        const std::size_t place = (begin + k) % order.size();
        if (order[place] != now) players.push_back({order[place], place < begin && !together});
    }
    std::erase_if(players, [&](const InOrder& each) { return !match.state().tank(each.player).alive; });
    return players;
}

float health_of(const Match& match, PlayerId player) {
    const auto full = static_cast<float>(match.battle().state().rules.health);
    return std::clamp(static_cast<float>(match.state().tank(player).health) / full, 0.0f, 1.0f);
}

/// A player's emblem, name and health in a part of the strip.
void draw_player(Canvas& canvas, const Match& match, const InOrder& place, Rect part, bool named) {
    const Scale scale(canvas);
    const Player& player = match.player(place.player);
    const float bright = place.has_played ? kHasPlayed : 1;
    const Color color = with_alpha(player_color(player.color), bright);
    const TextStyle style = {scale.text(kStripLetters), with_alpha(theme::kText, bright), Face::bold};
    const float space = scale(5), thick = std::max(2.0f, scale(5));
    const float middle = part.y + (part.h - thick - space) / 2;
    const float emblem = style.size * 0.42f;
    const float left = named ? part.x + space + emblem : part.x + part.w / 2;
    draw_emblem(canvas, {left, middle}, emblem, player.emblem, color);
    if (named) {
        const float from = left + emblem + space;
        canvas.text_within({from, middle - style.size / 2}, part.x + part.w - from - space, player.name,
                           style);
    }
    const Rect bar = {part.x + space, part.y + part.h - thick - space, part.w - 2 * space, thick};
    canvas.fill(bar, with_alpha(kEmptyHealth, bright));
    canvas.fill({bar.x, bar.y, bar.w * health_of(match, place.player), bar.h}, color);
}

}  // namespace

float order_strip_height(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale.text(kStripLetters) + std::max(2.0f, scale(5)) + 3 * scale(5);
}

float draw_order_strip(Canvas& canvas, const Match& match, PlayerId now, Point corner, float room) {
    const Scale scale(canvas);
    const float high = order_strip_height(canvas);
    const std::vector<InOrder> places = in_order(match, now);
    const auto count = static_cast<float>(places.size());
    const TextStyle style = {scale.text(kStripLetters), theme::kText, Face::bold};
    float widest = 0;
    for (const InOrder& place : places)
        widest = std::max(widest, canvas.text_width(match.player(place.player).name, style));
    float wide = std::min(widest, scale(kNameRoom)) + 1.84f * style.size + scale(15);
    const bool named = wide * count <= room;
    if (!named) wide = std::min(scale(kEmblemOnly), room / count);
    const Rect plate = {corner.x - wide * count, corner.y, wide * count, high};
    const Part part(canvas, "order");
    canvas.fill_rounded(plate, scale(8), theme::kPlate);
    for (std::size_t k = 0; k < places.size(); ++k) {
        const Rect place = {plate.x + wide * static_cast<float>(k), plate.y, wide, high};
        if (places[k].player == now)
            canvas.outline_rounded(place, scale(8), std::max(1.0f, scale(2)), theme::kBright);
        draw_player(canvas, match, places[k], place, named);
    }
    return plate.w;
}

}  // namespace terramorph
