#include "ui/sound/by_ear.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <utility>

#include "base/trig.h"
#include "ui/sound/sources.h"

namespace terramorph {

namespace {

constexpr int kSweepSteps = 40;
constexpr double kSweepSeconds = 3.2;
constexpr float kLowestLand = 131, kLandOctaves = 3;  // Hz
constexpr float kLeastRelief = 60;                    // columns: flatter land doesn't use all octaves
constexpr float kEarPan = 0.9f;
constexpr float kLowestAim = 262, kAimOctaves = 2;                                // Hz
constexpr float kLowestPower = 98, kPowerOctaves = 2;                             // Hz
constexpr double kBetweenTones = 0.09, kWindAfter = 0.4, kBetweenBreaths = 0.22;  // seconds
constexpr float kStrongestBreath = 40;  // columns per second squared

float hertz(float lowest, float octaves, float part) { return lowest * std::exp2(octaves * part); }

Sound told(std::array<Layer, Sound::kLayers> layers, float volume, float pan) {
    return {.layers = layers, .volume = volume, .pan = pan, .bus = Bus::interface};
}

/// A short tone, softly begun and ended.
Sound tone(float pitch, float seconds, float volume, float pan, float overtones) {
    return told({{{.source = kTone,
                   .level = 1,
                   .seconds = seconds,
                   .pitch = pitch,
                   .overtones = overtones,
                   .even = true,
                   .pure = true}}},
                volume, pan);
}

Sound tick(float pitch, float volume, float pan) {
    return told(
        {{{.source = kTone, .level = 0.8f, .seconds = 0.09f, .pitch = pitch, .overtones = 0.4f, .pure = true},
          {.source = kNoise, .level = 0.6f, .seconds = 0.03f, .pitch = 3 * pitch, .width = 0.6f}}},
        volume, pan);
}

/// From left to right.
struct Relief {
    std::vector<float> heights;  // columns
    std::vector<bool> wet;
    float low = 0, range = kLeastRelief;

    explicit Relief(const BattleState& battle) {
        const Ground& ground = battle.ground;
        for (int k = 0; k < kSweepSteps; ++k) {
            const int x = (2 * k + 1) * ground.width() / (2 * kSweepSteps);
            heights.push_back(to_columns(ground.top(x)));
            wet.push_back(ground.top(x) < water_over(battle, x));
        }
        const auto [least, most] = std::ranges::minmax(heights);
        low = least;
        range = std::max(kLeastRelief, most - least);
    }
    float pitch(std::size_t step) const {
        return hertz(kLowestLand, kLandOctaves, (heights[step] - low) / range);
    }
};

float pan_at(float part) { return kEarPan * (2 * part - 1); }

void add_tanks(std::vector<DueSound>& sweep, const Match& match, PlayerId player) {
    const std::vector<Tank>& tanks = match.battle().state().tanks;
    const TankId own = tank_of(player), mark = mark_of(match, player);
    const auto wide = static_cast<float>(match.battle().state().ground.width());
    for (const TankId each : ids<TankId>(tanks)) {
        if (!tanks[each].alive) continue;
        const float part = std::clamp(tanks[each].body.at.x / wide, 0.0f, 1.0f);
        const double when = kSweepSeconds * static_cast<double>(part);
        const float pan = pan_at(part);
        if (each == own)
            sweep.push_back({when, tick(330, 0.4f, pan)});
        else if (!allies(tanks, own, each))
            sweep.push_back({when, tick(1568, each == mark ? 0.6f : 0.25f, pan)});
    }
}

}  // namespace

std::vector<DueSound> land_sweep(const Match& match, PlayerId player) {
    const BattleState& battle = match.battle().state();
    const Relief relief(battle);
    const auto step = static_cast<float>(kSweepSeconds / kSweepSteps);
    std::vector<DueSound> sweep;
    for (std::size_t k = 0; k < relief.heights.size(); ++k) {
        const float part = (static_cast<float>(k) + 0.5f) / kSweepSteps;
        Sound sound = tone(relief.pitch(k), 2 * step, 0.2f, pan_at(part), 0.2f);
        if (relief.wet[k])
            sound.layers[1] = {
                .source = kNoise, .level = 0.7f, .seconds = 2 * step, .pitch = 2200, .even = true};
        sweep.push_back({kSweepSeconds / kSweepSteps * static_cast<double>(k), sound});
    }
    add_tanks(sweep, match, player);
    std::ranges::stable_sort(sweep, {}, &DueSound::after);
    return sweep;
}

TankId mark_of(const Match& match, PlayerId player) {
    const std::vector<Tank>& tanks = match.battle().state().tanks;
    const Tank& own = match.state().tank(player);
    const bool right = own.angle < kHalfTurn / 2;
    TankId mark = {};
    std::pair<bool, float> best = {true, 0};  // behind it, and how far away
    for (const TankId each : ids<TankId>(tanks)) {
        if (each == tank_of(player) || !tanks[each].alive || allies(tanks, tank_of(player), each)) continue;
        const float way = tanks[each].body.at.x - own.body.at.x;
        const std::pair<bool, float> here = {(way > 0) != right, std::abs(way)};
        if (!mark.exists() || here < best) mark = each, best = here;
    }
    return mark;
}

Sound angle_tone(int angle) {
    const float aside = static_cast<float>(cosine(kPi * angle / kHalfTurn));
    const int steep = std::min(angle, kHalfTurn - angle);
    const float part = static_cast<float>(steep) / (static_cast<float>(kHalfTurn) / 2);
    return tone(hertz(kLowestAim, kAimOctaves, part), 0.14f, 0.3f, kEarPan * aside, 0);
}

Sound power_tone(int power) {
    const float part = static_cast<float>(power) / static_cast<float>(kFullPower);
    return tone(hertz(kLowestPower, kPowerOctaves, part), 0.14f, 0.3f, 0, 0.8f);
}

std::vector<DueSound> wind_tones(int wind) {
    if (wind == 0) return {{0, tick(880, 0.2f, 0)}};
    const float strength = std::min(1.0f, static_cast<float>(std::abs(wind)) / kStrongestBreath);
    const float way = wind > 0 ? 1.0f : -1.0f;
    std::vector<DueSound> breaths;
    for (int k = 0; k < 3; ++k)
        breaths.push_back(
            {kBetweenBreaths * k, told({{{.source = kNoise,
                                          .level = 1,
                                          .seconds = 0.4f,
                                          .pitch = 300 + 1500 * strength,
                                          .width = 0.25f,
                                          .even = true,
                                          .pure = true}}},
                                       0.15f + 0.3f * strength, way * kEarPan * static_cast<float>(k - 1))});
    return breaths;
}

void ByEar::add(std::vector<DueSound> sounds, double after) {
    for (DueSound& each : sounds) {
        each.after += after;
        due_.push_back(each);
    }
}

/// Another one begins from the left.
void ByEar::sweep(const Match& match) {
    due_.clear();
    add(land_sweep(match, match.player()));
}

/// The aim that somebody finds isn't news, but the wind is.
void ByEar::tell_changes(const Match& match) {
    const Tank& tank = match.state().tank(match.player());
    const Aim now = {match.player(), match.turn(), tank.angle, tank.power, match.battle().state().air.wind};
    const bool begins = !heard_ || heard_->player != now.player || heard_->turn != now.turn;
    if (begins || heard_->wind != now.wind) add(wind_tones(now.wind), begins ? kWindAfter : 0);
    if (begins) return void(heard_ = now);
    heard_->wind = now.wind;
    if (since_tone_ < kBetweenTones) return;
    const bool turns = heard_->angle != now.angle, loads = heard_->power != now.power;
    if (turns) play_(angle_tone(now.angle));
    if (loads) play_(power_tone(now.power));
    if (turns || loads) heard_ = now, since_tone_ = 0;
}

bool ByEar::advance(double seconds, const Match& match, bool aiming) {
    since_tone_ += seconds;
    if (aiming) tell_changes(match);
    for (DueSound& each : due_)
        if ((each.after -= seconds) <= 0) play_(each.sound);
    std::erase_if(due_, [](const DueSound& each) { return each.after <= 0; });
    return !due_.empty();
}

}  // namespace terramorph
