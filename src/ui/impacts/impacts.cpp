#include "ui/impacts/impacts.h"

#include <algorithm>
#include <cmath>

#include "ui/sprites/shells/trails.h"

namespace terramorph {

namespace {

constexpr float kUsualGravity = 200;  // of a battle on earth
constexpr Weight kQuake = {0, 3.5f, 0, 0};
constexpr Color kGlintLight = {255, 208, 140};
constexpr float kGlints = 0.14f;  // seconds
constexpr std::size_t kMostStoneLamps = 5;
constexpr float kFresh = 1.2f, kCloudFresh = 2.6f;  // seconds
constexpr float kCloudHigh = 1.7f;                  // radii
constexpr float kHushClears = 300;                  // columns

}  // namespace

void Impacts::clear() {
    bursts_.clear();
    glints_.clear();
    hush_.reset();
    stones_.clear();
    cracks_.clear();
    tremors_.clear();
    fired_.clear();
    shake_.clear();
    breath_.clear();
    tops_.clear();
    quiet_ = kSeenAfter;
}

void Impacts::remember(const BattleState& state) {
    remember(state.ground);
    heads_.clear();
    for (const Shell& shell : state.shells)
        if (is_colored(shell)) heads_.emplace_back(columns_of(shell.flight.place()), head_color(shell));
}

/// The colour of a shell that was here a moment ago; black if it had none.
Color Impacts::tint_at(Vec2<float> place) const {
    constexpr float kNear = 24;  // columns
    for (const auto& [at, color] : heads_)
        if (std::abs(at.x - place.x) < kNear && std::abs(at.y - place.y) < kNear) return color;
    return {};
}

void Impacts::remember(const Ground& ground) {
    if (remembered_ == ground.revision() && tops_.size() == static_cast<std::size_t>(ground.width())) return;
    remembered_ = ground.revision();
    tops_.resize(static_cast<std::size_t>(ground.width()));
    for (int x = 0; x < ground.width(); ++x) tops_[x] = to_columns(ground.top(x));
}

bool Impacts::was_solid(Vec2<float> at) const {
    const int x = static_cast<int>(std::floor(at.x));
    return x >= 0 && x < static_cast<int>(tops_.size()) && at.y < tops_[x];
}

/// Returns true, and counts the flash, if a bright flash may begin now.
bool Impacts::may_flash() {
    auto& oldest = *std::min_element(flashed_.begin(), flashed_.end());
    if (time_ - oldest <= 1) return false;
    oldest = time_;
    return true;
}

std::size_t Impacts::flashes() const {
    return static_cast<std::size_t>(std::ranges::count_if(bursts_, &Burst::flashes));
}

void Impacts::jolt(const Weight& weight, float seconds, std::optional<float> column) {
    shake_.add(comfort_.shake * weight.shake, seconds, column);
    breath_.hold(static_cast<double>(comfort_.breath * weight.breath));
}

std::vector<Rect> Impacts::fresh(const View& view) const {
    std::vector<Rect> places;
    for (const Burst& burst : bursts_) {
        const BlastLook& look = burst.look();
        const bool cloud = look.kind == BlastKind::fire && look.radius >= kMushroom;
        if (burst.age() >= (cloud ? kCloudFresh : kFresh) || look.kind == BlastKind::melt) continue;
        const Point at = view.point(look.at);
        const float wide = look.radius * view.scale, high = look.height * wide;
        const float top = cloud ? kCloudHigh * high : high;
        places.push_back({at.x - wide, at.y - top, 2 * wide, top + high});
    }
    return places;
}

void Impacts::quake() { jolt(kQuake, 0.35f); }

void Impacts::burst(BlastLook look, const BlastPlace& place) {
    look.flashes = look.flashes && look.kind != BlastKind::earth && may_flash();
    look.chance = random_.next();
    if (bursts_.size() >= kMaxBursts) bursts_.erase(bursts_.begin());
    // What bursts within a greater fire is behind it.
    const auto around = std::ranges::find_if(bursts_, [&](const Burst& each) { return each.swallows(look); });
    bursts_.emplace(around, look, place);
    quiet_ = dark_ = 0;
}

bool Impacts::advance(double seconds, const Battle& battle) {
    const Ground& ground = battle.state().ground;
    time_ += seconds;
    const bool changed = revision_ != ground.revision();
    revision_ = ground.revision();
    bool moved = !bursts_.empty();
    bool lit = false;
    for (Burst& burst : bursts_) {
        burst.advance(seconds);
        if (changed) burst.keep_edges(ground);
        lit |= burst.lit();
    }
    std::erase_if(bursts_, [](const Burst& burst) { return burst.over(); });
    moved |= !glints_.empty();
    for (Glint& glint : glints_) glint.age += static_cast<float>(seconds);
    std::erase_if(glints_, [](const Glint& glint) { return glint.age >= kGlints; });
    moved |= hush_.has_value();
    if (hush_ && (hush_->age += static_cast<float>(seconds)) >= kHushLasts) hush_.reset();
    const float share = static_cast<float>(battle.state().air.gravity) / kUsualGravity;
    moved |= stones_.advance(seconds, ground, kStoneGravity * std::clamp(share, 0.6f, 1.5f));
    moved |= shake_.advance(seconds);
    moved |= cracks_.advance(seconds);
    moved |= tremors_.advance(seconds);
    const bool waits = unseen();
    dark_ = lit ? 0 : std::min(kGlanceAfter, dark_ + seconds);
    quiet_ = lit || stones_.flying() ? 0 : std::min(kSeenAfter, quiet_ + seconds);
    return moved || waits;
}

void Impacts::shine(LightField& light, const View& view) const {
    for (const Burst& burst : bursts_) burst.shine(light, view);
    for (const Glint& glint : glints_) {
        const float left = 1 - glint.age / kGlints, reach = 6 * glint.radius * view.scale;
        light.shine({view.point(glint.at), reach, 0.9f * left, 0.5f * reach, kGlintLight});
        light.glow(view.point(glint.at), 0.6f * reach, kGlintLight, 0.22f * left);
    }
    for (const Burst& burst : bursts_) burst.flash(light, comfort_.flash);
}

/// The nearer a cloud, the brighter its floor.
void Impacts::light_clouds(Canvas& canvas, const View& view, const View& sky,
                           std::span<const CloudPlace> clouds) const {
    constexpr float kCloudLight = 0.5f;
    SoftBrush brush(canvas);
    for (const Burst& burst : bursts_) {
        if (!burst.lit()) continue;
        const Lamp lamp = burst.lamp(view);
        for (const CloudPlace& cloud : clouds) {
            const Point middle = sky.point(cloud.middle);
            const float half = cloud.half * sky.scale, high = cloud.high * sky.scale;
            const Point at = {std::clamp(lamp.middle.x, middle.x - 0.5f * half, middle.x + 0.5f * half),
                              middle.y};
            const Point off = at - lamp.middle;
            const float near = 1 - std::sqrt(off.x * off.x + off.y * off.y) / (1.3f * lamp.reach);
            if (near <= 0 || at.y > lamp.middle.y) continue;
            canvas.push_clip({middle.x - half, middle.y - high, 2 * half, high});
            brush.glow(at, {0.62f * half, 0.8f * high}, lamp.color,
                       kCloudLight * lamp.strength * near * near);
            brush.glow(middle, {0.95f * half, 0.22f * high}, lamp.color,
                       kCloudLight * lamp.strength * near * near);
            canvas.pop_clip();
        }
    }
}

void Impacts::hush(Canvas& canvas, const View& view) const {
    if (!hush_) return;
    constexpr Color kNight = {12, 8, 20};
    const float falls = smooth(hush_->age / kHushFalls),
                left = smooth((kHushLasts - hush_->age) / (kHushLasts - kHushFalls));
    const float radius = kHushClears * view.scale;
    SoftBrush(canvas).cover_around(view.point(hush_->at), {radius, radius}, kNight,
                                   kHush * comfort_.breath * falls * left);
}

void Impacts::draw_ground(Canvas& canvas, const View& view, const Ground& ground) {
    SoftBrush brush(canvas);
    cracks_.draw(canvas, view, ground);
    tremors_.draw(brush, view, ground);
    for (const Burst& burst : bursts_) burst.draw_ground(brush, half_, view, ground);
    stones_.draw_lying(canvas, view);
}

void Impacts::draw(Canvas& canvas, const View& view, const BlastScene& scene) {
    SoftBrush brush(canvas);
    for (const Burst& burst : bursts_) burst.draw(brush, half_, view, scene);
    lamps_.clear();
    for (auto burst = bursts_.rbegin(); burst != bursts_.rend() && lamps_.size() < kMostStoneLamps; ++burst)
        if (burst->lit()) lamps_.push_back(burst->lamp(view));
    stones_.draw_flying(canvas, view, lamps_);
    if (comfort_.breath > 0)
        for (const Burst& burst : bursts_) burst.bend(brush, view, scene.ground);
    for (const Glint& glint : glints_) {
        const float left = 1 - glint.age / kGlints;
        brush.glow(view.point(glint.at), glint.radius * view.scale, kGlintLight, 1.5f * left * left);
    }
}

}  // namespace terramorph
