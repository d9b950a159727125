// Whose turn it is on a battlefield, and when that one's controls stand there.
#include "app/player/preferences.h"
#include "app/session.h"
#include "battle/slip/survey.h"
#include "ui/screens/battle/page.h"
#include "ui/sprites/tank_labels.h"
#include "ui/sprites/tanks.h"

namespace terramorph {

bool BattlePage::aiming() const { return match().phase() == Phase::aiming && steers() && !in_aftermath(); }

/// A person's controls stand there for the rest of its turn.
void BattlePage::meet() {
    if (met() || (!steers() && !aiming())) return;
    met_turn_ = match().turn();
    redraw();
}

/// Its tank is seen, or won't be.
void BattlePage::look_for_player(const View& now, const View& rest) {
    const bool seen = now == rest || is_in_sight(now, tank().middle());
    player_seen_ = seen && match().phase() == Phase::aiming && !in_aftermath();
    if (seen) meet();
}

bool BattlePage::steers() const {
    const bool here = runner().plays_here(match().player());
    const bool waits = match().phase() == Phase::aiming || (match().phase() == Phase::flying && !fired_);
    return here && waits && !in_aftermath() && seated();
}

HudState BattlePage::hud_state() const {
    return {.typed_power = typed_.digits(),
            .speed = speed(),
            .person = met() && (aiming() || (steers() && match().phase() == Phase::flying)),
            .aims_hidden = match().settings().turn_mode() == TurnMode::simultaneous && !steers(),
            .coach = preference(app().session(), Preference::coach) != static_cast<double>(CoachWanted::off),
            .aftermath = in_aftermath(),
            .controls = &app().session().controls,
            .device = app().session().device,
            .mouse = app().session().mouse,
            .captions = preference(app().session(), Preference::captions) != 0,
            .list = list_.open(),
            .shot = aftermath_.shot()};
}

/// Whoever has driven in this turn, or points at its tank, sees where it can drive. A newcomer has enough to
/// look at.
bool BattlePage::wants_driving_range() const {
    if (!met() || !steers() || tank().fuel <= 0 || drags()) return false;
    if (drove_turn_ != match().turn() && !points_at(pointer_) && !maps()) return false;
    return !hud_state().newcomer;
}

/// In its own turn whoever surveys sees what its weapon would bring, or else what lies about as far off.
int BattlePage::rows_surveyed() const {
    if (!met() || !steers() || tank().survey == 0) return 0;
    const WeaponId weapon = match().state().weapon(match().player());
    return rows_moved_by(match().arsenal().weapons[weapon]).value_or(tank().survey);
}

/// Where the camera comes to rest; nothing if it's not seen from there.
Rect BattlePage::aiming_tank() const {
    if (!is_in_sight(rest_, tank().middle())) return {};
    const float reach = (kHullHalfWidth + kBarrelLength) * tank_scale(rest_);
    const Point at = rest_.point(tank().middle());
    return {at.x - reach, at.y - reach, 2 * reach, 2 * reach};
}

}  // namespace terramorph
