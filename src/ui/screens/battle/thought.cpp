#include "ui/screens/battle/thought.h"

#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/layout.h"
#include "ui/screens/battle/target.h"
#include "ui/sprites/emblems.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kWorst = {110, 150, 255}, kBest = {255, 176, 66};
constexpr Ticks kEvery = 2 * kTick;                  // from one place to the next
constexpr float kWraps = 200;                        // columns: longer jumps mean wrapping
constexpr Ticks kMaxThoughtWayTicks = 30 * kSecond;  // of a path that are drawn
constexpr float kBattleThoughtLetters = 22;          // units

}  // namespace

void ThoughtPicture::remember(const Thought& thought, const Match& match) {
    const bool shown = shown_;
    forget();
    shown_ = shown;
    if (thought.weighed.empty()) return;
    const Battle& battle = match.battle();
    const CollisionScene scene = battle.scene();
    float best = 1;
    for (const auto& each : thought.weighed) best = std::max(best, each.value);
    for (const auto& each : thought.weighed)
        add(shot_of(battle.state(), tank_of(thought.player), each.angle, each.power), scene,
            std::clamp(each.value / best, 0.0f, 1.0f), &each == &thought.weighed.back());
    const Player& player = match.player(thought.player);
    color_ = player_color(player.color);
    words_ = thought.words.empty() ? player.name : concat(player.name, ": ", tr(thought.words));
    if (!thought.victim.exists()) return;
    victim_color_ = player_color(match.player(thought.victim).color);
    victim_ = {match.state().tank(thought.victim).middle()};
}

void ThoughtPicture::add(const Flight& begun, const CollisionScene& scene, float worth, bool chosen) {
    Flight flight = begun;
    Contact contact;
    std::vector<Vec2<float>> places = {columns_of(flight.place())};
    bool flies = true;
    for (Ticks tick = kTick; flies && tick < kMaxThoughtWayTicks; ++tick) {
        const FlightEnd end = fly_one_tick(flight, scene, contact);
        flies = goes_on(end);
        if (flies && tick % kEvery != 0) continue;
        const Vec2<float> place = columns_of(end == FlightEnd::hit ? contact.at : flight.place());
        if (std::abs(place.x - places.back().x) > kWraps)
            ways_.push_back({std::exchange(places, {}), worth, chosen});
        places.push_back(place);
    }
    ways_.push_back({std::move(places), worth, chosen});
}

void ThoughtPicture::draw(Canvas& canvas, const View& view) const {
    if (!shown()) return;
    const Scale scale(canvas);
    for (const Way& way : ways_) {
        std::vector<Point> points;
        for (const Vec2<float> place : way.places) points.push_back(view.point(place));
        if (way.chosen) canvas.line(points, std::max(3.0f, scale(6)), with_alpha(color_, 0.55f));
        const Color color = mixed(kWorst, kBest, way.worth);
        canvas.line(points, std::max(1.2f, scale(way.chosen ? 2.5f : 1.8f)),
                    way.chosen ? theme::kBright : with_alpha(color, 0.25f + 0.4f * way.worth));
        if (!way.chosen) canvas.circle(points.back(), std::max(2.0f, scale(4)), with_alpha(color, 0.7f));
    }
    for (const Vec2<float> place : victim_) draw_target(canvas, view, place, victim_color_);
    draw_words(canvas);
}

void ThoughtPicture::draw_words(Canvas& canvas) const {
    const Part part(canvas, "thought");
    const Scale scale(canvas);
    const TextStyle style = {scale.text(kBattleThoughtLetters), theme::kBright};
    const float edge = scale(24), bar = scale(8), space = scale(14), high = style.size + scale(16);
    const float most = canvas.width() - 2 * edge;
    const float wide = std::min(most, canvas.text_width(words_, style) + bar + 2 * space);
    const Rect plate = {edge, hud_foot_top(canvas) - scale(12) - high, wide, high};
    canvas.fill_rounded(plate, scale(8), with_alpha(theme::kBackground, 0.88f));
    canvas.fill({plate.x, plate.y, bar, high}, color_);
    canvas.text_within({plate.x + bar + space, plate.center().y - style.size / 2}, wide - bar - 2 * space,
                       words_, style);
}

}  // namespace terramorph
