// What goes on in a battle, as it's heard.
#include <algorithm>
#include <array>
#include <cmath>

#include "app/language/language.h"
#include "ui/sound/going_on.h"
#include "ui/sound/soundscape.h"

namespace terramorph {

namespace {

constexpr float kStrongWind = 40;                 // columns per second squared
constexpr float kEarthGravity = 9.8f;             // m/s2
constexpr float kSlowest = 8;                     // columns per second: what's slower isn't heard
constexpr float kFastTank = 60, kFastBall = 260;  // columns per second
constexpr float kFastShell = 9;                   // columns per tick
constexpr float kLargeBall = 22;                  // columns
constexpr float kManyFlames = 80;
constexpr float kMuchWater = 12000;  // cells that run down
constexpr float kChirps = 0.12f;     // how often something alive is heard, when it may be
constexpr float kTurretHeard = 0.02f;

float share(float much, float full) { return std::clamp(much / full, 0.0f, 1.0f); }

Airs airs_of(const BattleState& battle) {
    const Planet& planet = battle.level.planet;
    const auto number = [&](PlanetValue which) { return static_cast<float>(planet.value(which)); };
    return {.wind = share(std::abs(static_cast<float>(battle.air.wind)), kStrongWind),
            .thick = number(PlanetValue::air) / 100,
            .sand = number(PlanetValue::sand) / 100,
            .gravity = std::sqrt(number(PlanetValue::gravity) / kEarthGravity)};
}

/// How many ongoing effects of this look there are, and their middle.
std::pair<int, float> ongoing(const BattleState& battle, VisualKind visual) {
    int count = 0;
    float columns = 0;
    for (const OngoingEffect& each : battle.ongoing)
        if (each.waits == 0 && each.effect->kind->visual == visual)
            ++count, columns += columns_of(each.context.at).x;
    return {count, count > 0 ? columns / static_cast<float>(count) : 0.0f};
}

/// What of the water runs down (cells), and the column where most of it does.
std::pair<std::int64_t, float> running_water(const BattleState& battle) {
    std::int64_t cells = 0, most = 0;
    float column = 0;
    if (!battle.basins) return {};
    for (const Parcel& parcel : battle.basins->parcels()) {
        cells += parcel.volume;
        if (parcel.volume <= most) continue;
        most = parcel.volume;
        column = static_cast<float>(battle.basins->basins().gaps()[parcel.gap].x);
    }
    return {cells, column};
}

bool has_water(const BattleState& battle) {
    return battle.basins ? battle.basins->volume() > 0 : battle.water > Sixteenths{};
}

}  // namespace

/// What always goes on, and what whoever aims does, is no news.
std::string_view Soundscape::name_of(Going going) {
    constexpr std::array<std::string_view, kGoings> kNames = {"",
                                                              "",
                                                              "",
                                                              "",
                                                              "",
                                                              "",
                                                              N_("engine runs"),
                                                              N_("shell whistles"),
                                                              N_("rocket hisses"),
                                                              N_("ball rolls"),
                                                              N_("digging"),
                                                              N_("earth tumbles"),
                                                              N_("fire crackles"),
                                                              N_("ground rumbles"),
                                                              N_("mud flows"),
                                                              N_("water rushes")};
    return kNames[static_cast<std::size_t>(going)];
}

std::optional<Soundscape::Heard> Soundscape::heard(Going going, const BattleState& battle) {
    if (going <= Going::life) return heard_of_nature(going, battle);
    return going <= Going::jet ? heard_of_machines(going, battle) : heard_of_ground(going, battle);
}

std::optional<Soundscape::Heard> Soundscape::heard_of_nature(Going going, const BattleState& battle) {
    const Airs airs = airs_of(battle);
    const bool rains = battle.weather == Weather::rain;
    if (going == Going::air) return Heard{ambience(airs), {}};
    if (going == Going::rain && rains) return Heard{falling_rain(), {}};
    const float chance = uniform01(random_.next());
    if (going == Going::water && has_water(battle) && chance < 0.4f) return Heard{lapping_water(), {}};
    if (going != Going::life || airs.thick <= 0 || airs.sand > 0.5f || rains || chance > kChirps) return {};
    Sound alive = something_alive(uniform01(random_.next()));
    alive.pan = 1.6f * uniform01(random_.next()) - 0.8f;
    return Heard{alive, {}};
}

std::optional<Soundscape::Heard> Soundscape::heard_of_machines(Going going, const BattleState& battle) const {
    if (going == Going::turret && turns_ > kTurretHeard) return Heard{turning_turret(turns_), aimed_at_};
    if (going == Going::charge && loads_ > 0) return Heard{loading_charge(loads_), aimed_at_};
    for (const Tank& tank : battle.tanks) {
        const float speed = speed_of(tank.body);
        const bool drives = tank.alive && tank.remaining_drive != 0 && tank.airborne == 0 && speed > kSlowest;
        if (going == Going::engine && drives) return Heard{engine(share(speed, kFastTank)), tank.body.at.x};
    }
    if (going != Going::shell && going != Going::jet) return {};
    const Shell* loudest = nullptr;
    float fastest = 0;
    for (const Shell& shell : battle.shells) {
        const Vec2<float> speed = columns_of(shell.flight.speed());
        const bool guided =
            shell.guidance.kind != Guidance::Kind::none && shell.guidance.kind != Guidance::Kind::weave;
        const float heard = going == Going::jet ? (guided ? 1.0f : 0.0f) : -speed.y;
        if (heard > fastest) fastest = heard, loudest = &shell;
    }
    if (!loudest) return {};
    const float column = columns_of(loudest->flight.place()).x;
    return Heard{going == Going::jet ? jet() : whistle(share(fastest, kFastShell)), column};
}

std::optional<Soundscape::Heard> Soundscape::heard_of_ground(Going going, const BattleState& battle) const {
    const auto of = [&](VisualKind visual, float full, Sound (*sound)(float)) -> std::optional<Heard> {
        const auto [count, column] = ongoing(battle, visual);
        if (count == 0) return {};
        return Heard{sound(share(static_cast<float>(count), full)), column};
    };
    if (going == Going::digger) return of(VisualKind::digger, 20, grinding);
    if (going == Going::fire) return of(VisualKind::flame, kManyFlames, burning);
    if (going == Going::quake && !battle.slips.going.empty()) {
        const Range columns = battle.slips.going.front().columns();
        return Heard{quaking(1), static_cast<float>(columns.x0 + columns.x1) / 2};
    }
    if (going == Going::quake) return of(VisualKind::quake, 2, quaking);
    if (going == Going::mud) return of(VisualKind::mud, 40, flowing);
    if (going == Going::flood) {
        const auto [cells, column] = running_water(battle);
        if (cells == 0) return {};
        return Heard{rushing_water(share(static_cast<float>(cells), kMuchWater)), column};
    }
    for (const Debris& piece : battle.debris) {
        const bool ball = piece.is_ball();
        const float speed = speed_of(piece.body);
        if (ball != (going == Going::roller) || piece.kind == Debris::Kind::crate || speed < kSlowest)
            continue;
        const Sound sound = ball ? rolling(share(speed, kFastBall), share(piece.radius, kLargeBall))
                                 : tumbling(share(speed, kFastBall));
        return Heard{sound, piece.body.at.x};
    }
    return {};
}

}  // namespace terramorph
