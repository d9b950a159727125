#include "ui/screens/battle/hud/cards/chips.h"
#include "battle/systems/sky.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language.h"
#include "base/index.h"
#include "base/text.h"
#include "ui/landscape/weather.h"
#include "ui/screens/battle/hud/cards/ready_list.h"
#include "ui/screens/battle/hud/plate.h"
#include "ui/screens/battle/pace/pace.h"
#include "ui/sprites/icons.h"
#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kWarm = {255, 170, 120};
constexpr int kStormNear = 5;                                 // turns before a storm to announce it
constexpr int kFullFuel = 100;                                // columns for a full bar; more fills it too
constexpr float kBattleChipsText = 18, kBattleChipsBar = 70;  // units

struct Chip {
    std::string_view id;
    std::string_view icon;
    std::string words;
    float part = -1;  // of a bar, 0 .. 1; below 0: no bar
    Color color = theme::kText;
};

using Chips = std::vector<Chip>;

std::string_view icon_of(Shield::Kind kind) {
    constexpr std::array<std::string_view, 4> kIcons = {"", "shield", "force", "mag"};
    return kIcons[at(kind)];
}

std::string_view words_of(Guidance::Kind kind) {
    constexpr std::array<std::string_view, 8> kWords = {
        "",         N_("heat"), N_("homing"), N_("ballistic"), N_("level, then down"),
        N_("down"), N_("lazy"), N_("weaves")};
    return kWords[at(kind)];
}

std::string_view words_of(Walls walls) {
    constexpr std::array<std::string_view, 8> kWords = {"",           N_("wrap"),   N_("padded"),
                                                        N_("rubber"), N_("spring"), N_("concrete"),
                                                        N_("random"), N_("erratic")};
    return kWords[at(walls)];
}

void add_shield(const Tank& tank, Chips& chips) {
    if (!tank.shield.up()) return;
    const float part =
        static_cast<float>(tank.shield.strength) / static_cast<float>(std::max(1, tank.shield.full));
    chips.push_back({"shield", icon_of(tank.shield.kind), concat(tank.shield.strength), part, theme::kGood});
}

/// How far it takes a tank over bare land: a number that doesn't change unless one drives.
std::string fuel_words(const Tank& tank) {
    return tr("fuel: {columns} m", {{"columns", static_cast<int>(tank.fuel)}});
}

/// How many items it has that work by themselves at this moment: parachutes, anchors.
int ready_for(Trigger when, const Match& match, const Tank& tank) {
    int all = 0;
    for (const ItemId item : ids<ItemId>(match.arsenal().items))
        if (!match.arsenal().items[item].effects.on(when).empty()) all += std::max(0, tank.kit.items[item]);
    return all;
}

void add_tank(const Match& match, const Tank& tank, Chips& chips) {
    const Battle& battle = match.battle();
    if (tank.fuel > 0) {
        const auto full = static_cast<float>(std::max(kFullFuel, battle.state().rules.fuel));
        chips.push_back({"fuel", "fuel", fuel_words(tank), std::min(1.0f, tank.fuel / full),
                         theme::kValue});
    }
    if (const int folded = ready_for(Trigger::on_fall, match, tank); folded > 0)
        chips.push_back({"parachutes", "parachute", concat("×", folded)});
    if (const int anchors = ready_for(Trigger::on_slip, match, tank); anchors > 0)
        chips.push_back({"anchors", "anchor", concat("×", anchors)});
    if (tank.armour > 0)
        chips.push_back({"armour", "armour", tr("armor {percent}%", {{"percent", tank.armour}})});
    if (tank.damage_percent != 100)
        chips.push_back(
            {"damage_percent", "amplify", tr("damage {percent}%", {{"percent", tank.damage_percent}})});
    if (tank.guidance.kind != Guidance::Kind::none)
        chips.push_back(
            {"guidance", "guidance", std::string(tr(words_of(tank.guidance.kind))), -1, theme::kValue});
    if (tank.contact) chips.push_back({"contact", "trigger", std::string(tr("contact")), -1, theme::kValue});
}

/// What the natives hold against whoever aims, or what they'll sell for.
void add_natives(const Match& match, PlayerId player, Chips& chips) {
    const BattleState& state = match.battle().state();
    if (!gun_of(state)) return;
    if (const int due = at(state.natives.regards, tank_of(player)).due; due > 0)
        chips.push_back({"natives", "",
                         tr(plural("the natives will fire {count} shot at you after this turn",
                                   "the natives will fire {count} shots at you after this turn", due)),
                         -1, kWarm});
    if (const int off = match.state().next_bargain(); off > 0 && trades_with(state, tank_of(player)))
        chips.push_back(
            {"bargain", "", tr("{off}% off in the next armory", {{"off", off}}), -1, theme::kGood});
}

void add_weather(Weather weather, const BattleState& battle, Chips& chips) {
    const std::string_view words = tr(weather_words(weather, battle));
    if (!words.empty()) chips.push_back({"weather", "", std::string(words), -1, theme::kValue});
}

void add_air(const Battle& battle, Chips& chips) {
    const BattleRules& rules = battle.state().rules;
    if (battle.state().walls != Walls::none) {
        const std::string_view kind = tr(words_of(battle.state().walls));
        chips.push_back({"walls", "",
                         rules.ceiling ? tr("{kind} walls and ceiling", {{"kind", kind}})
                                       : tr("{kind} walls", {{"kind", kind}})});
    }
    if (const double speed = std::round(time_lapse(rules) * 10) / 10; speed > 1)
        chips.push_back(
            {"time_lapse", "",
             tr("low gravity, shown at {speed}× speed", {{"speed", tr_decimal(to_text(speed))}})});
    if (rules.viscosity > 0)
        chips.push_back({"air", "", tr("thick air {viscosity}", {{"viscosity", rules.viscosity}})});
}

/// Before what is the same all round, which gives way where there is little room.
void add_storm(const BattleState& state, Chips& chips) {
    if (state.rules.sudden_death == 0) return;
    const int left = state.rules.sudden_death - state.calm_turns;
    if (left > kStormNear) return;
    const bool drifts = ends_by_drift(state);
    if (left <= 0)
        return chips.push_back(
            {"storm", "", std::string(drifts ? tr("the land shifts unless somebody's hit") : tr("storm")), -1,
             kWarm});
    chips.push_back({"storm", "",
                     tr(drifts ? plural("land shifts in {count} turn unless somebody's hit",
                                        "land shifts in {count} turns unless somebody's hit", left)
                               : plural("storm in {count} turn unless somebody's hit",
                                        "storm in {count} turns unless somebody's hit", left)),
                     -1, kWarm});
}

/// A computer's items are secret, unless everybody can see them.
Chips chips_of(const Match& match, const HudState& state) {
    Chips chips;
    if (state.quiet) return chips;
    const Battle& battle = match.battle();
    const PlayerId player = card_player(match, state);
    const bool shown = state.mine.exists() ? match.state().tank(player).alive : !state.aims_hidden;
    const Tank& tank = match.state().tank(player);
    if (state.fast_forward)
        chips.push_back({"fast_forward", "",
                         tr("fast-forward {speed}", {{"speed", speed_words(state.speed)}}), -1,
                         theme::kAccent});
    if (state.speed > 1 && !state.fast_forward)
        chips.push_back(
            {"speed", "", concat(caps_of(state, "f"), "  ", speed_words(state.speed)), -1, theme::kAccent});
    if (shown) add_shield(tank, chips);
    if (shown && match.player(player).kind == kPerson && !state.replay) add_tank(match, tank, chips);
    if (shown && match.player(player).kind == kPerson && !state.replay) add_natives(match, player, chips);
    add_storm(battle.state(), chips);
    add_weather(state.shot ? state.shot->weather : battle.state().weather, battle.state(), chips);
    add_air(battle, chips);
    return chips;
}

float height_of_chips(const Canvas& canvas) {
    const Scale scale(canvas);
    return std::max(scale(34), scale.text(kBattleChipsText) + 6);
}

/// Draws a chip with its upper left corner at a point; returns its width, or 0 if it doesn't fit.
float draw_chip(Canvas& canvas, const Chip& chip, Point at, float right, float high) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(kBattleChipsText), chip.color, Face::bold};
    const float space = scale(10), icon = chip.icon.empty() ? 0 : style.size + scale(8);
    const float bar = chip.part < 0 ? 0 : scale(kBattleChipsBar) + space;
    const float wide = 2 * space + icon + bar + canvas.text_width(chip.words, style);
    if (at.x + wide > right) return 0;
    draw_plate(canvas, {at.x, at.y, wide, high});
    const float middle = at.y + high / 2;
    float x = at.x + space;
    if (icon > 0) draw_icon(canvas, {x + style.size / 2, middle}, style.size / 2, chip.icon, chip.color);
    x += icon;
    if (bar > 0) {
        const float thick = std::max(3.0f, scale(8));
        draw_gauge(canvas, {x, middle - thick / 2, scale(kBattleChipsBar), thick}, chip.part, chip.color);
        x += bar;
    }
    Part(canvas, chip.id)->text({x, middle - style.size / 2}, chip.words, style);
    return wide;
}

}  // namespace

void draw_chips(Canvas& canvas, const Match& match, const HudState& state, Rect place) {
    const float gap = std::max(3.0f, Scale(canvas)(8));
    Point at = {place.x, place.y};
    if (shows_ready_list(match)) at.x += draw_ready_list(canvas, match, state, at, place.h) + gap;
    for (const Chip& chip : chips_of(match, state))
        if (const float wide = draw_chip(canvas, chip, at, place.x + place.w, place.h); wide > 0)
            at.x += wide + gap;
}

float chips_height(const Canvas& canvas, const Match& match, const HudState& state) {
    return chips_of(match, state).empty() && !shows_ready_list(match) ? 0 : height_of_chips(canvas);
}

}  // namespace terramorph
