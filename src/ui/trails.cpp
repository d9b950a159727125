#include "ui/trails.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr Color kDot = {255, 250, 236};
constexpr float kFlying = 0.75f, kFaint = 0.28f, kTraced = 0.9f;

}  // namespace

void Trails::begin_level(std::size_t players) {
    last_.assign(players, {});
    flying_ = -1;
}

void Trails::note_shells(const Battle& battle) {
    for (const Shell& shell : battle.shells()) {
        if (shell.tank < 0 || shell.flight.age % kTicksBetween != 0) continue;
        Trail& trail = last_[static_cast<std::size_t>(shell.tank)];
        if (trail.dots.size() < kMostDots) trail.dots.push_back(columns_of(shell.flight.place()));
        trail.traced |= shell.traced;
    }
}

void Trails::note(const Event& event) {
    if (event.kind == Event::Kind::turn_began) flying_ = -1;
    if (event.kind == Event::Kind::new_level) begin_level(last_.size());
    if (event.kind != Event::Kind::fired) return;
    flying_ = event.tank;
    last_[static_cast<std::size_t>(event.tank)] = {{event.at}, false};
}

void Trails::draw(Canvas& canvas, const View& view, int player) const {
    const bool flies = flying_ >= 0;
    const int shown = flies ? flying_ : player;
    if (shown < 0) return;
    const Trail& trail = last_[static_cast<std::size_t>(shown)];
    const float light = trail.traced ? kTraced : flies ? kFlying : kFaint;
    const float radius = std::max(1.0f, 2 * view.unit());
    for (std::size_t k = 0; k < trail.dots.size(); ++k) {
        const Point at = view.point(trail.dots[k]);
        if (at.y < -radius) continue;
        const auto newer = static_cast<float>(k + 1) / static_cast<float>(trail.dots.size());
        canvas.circle(at, radius, with_alpha(kDot, light * (flies ? 0.35f + 0.65f * newer : 1)));
    }
}

}  // namespace terramorph
