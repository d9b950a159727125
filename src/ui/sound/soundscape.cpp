#include "ui/sound/soundscape.h"

#include <algorithm>
#include <cmath>

#include "ui/sound/going_on.h"

namespace terramorph {

namespace {

constexpr double kSoon = 0.05;  // seconds: two of a kind within it sound like one
constexpr int kBlastsAtOnce = 4;
constexpr float kEases = 12;  // of the way that's left to an aim, per second
constexpr float kStill = 1;   // tenths of a degree, or of power

Surface surface_of(Material material) {
    switch (material) {
        case Material::air:
            return Surface::air;
        case Material::topsoil:
        case Material::earth:
            return Surface::earth;
        case Material::sand:
            return Surface::sand;
        case Material::rock:
        case Material::stone:
        case Material::bedrock:
            return Surface::rock;
    }
    return Surface::air;
}

/// How far below its place it's decided what something meets, in columns.
struct Reach {
    float operator()(const event::Exploded& exploded) const {
        return exploded.radius * static_cast<float>(std::max(1, exploded.height)) / 100;
    }
    float operator()(const event::Dug& dug) const { return dug.radius; }
    template <class Other>
    float operator()(const Other&) const {
        return 0;
    }
};

template <class Wanted>
std::optional<Wanted> field(const MatchEvent& event, auto get) {
    return std::visit(
        [&](const auto& each) -> std::optional<Wanted> {
            if constexpr (requires { Wanted(get(each)); })
                return get(each);
            else
                return std::nullopt;
        },
        event);
}

}  // namespace

Surface surface_at(const BattleState& battle, Vec2<float> at, float reach) {
    constexpr int kSteps = 6;
    constexpr float kMargin = 6;  // columns
    if (at.y < to_columns(water_at(battle, at))) return Surface::water;
    for (int k = 0; k <= kSteps; ++k) {
        const float down = (reach + kMargin) * static_cast<float>(k) / kSteps;
        const auto y = Sixteenths::truncated(at.y - down);
        const Material material = battle.ground.material(static_cast<int>(at.x), y);
        if (material != Material::air) return surface_of(material);
    }
    return Surface::air;
}

void Soundscape::forget() {
    fired_.clear();
    aims_.clear();
}

/// True if this sounds as if it belonged to another of its kind.
bool Soundscape::too_soon(const MatchEvent& event) {
    const bool soon = time_ - last_[event.index()] < kSoon;
    if (!soon) last_[event.index()] = time_;
    if (!std::holds_alternative<event::Exploded>(event)) return soon;
    blasts_ = soon ? blasts_ + 1 : 1;
    return blasts_ > kBlastsAtOnce;
}

const Weapon* Soundscape::weapon_of(const MatchEvent& event, const Arsenal& arsenal) const {
    if (const auto* used = std::get_if<event::UsedItem>(&event))
        return used->item.exists() ? &arsenal.items[used->item] : nullptr;
    const auto tank =
        field<TankId>(event, [](const auto& each) -> decltype(TankId(each.tank)) { return each.tank; });
    if (!tank || !tank->exists() || tank->value() >= static_cast<int>(fired_.size())) return nullptr;
    const WeaponId weapon = fired_[at(tank->value())];
    return weapon.exists() ? &arsenal.weapons[weapon] : nullptr;
}

void Soundscape::note(const MatchEvent& event, const Match& match, const Ears& ears) {
    const BattleState& battle = match.battle().state();
    if (std::holds_alternative<event::NewLevel>(event)) forget();
    fired_.resize(battle.tanks.size());
    if (const auto* fired = std::get_if<event::Fired>(&event); fired && fired->tank.exists())
        fired_[at(fired->tank.value())] = fired->weapon;
    if (too_soon(event)) return;
    Circumstances circumstances{.weapon = weapon_of(event, match.arsenal())};
    const auto place =
        field<Vec2<float>>(event, [](const auto& each) -> decltype(Vec2<float>(each.at)) { return each.at; });
    if (place) circumstances.surface = surface_at(battle, *place, std::visit(Reach{}, event));
    if (const auto sound = cue(event, ears, circumstances)) play_(*sound);
}

/// A barrel turns and a charge is loaded for a moment longer than the command takes.
void Soundscape::aim(double seconds, const BattleState& battle) {
    turns_ = loads_ = 0;
    const float share = std::min(1.0f, kEases * static_cast<float>(seconds));
    const bool fresh = aims_.size() != battle.tanks.size();
    aims_.resize(battle.tanks.size());
    for (std::size_t k = 0; k < aims_.size(); ++k) {
        const Tank& tank = battle.tanks[k];
        auto& [angle, power] = aims_[k];
        const auto wanted = static_cast<float>(tank.angle), load = static_cast<float>(tank.power);
        if (fresh || !tank.alive) angle = wanted, power = load;
        if (std::abs(wanted - angle) > kStill) turns_ = std::abs(wanted - angle), aimed_at_ = tank.body.at.x;
        if (std::abs(load - power) > kStill) loads_ = load / kFullPower, aimed_at_ = tank.body.at.x;
        angle += share * (wanted - angle), power += share * (load - power);
    }
    turns_ = std::min(1.0f, turns_ / 300);
}

double Soundscape::every(Going going) {
    if (going <= Going::life) return kAmbienceEvery;
    return going <= Going::jet ? kMachineEvery : kGrindingEvery;
}

void Soundscape::advance(double seconds, const Match& match, const Ears& ears) {
    time_ += seconds;
    const BattleState& battle = match.battle().state();
    aim(seconds, battle);
    for (std::size_t k = 0; k < kGoings; ++k) {
        const auto going = static_cast<Going>(k);
        if (time_ < next_[k]) continue;
        auto heard_now = heard(going, battle);
        if (!heard_now && going > Going::life) continue;
        next_[k] = time_ + every(going);
        if (!heard_now) continue;
        heard_now->sound.name = name_of(going);
        play_(heard_now->column ? placed(heard_now->sound, *heard_now->column, ears) : heard_now->sound);
    }
}

}  // namespace terramorph
