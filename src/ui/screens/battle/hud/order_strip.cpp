#include "ui/screens/battle/hud/order_strip.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <vector>

#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kStripLetters = 17;  // units
constexpr float kNameRoom = 96;      // units
constexpr float kEmblemOnly = 30;    // units, without a name
constexpr float kVolleyGap = 22;     // units
constexpr float kHasPlayed = 0.6f;   // brightness
constexpr Color kEmptyHealth = {72, 68, 90};

struct InOrder {
    PlayerId player;
    bool has_played = false;
};

/// Who plays, in order; a volley ends behind the first `volley` of them.
struct Order {
    std::vector<InOrder> players;
    std::size_t volley = 0;
};

std::vector<PlayerId> living(const Match& match, const std::vector<PlayerId>& players) {
    std::vector<PlayerId> alive;
    std::ranges::copy_if(players, std::back_inserter(alive),
                         [&](PlayerId player) { return match.state().tank(player).alive; });
    return alive;
}

/// The next volley, as far as it's known. Two take turns to begin; more players' order is still to be drawn,
/// so those who have played stand there by number.
std::vector<InOrder> next_volley_of(const Match& match, const std::vector<InOrder>& before) {
    const MatchState& state = match.state();
    std::vector<PlayerId> players = living(match, state.order);
    std::vector<InOrder> next;
    const bool together = match.settings().turn_mode() == TurnMode::simultaneous;
    if (players.size() == 2 && !together) return {{players[1]}, {players[0]}};
    if (!together) std::ranges::sort(players);
    for (const PlayerId player : players)
        if (std::ranges::count(before, player, &InOrder::player) == 0) next.push_back({player, !together});
    return next;
}

/// `now` first, though the match may be a turn further already.
Order in_order(const Match& match, PlayerId now) {
    const MatchState& state = match.state();
    Order order;
    order.players = {{now}};
    if (now != match.player() && state.place == 0) order.volley = 1;
    for (std::size_t k = state.place; k < state.order.size(); ++k)
        if (state.order[k] != now) order.players.push_back({state.order[k]});
    std::erase_if(order.players, [&](const InOrder& each) { return !state.tank(each.player).alive; });
    if (order.volley > 0) return order;
    order.volley = order.players.size();
    const std::vector<InOrder> next = next_volley_of(match, order.players);
    order.players.insert(order.players.end(), next.begin(), next.end());
    return order;
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

/// Between this volley and the next: an arrow that turns back to the beginning.
void draw_boundary(Canvas& canvas, Rect place) {
    const Part part(canvas, "volley");
    const Scale scale(canvas);
    const float thick = std::max(1.0f, scale(2)), middle = place.center().x;
    canvas.fill({std::floor(middle - thick / 2), place.y + scale(5), thick, place.h - scale(10)},
                theme::kMuted);
    const float tip = scale(5), y = place.center().y;
    const Point arrow[] = {{middle + thick, y - tip}, {middle + thick + tip, y}, {middle + thick, y + tip}};
    canvas.polygon(arrow, theme::kMuted);
}

}  // namespace

float order_strip_height(const Canvas& canvas) {
    const Scale scale(canvas);
    return scale.text(kStripLetters) + std::max(2.0f, scale(5)) + 3 * scale(5);
}

float draw_order_strip(Canvas& canvas, const Match& match, PlayerId now, Point corner, float room) {
    const Scale scale(canvas);
    const float high = order_strip_height(canvas);
    const auto [places, volley] = in_order(match, now);
    const auto count = static_cast<float>(places.size());
    const TextStyle style = {scale.text(kStripLetters), theme::kText, Face::bold};
    float widest = 0;
    for (const InOrder& place : places)
        widest = std::max(widest, canvas.text_width(match.player(place.player).name, style));
    float wide = std::min(widest, scale(kNameRoom)) + 1.84f * style.size + scale(15);
    const float gap = volley < places.size() ? scale(kVolleyGap) : 0;
    const bool named = wide * count + gap <= room;
    if (!named) wide = std::min(scale(kEmblemOnly), (room - gap) / count);
    const float whole = wide * count + gap;
    const Rect plate = {corner.x - whole, corner.y, whole, high};
    const Part part(canvas, "order");
    canvas.fill_rounded(plate, scale(8), theme::kPlate);
    for (std::size_t k = 0; k < places.size(); ++k) {
        const float before = k < volley ? 0 : gap;
        const Rect place = {plate.x + wide * static_cast<float>(k) + before, plate.y, wide, high};
        if (k == volley) draw_boundary(canvas, {place.x - gap, plate.y, gap, high});
        if (k == 0 && places[k].player == now)
            canvas.outline_rounded(place, scale(8), std::max(1.0f, scale(2)), theme::kBright);
        draw_player(canvas, match, places[k], place, named);
    }
    return plate.w;
}

}  // namespace terramorph
