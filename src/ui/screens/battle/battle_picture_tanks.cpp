// Drawing of the tanks of a battle.
#include <algorithm>
#include <cmath>

#include "app/language/language.h"
#include "base/text.h"
#include "base/trig.h"
#include "ui/landscape/in_front.h"
#include "ui/screens/battle/battle_picture.h"
#include "ui/screens/battle/hud/power_track.h"
#include "ui/sprites/debris.h"
#include "ui/sprites/parachute.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

namespace {

constexpr float kBattlePictureCanopy = 24;  // height of a parachute above a label's usual place, in columns

/// The largest area of a tank in the picture.
Rect place_of_tank(const View& view, const BodyState& body) {
    const Point at = view.point(body.at);
    const float scale = tank_scale(view);
    return {at.x - 46 * scale, at.y - 46 * scale, 92 * scale, 68 * scale};
}

}  // namespace

std::vector<TankLabel> BattlePicture::draw_tanks(Canvas& canvas, const Match& match, float between) {
    const Battle& battle = match.battle();
    std::vector<TankLabel> labels;
    for (const TankId number : ids<TankId>(tanks_)) {
        const Tank& tank = battle.state().tank(number);
        if (!tank.alive) continue;
        const Player& player = match.player(player_of(number));
        const BodyState body = tank_between(match, number, between);
        draw_one_tank(canvas, match, number, body);
        if (!is_in_sight(names_view(), body.at)) continue;  // an arrow points to it
        const float health =
            static_cast<float>(tank.health) / static_cast<float>(battle.state().rules.health);
        const bool playing =
            aims(match) && match.player() == player_of(number) && !hidden_aim_.hides(player_of(number));
        if (player_of(number) == dotted_) continue;
        Point above = label_point(view_, body);
        if (tank.parachute > 0) above.y -= kBattlePictureCanopy * tank_scale(view_);
        labels.push_back({above, player.name, health, colors_[number], player.emblem, playing,
                          note_on(number), player.team, along_barrel(match, number)});
    }
    return labels;
}

std::string BattlePicture::note_on(TankId number) const {
    std::string note(player_of(number) == mine_ ? tr("you") : "");
    if (tanks_[number].buried) note += concat(note.empty() ? "" : ", ", tr("buried"));
    return note;
}

View BattlePicture::names_view() const {
    View view = view_;
    if (foot_open_) view.foot = 0;
    return view;
}

void BattlePicture::draw_arrows(Canvas& canvas, const Match& match, LabelRoom& room) const {
    for (const TankId number : ids<TankId>(tanks_)) {
        const Tank& tank = match.battle().state().tank(number);
        const Player& player = match.player(player_of(number));
        if (tank.alive)
            draw_arrow_to(canvas, names_view(), {tank.body.at, colors_[number], player.emblem, player.name},
                          room);
    }
}

/// A tank at rest sinks where its footing is loose.
bool BattlePicture::settle(TankPicture& seen, const Tank& tank, const Ground& ground, float seconds) const {
    constexpr float kStands = 6, kSinks = 0.5f;  // columns and radians per second
    const bool stands = tank.alive && tank.airborne == 0 && speed_of(tank.body) < kStands;
    const float longer = view_.scale > 0 ? tank_scale(view_) / view_.scale : 1;
    const Footing wanted = stands ? footing_of(ground, tank.body, longer) : Footing{};
    const bool same_end = wanted.pivot * seen.footing.pivot > 0;  // farther out the larger it's drawn
    if (seen.footing.lean == 0 || same_end) seen.footing.pivot = wanted.pivot;
    const float lean = wanted.pivot == seen.footing.pivot ? wanted.lean : 0;  // one end after the other
    if (lean == seen.footing.lean) return false;
    seen.footing.lean += std::clamp(lean - seen.footing.lean, -kSinks * seconds, kSinks * seconds);
    return true;
}

/// A teleported tank appears from its tracks up.
void BattlePicture::draw_one_tank(Canvas& canvas, const Match& match, TankId number, BodyState body) {
    body = settled(blows_.rocked(number, body, comfort_.shake), tanks_[number].footing);
    const Tank& tank = match.battle().state().tank(number);
    TankPicture& seen = tanks_[number];
    const float scale = tank_scale(view_);
    if (tank.parachute > 0) {
        const Point load = view_.point(body.at) - Point{0, kHullHeight * scale};
        draw_parachute(canvas, load, scale, tank.body.velocity.x / kDriftAtFullLean, colors_[number]);
    }
    Rect place = place_of_tank(view_, body);
    const float missing = seen.appearing / kAppearing * place.h;
    canvas.push_clip({place.x, place.y + missing, place.w, place.h - missing});
    const Player& player = match.player(player_of(number));
    const float health =
        static_cast<float>(tank.health) / static_cast<float>(match.battle().state().rules.health);
    seen.kept.draw(canvas, view_,
                   {body, barrel_of(match, number), colors_[number], player.emblem, player.shape, health,
                    meadow_.lean(), meadow_.time(), comfort_.flash * blows_.flash(number)},
                   place);
    canvas.pop_clip();
    if (tank.airborne == 0)
        draw_rubble(canvas, view_, match.battle().state().ground, body, landscape_.palette().loose);
    draw_in_earth(canvas, land_, place, body, match.battle().state().ground, view_);
    if (!match.battle().state().basins) draw_under_water(canvas, land_, place, water_, view_);
}

float BattlePicture::along_barrel(const Match& match, TankId number) const {
    return std::cos(kFloatPi * barrel_of(match, number) / kHalfTurn);
}

/// No name covers where one points.
void BattlePicture::take_barrels(const Match& match, LabelRoom& room) const {
    const float scale = tank_scale(view_);
    for (const TankId number : ids<TankId>(tanks_)) {
        const Tank& tank = match.battle().state().tank(number);
        if (!tank.alive) continue;
        const float turn = kFloatPi * barrel_of(match, number) / kHalfTurn;
        const Point pivot = view_.point(tank.body.at) - Point{0, kTurretHeight * scale};
        const Point end = pivot + Point{std::cos(turn), -std::sin(turn)} * (kBarrelLength * scale);
        room.take({std::min(pivot.x, end.x), std::min(pivot.y, end.y), std::abs(end.x - pivot.x) + 1,
                   std::abs(end.y - pivot.y) + 1});
    }
}

float BattlePicture::barrel_of(const Match& match, TankId number) const {
    const PlayerId player = player_of(number);
    return hidden_aim_.hides(player) ? static_cast<float>(angle_before_aiming(match, player))
                                     : tanks_[number].barrel;
}

void BattlePicture::draw_shields(Canvas& canvas, const Match& match, float between) const {
    for (const TankId number : ids<TankId>(tanks_)) {
        const Tank& tank = match.battle().state().tank(number);
        if (!tank.alive || !tank.shield.up()) continue;
        Tank seen = tank;
        seen.body = tank_between(match, number, between);
        draw_shield(
            canvas, view_,
            {seen.middle(), tank.shield, colors_[number], flashes_.of(number), flashes_.struck(number)});
    }
}

/// Whoever aims sees its power at the tank; a computer has decided as soon as it aims.
bool BattlePicture::shows_power(const Match& match) const {
    const PlayerId player = match.player();
    return aims(match) && match.player(player).kind == kPerson && !hidden_aim_.hides(player) &&
           is_in_sight(view_, match.state().tank(player).body.at);
}

Rect BattlePicture::draw_power(Canvas& canvas, const Match& match) const {
    const PlayerId player = match.player();
    if (!shows_power(match)) return {};
    const Part part(canvas, "power_arc");
    const Tank& tank = match.state().tank(player);
    PowerShown shown = power_shown(match, player, tank.power);
    shown.zone = power_zone_;
    return draw_power_arc(canvas, view_, tank.body, shown);
}

}  // namespace terramorph
