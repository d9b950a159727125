#include "ui/screens/battle/hud/cards/ready_list.h"

#include <algorithm>
#include <array>
#include <vector>

#include "app/language/language.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kReadyListLetters = 18;  // units
constexpr float kWaits = 0.35f;

std::vector<PlayerId> alive(const Match& match) {
    std::vector<PlayerId> players = match.state().order;
    std::erase_if(players, [&](PlayerId each) { return !match.state().tank(each).alive; });
    return players;
}

bool is_ready(const Match& match, const HudState& state, PlayerId player) {
    if (match.phase() != Phase::aiming || !state.still_aim) return match.state().committed(player);
    return std::ranges::find(*state.still_aim, player) == state.still_aim->end();
}

void draw_tick(Canvas& canvas, Point at, float size) {
    const std::array<Point, 3> tick = {at + Point{-size, 0}, at + Point{-size / 3, size * 0.7f},
                                       at + Point{size, -size * 0.8f}};
    canvas.line(tick, std::max(1.5f, size * 0.5f), theme::kBright);
}

}  // namespace

bool shows_ready_list(const Match& match) {
    const auto has_aimed = [&](PlayerId player) { return match.state().committed(player); };
    return match.settings().turn_mode() == TurnMode::simultaneous &&
           (match.phase() == Phase::aiming || std::ranges::any_of(match.state().order, has_aimed));
}

float draw_ready_list(Canvas& canvas, const Match& match, const HudState& state, Point at, float high) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(kReadyListLetters), theme::kText, Face::bold};
    const std::vector<PlayerId> players = alive(match);
    const float step = style.size * 1.5f, space = scale(10);
    const std::string_view aimed = tr("aimed");
    const float words = canvas.text_width(aimed, style) + space;
    const float wide = words + 2 * space + step * static_cast<float>(players.size());
    draw_plate(canvas, {at.x, at.y, wide, high});
    Point place = {at.x + space, at.y + high / 2};
    Part(canvas, "ready_list")->text({place.x, place.y - style.size / 2}, aimed, style);
    place.x += words + step / 2;
    for (const PlayerId each : players) {
        const Player& player = match.player(each);
        const bool done = is_ready(match, state, each);
        draw_emblem(canvas, place, style.size * 0.42f, player.emblem,
                    with_alpha(player_color(player.color), done ? 1 : kWaits));
        if (done) draw_tick(canvas, place + Point{style.size * 0.4f, style.size * 0.3f}, style.size * 0.3f);
        place.x += step;
    }
    return wide;
}

}  // namespace terramorph
