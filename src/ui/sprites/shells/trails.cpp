#include "ui/sprites/shells/trails.h"

#include <algorithm>
#include <array>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr Color kDot = {255, 250, 236};
constexpr Color kDotRim = {14, 18, 30};  // seen before pale skies
constexpr Color kPuff = {206, 200, 204};
constexpr std::array<Color, 6> kTrailsHeads = {
    {{255, 120, 120}, {255, 190, 90}, {246, 240, 110}, {130, 232, 140}, {120, 190, 255}, {230, 140, 246}}};
constexpr float kFlying = 0.75f, kFaint = 0.2f, kTraced = 0.9f;
constexpr float kFadesAbove =
    90;                       // pixels of a picture of 1600 x 900 from its top: a path isn't cut off there
constexpr float kEnd = 0.5f;  // of the faint path's last quarter

Color color_of(const Shell& shell) {
    if (shell.smokes) return kPuff;
    return is_colored(shell) ? head_color(shell) : kDot;
}

}  // namespace

bool is_colored(const Shell& shell) { return shell.generation > 0 && shell.fuse != 0; }

/// Depends on the sideways speed, which stays constant and so identifies a head.
Color head_color(const Shell& shell) {
    return kTrailsHeads[mix(static_cast<std::uint32_t>(shell.flight.velocity.x >> 16)) % kTrailsHeads.size()];
}

void Trails::begin_level(std::size_t players) { last_.assign(players, {}); }

void Trails::record_shells(const Battle& battle) {
    for (const Shell& shell : battle.state().shells) {
        if (shell.tank < 0 || shell.flight.age % kTicksBetween != 0) continue;
        Trail& trail = last_[shell.tank];
        if (trail.dots.size() < kMaxDots)
            trail.dots.push_back({columns_of(shell.flight.place()), color_of(shell), shell.smokes});
        trail.traced |= shell.traced;
    }
}

void Trails::note(const MatchEvent& event) {
    if (std::holds_alternative<event::TurnBegan>(event))
        for (Trail& trail : last_) trail.made_now = false;
    if (std::holds_alternative<event::NewLevel>(event)) begin_level(last_.size());
    if (const auto* fired = std::get_if<event::Fired>(&event))
        last_[fired->tank] = {{{fired->at, kDot}}, false, true};
}

void Trails::draw(Canvas& canvas, const View& view, TankId tank) const {
    bool flies = false;
    for (const Trail& trail : last_)
        if (trail.made_now) draw(canvas, view, trail), flies = true;
    if (!flies && tank.exists()) draw(canvas, view, last_[tank]);
}

void Trails::draw(Canvas& canvas, const View& view, const Trail& trail) const {
    const bool flies = trail.made_now;
    const float light = trail.traced ? kTraced : flies ? kFlying : kFaint;
    const float radius = std::max(1.0f, 2 * view.unit()), rim = std::max(1.0f, 0.6f * radius);
    for (std::size_t k = 0; k < trail.dots.size(); ++k) {
        const Dot& dot = trail.dots[k];
        const Point at = view.point(dot.at);
        if (at.y < -radius) continue;
        const auto newer = static_cast<float>(k + 1) / static_cast<float>(trail.dots.size());
        const float end = flies || trail.traced ? 0 : std::max(0.0f, 4 * newer - 3);
        const float begin = flies || trail.traced ? 1 : std::clamp(6 * newer - 0.5f, 0.0f, 1.0f);
        const float below = flies ? 1 : std::clamp(at.y / (kFadesAbove * view.unit()), 0.0f, 1.0f);
        const float bright = begin * (light + (kEnd - light) * end) * (flies ? 0.35f + 0.65f * newer : below);
        if (!dot.smoke) canvas.ring(at, radius + rim, rim, with_alpha(kDotRim, 0.4f * bright));
        canvas.circle(at, dot.smoke ? 2.2f * radius : radius,
                      with_alpha(dot.color, dot.smoke ? 0.5f * bright : bright));
    }
}

}  // namespace terramorph
