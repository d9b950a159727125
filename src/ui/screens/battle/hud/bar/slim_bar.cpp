#include "ui/screens/battle/hud/bar/slim_bar.h"

#include <algorithm>
#include <string>

#include "app/language/language.h"
#include "base/text.h"
#include "ui/screens/battle/hud/bar/layout.h"
#include "ui/screens/battle/hud/hud.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/sprites/emblems.h"
#include "ui/sprites/icons.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr float kSlimName = 150, kSlimTrack = 170, kSlimWeapon = 230, kSlimLetters = 24, kSlimApart = 22;
constexpr float kSlimDoes = 360;  // for a name and what that one does
constexpr float kSlimMuted = 0.55f;

/// The sizes of its parts: names are shortened where they are long.
struct SlimParts {
    TextStyle who, bold;
    float edge, apart, name, angle, track, power, weapon;

    float wide() const {
        return 2 * edge + 2 * bold.size + name + angle + track + power + weapon + 4 * apart + bold.size / 2;
    }
};

/// True while somebody aims at another machine: nothing of it can be pressed here.
bool is_theirs(const Match& match, const HudState& state) {
    const bool aims = match.phase() == Phase::aiming && !state.aftermath && !state.shot;
    return state.talks && aims && match.player() != state.mine;
}

/// Who it is, and what's of interest about that: a computer's victim, or that somebody aims elsewhere.
std::string shooter_words(const Match& match, const HudState& state, bool theirs) {
    const Argument name = {"name", match.player(shown_player(match, state)).name};
    if (theirs) return tr("{name} is aiming", {name});
    if (!state.victim.exists()) return match.player(shown_player(match, state)).name;
    if (state.victim == state.you)
        return state.shot ? tr("{name} fires at you", {name}) : tr("{name} aims at you", {name});
    const Argument victim = {"victim", match.player(state.victim).name};
    return state.shot ? tr("{name} fires at {victim}", {name, victim})
                      : tr("{name} aims at {victim}", {name, victim});
}

SlimParts parts_of(const Canvas& canvas, const std::string& name, std::string_view weapon, bool theirs,
                   bool does) {
    const Scale scale(canvas);
    const TextStyle who = {scale.text(kSlimLetters), theme::kBright, Face::bold};
    const TextStyle bold = {who.size, theirs ? kHudQuiet : who.color, Face::bold};
    const auto wide = [&](std::string_view words) { return canvas.text_width(words, bold) + 1; };
    return {.who = who,
            .bold = bold,
            .edge = std::max(5.0f, scale(16)),
            .apart = std::max(7.0f, scale(kSlimApart)),
            .name = std::min(wide(name), std::max(70.0f, scale(does ? kSlimDoes : kSlimName))),
            .angle = wide("180°"),
            .track = scale(kSlimTrack),
            .power = wide("1000"),
            .weapon = std::min(wide(weapon), std::max(120.0f, scale(kSlimWeapon)))};
}

}  // namespace

void draw_slim_bar(Canvas& canvas, Rect place, const Match& match, const HudState& state) {
    const Scale scale(canvas);
    const PlayerId number = shown_player(match, state);
    const Player& player = match.player(number);
    const Tank& tank = match.state().tank(number);
    const AimShown aim = state.aim.value_or(AimShown{tank.angle, tank.power});
    const Weapon& weapon =
        match.arsenal().weapons[state.shot ? state.shot->weapon : match.state().weapon(number)];
    const bool theirs = is_theirs(match, state);
    const std::string who = shooter_words(match, state, theirs);
    SlimParts parts = parts_of(canvas, who, tr(weapon.name), theirs, theirs || state.victim.exists());
    parts.track -= std::clamp(parts.wide() - place.w, 0.0f, parts.track);
    const float wide = std::min(place.w, parts.wide());
    const Rect plate = {state.replay ? place.x : std::floor(place.center().x - wide / 2), place.y, wide,
                        place.h};
    draw_plate(canvas, plate);
    if (theirs) draw_stripe(canvas, plate, player_color(player.color));
    Rect rest = plate.inset(parts.edge);
    rest.y = plate.y, rest.h = plate.h;
    const float letters = parts.bold.size, mark = letters * 0.4f;
    const Rect emblem = take_left(rest, letters);
    draw_emblem(canvas, {emblem.x + mark, emblem.center().y}, mark, player.emblem,
                player_color(player.color));
    line_in(Part(canvas, "shooter"), take_left(rest, parts.name, parts.apart), who, parts.who);
    line_in(Part(canvas, "angle"), take_left(rest, parts.angle, parts.apart),
            concat((aim.angle + 5) / 10, "°"), parts.bold);
    const Rect track = take_left(rest, parts.track, letters / 2);
    const float high = std::max(6.0f, scale(16));
    if (track.w > letters) {
        const Rect power = {track.x, track.center().y - high / 2, track.w, high};
        draw_power_track(canvas, power, {aim.power, power_limit(match.battle().state(), tank_of(number))}, 0);
        if (theirs) canvas.fill(power.inset(-high / 6), with_alpha(theme::kBackground, kSlimMuted));
    }
    line_in(Part(canvas, "power"), take_left(rest, parts.power, parts.apart), concat(aim.power), parts.bold);
    const Part part(canvas, "weapon");
    const Rect icon = take_left(rest, letters);
    draw_icon(canvas, {icon.x + mark, icon.center().y}, mark, weapon.icon, theme::kValue);
    line_in(canvas, rest, tr(weapon.name), parts.bold);
}

}  // namespace terramorph
