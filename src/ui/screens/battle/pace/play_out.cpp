#include "ui/screens/battle/pace/play_out.h"

#include <algorithm>
#include <string>
#include <vector>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/screens/battle/people.h"
#include "ui/screens/battle/tips/tip_box.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kCoverWide = 200, kCoverBar = 10, kCoverEmblem = 16;  // units
constexpr Color kCoverEmpty = {72, 68, 90};

/// A key of a battle as the player has bound it.
std::string key_cap(const HudState& state, std::string_view key) {
    const Controls first;
    return caps(state.controls ? *state.controls : first, state.device, key);
}

std::string heading_of(const Match& match, const std::string& key, bool mouse) {
    if (Scale::finger() > 0)
        return std::string(several_people(match) ? tr("You're all out. Tap here for the result")
                                                 : tr("You're out. Tap here for the result"));
    if (key.empty() || (mouse && !several_people(match)))
        return std::string(tr("You're out. Click here for the result"));
    const std::string cap = concat("[", key, "]");
    return several_people(match) ? tr("You're all out. {key} skips to the result", {{"key", cap}})
                                 : tr("You're out. {key} skips to the result", {{"key", cap}});
}

/// An emblem and a bar of health, in a part of a row.
void draw_survivor(Canvas& canvas, const Match& match, PlayerId number, Rect part) {
    const Scale scale(canvas);
    const Player& player = match.player(number);
    const Color color = player_color(player.color);
    const float radius = scale(kCoverEmblem), left = part.x + 3 * radius, wide = part.w - 5 * radius;
    const float full = static_cast<float>(match.battle().state().rules.health);
    const float health = std::clamp(static_cast<float>(match.state().tank(number).health) / full, 0.0f, 1.0f);
    draw_emblem(canvas, {part.x + radius, part.center().y}, radius, player.emblem, color);
    const Rect bar = {left, part.center().y - scale(kCoverBar) / 2, wide, scale(kCoverBar)};
    canvas.fill(bar, kCoverEmpty);
    canvas.fill({bar.x, bar.y, bar.w * health, bar.h}, color);
}

}  // namespace

bool PlayOut::advance(double seconds, bool watches) {
    const bool before = left();
    watched_ = watches ? watched_ + seconds : 0;
    return left() != before;
}

void PlayOut::draw_card(Canvas& canvas, const Match& match, const HudState& state, Rect room) {
    if (left()) return void(place_ = {});
    const std::string faster = Scale::finger() > 0 || state.mouse ? "" : key_cap(state, "f"),
                      speed = speed_words(state.speed);
    const std::string words = faster.empty() ? tr("Or watch the rest at {speed}.", {{"speed", speed}})
                                             : tr("Or watch the rest at {speed}. {key} changes the speed.",
                                                  {{"speed", speed}, {"key", faster}});
    const Point foot = {room.x + room.w / 2, room.y + room.h};
    place_ = draw_tip_box(canvas, {"out", heading_of(match, key_cap(state, "space"), state.mouse), words,
                                   foot, foot, room, false});
}

/// Who is left, and how healthy they are.
void PlayOut::draw_cover(Canvas& canvas, const Match& match) {
    const Part part(canvas, "play_out");
    const Scale scale(canvas);
    canvas.fill({0, 0, canvas.width(), canvas.height()}, theme::kBackground);
    std::vector<PlayerId> left;
    for (const PlayerId player : ids<PlayerId>(match.settings().players))
        if (match.state().tank(player).alive) left.push_back(player);
    const Point middle = {canvas.width() / 2, canvas.height() / 2};
    const TextStyle style = {scale.text(theme::kLarge), theme::kBright, Face::bold, Align::center};
    canvas.text({middle.x, middle.y - 2 * style.size}, tr("The others are fighting it out"), style);
    const float count = static_cast<float>(left.size());
    const float wide =
        std::min(scale(kCoverWide), (canvas.width() - 2 * scale(theme::kMargin)) / std::max(1.0f, count));
    Rect place = {middle.x - count * wide / 2, middle.y, wide, style.size};
    for (const PlayerId player : left) {
        draw_survivor(canvas, match, player, place);
        place.x += wide;
    }
}

}  // namespace terramorph
