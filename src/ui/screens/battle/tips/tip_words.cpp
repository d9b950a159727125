#include "ui/screens/battle/tips/tip_words.h"

#include <algorithm>
#include <vector>

#include "ai/aiming/firepower.h"
#include "ai/battle_view.h"
#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/session.h"
#include "base/text.h"
#include "ui/narration/narrator.h"
#include "ui/screens/battle/hud/stock_entries.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

bool touched() { return Scale::finger() > 0; }

/// What has become of the wind in which the current player fired last.
std::string wind_words(const Match& match) {
    const PastShot* const last = match.tally().last_shot(match.player());
    const int before = last ? last->wind : 0, wind = match.battle().state().air.wind;
    if (wind == 0) return std::string(tr("The wind has died down since your last shot"));
    const bool right = wind > 0, turned = before != 0 && right != (before > 0);
    if (turned)
        return std::string(right ? tr("The wind has turned: now it pushes shells to the right")
                                 : tr("The wind has turned: now it pushes shells to the left"));
    if (std::abs(wind) < std::abs(before))
        return std::string(right ? tr("The wind has eased: it pushes shells less to the right now")
                                 : tr("The wind has eased: it pushes shells less to the left now"));
    return std::string(right ? tr("The wind has picked up: it pushes shells farther to the right now")
                             : tr("The wind has picked up: it pushes shells farther to the left now"));
}

/// What there is besides the weapon that it holds; nothing if that's more than one reads.
std::string other_weapons(const Match& match) {
    constexpr std::size_t kMostNamed = 5;
    const TankId tank = tank_of(match.player());
    std::vector<std::string> names;
    for (const WeaponId weapon : ids<WeaponId>(match.arsenal().weapons))
        if (weapon != match.state().weapon(match.player()) &&
            weapon_stock(match.battle().state(), tank, weapon) != 0)
            names.emplace_back(tr(match.arsenal().weapons[weapon].name));
    return names.empty() || names.size() > kMostNamed
               ? ""
               : tr("You also have: {weapons}.", {{"weapons", joined(names, ", ")}});
}

std::string crate_words(const Match& match, const Session& session) {
    const bool drives = match.state().tank(match.player()).fuel > 0 && !touched();
    if (!drives) return std::string(tr("Touch the crate for a weapon or an item"));
    if (session.mouse)
        return tr("A crate! Hold {keys} above to drive to it", {{"keys", key_frames(session, "a d")}});
    return tr("A crate! Drive to it with {keys}", {{"keys", key_frames(session, "a d")}});
}

}  // namespace

std::string key_frames(const Session& session, std::string_view keys) {
    std::vector<std::string> frames;
    for (const std::string_view key : words(keys))
        frames.push_back(concat("[", caps(session.controls, session.device, key), "]"));
    return joined(frames, " ");
}

/// The lessons that are others for fingers.
static std::string lesson_for_fingers(Lesson lesson) {
    switch (lesson) {
        case Lesson::turn:
            return std::string(tr("Drag over the land to aim"));
        case Lesson::power:
            return std::string(tr("Drag farther to shoot farther"));
        case Lesson::fire:
            return std::string(tr("Now tap Fire"));
        case Lesson::weapon:
            return std::string(tr("Tap your weapon to change it"));
        case Lesson::coach:
            return std::string(tr("The coach can help after a miss"));
        default:
            return {};
    }
}

/// The lessons that are others for a mouse.
static std::string lesson_for_mouse(Lesson lesson) {
    switch (lesson) {
        case Lesson::turn:
            return std::string(tr("Drag from your tank to aim"));
        case Lesson::power:
            return std::string(tr("Drag farther or turn the wheel to shoot farther"));
        case Lesson::fire:
            return std::string(tr("Now click Fire"));
        case Lesson::weapon:
            return std::string(tr("Click your weapon to change it"));
        case Lesson::coach:
            return std::string(tr("Missed? Click \"coach\" above"));
        default:
            return {};
    }
}

static std::string lesson_heading(Lesson lesson, const Match& match, const Session& session) {
    switch (lesson) {
        case Lesson::turn:
            return tr("Hold {keys} to turn the barrel", {{"keys", key_frames(session, "left right")}});
        case Lesson::fire:
            return tr("Press {key} to fire", {{"key", key_frames(session, "space")}});
        case Lesson::power:
            return tr("Hold {key} to shoot farther", {{"key", key_frames(session, "up")}});
        case Lesson::wind:
            return wind_words(match);
        case Lesson::weapon:
            return tr("{key} switches weapons", {{"key", key_frames(session, "tab")}});
        case Lesson::ground:
            return std::string(tr("Blast the ground out from under a tank and it falls"));
        case Lesson::money:
            return std::string(tr("Hits earn money to spend between rounds"));
        case Lesson::crate:
            return crate_words(match, session);
        case Lesson::order:
            return std::string(tr("Turn order is reshuffled once everyone has fired"));
        case Lesson::road:
            return std::string(tr("Roads are fast: a tank goes three times as far there"));
        case Lesson::convoy:
            return std::string(tr("A convoy! Shoot a cart for its crate, or ram it to rob it"));
        case Lesson::natives:
            return std::string(
                tr("Natives live here! Hit their town, and they shoot back after your next turn"));
        case Lesson::coach:
            return tr("Missed? Press {key} for a hint", {{"key", key_frames(session, "c")}});
        default:
            return {};
    }
}

static std::string order_words(const Match& match) {
    const PlayerId other = twice_before(match);
    if (!other.exists()) return {};
    return tr("That's why {name} went twice before you.", {{"name", match.player(other).name}});
}

/// Nothing where they won't sell anything any more.
static std::string trade_words(const Match& match) {
    const int off = match.state().next_bargain();
    if (off == 0) return {};
    return tr(
        "Leave it alone and end a turn near their gun, and everything in the next armory "
        "is {off}% off for you.",
        {{"off", off}});
}

/// Nothing if nobody is left.
static std::string target_words(const Match& match) {
    const BattleView view(match, match.player(), 0);
    if (view.enemies().empty()) return {};
    const PlayerId player = player_of(view.nearest_enemy());
    const bool right = match.state().tank(player).body.at.x > match.state().tank(match.player()).body.at.x;
    const Argument name = {"name", match.player(player).name};
    return right ? tr("Aim for {name}, to the right.", {name}) : tr("Aim for {name}, to the left.", {name});
}

/// Which power to set for a first shot that hits; empty where that isn't known.
static std::string power_words(const Match& match, const Session& session, const FirstMark& mark) {
    if (!mark.power()) return {};
    const Argument power = {"power", *mark.power()};
    if (touched()) return tr("Drag until the power is about {power}", {power});
    if (session.mouse) return tr("Drag or turn the wheel until the power is about {power}", {power});
    const bool more = match.state().tank(match.player()).power <= *mark.power();
    return tr("Hold {key} until the power is about {power}",
              {{"key", key_frames(session, more ? "up" : "down")}, power});
}

/// Whom to aim for, and whether that's possible as the barrel points now.
static std::string target_and_hope(const Match& match, const FirstMark& mark) {
    if (!mark.is_hopeless()) return target_words(match);
    return sentences({target_words(match), std::string(tr("No power hits at this angle: keep turning."))});
}

/// What else a lesson says below its heading. Whoever has clicked on Play may rather want keys.
static std::string besides(Lesson lesson, const Match& match, const Session& session, bool dotted,
                           const FirstMark& mark) {
    const bool keyboard = session.device == Device::keyboard;
    const auto row = [&](std::string_view keys) { return caps(session.controls, session.device, keys); };
    switch (lesson) {
        case Lesson::turn:
            if (touched() || !keyboard || mark.is_hopeless()) return target_and_hope(match, mark);
            if (!session.mouse)
                return sentences({target_words(match), std::string(tr("You can also drag from your tank."))});
            return tr("Keys work, too: {turn} to aim, {power} for power, {fire} to fire.",
                      {{"turn", row("left right")}, {"power", row("up down")}, {"fire", row("space")}});
        case Lesson::power:
            return std::string(dotted ? tr("The dots show the start of your shot.") : "");
        case Lesson::fire:
            return std::string(tr("See where it lands, then adjust your aim."));
        case Lesson::weapon:
            return other_weapons(match);
        case Lesson::order:
            return order_words(match);
        case Lesson::natives:
            return trade_words(match);
        default:
            return {};
    }
}

std::string stronger_weapon_words(const Match& match, const Session& session) {
    const WeaponId held = match.state().weapon(match.player());
    const Weapon& now = match.arsenal().weapons[held];
    const Weapon& next = match.arsenal().weapons[next_weapon(match, held, 1)];
    if (!now.unlimited || firepower(next) <= firepower(now)) return {};
    const Argument weapon = {"weapon", tr(next.name)};
    if (touched()) return tr("The {weapon} hits harder: tap your weapon to change it.", {weapon});
    if (session.mouse) return tr("The {weapon} hits harder: click your weapon to change it.", {weapon});
    return tr("{key} switches to the {weapon}: it hits harder.",
              {{"key", key_frames(session, "tab")}, weapon});
}

TipWords lesson_words(Lesson lesson, const Match& match, const Session& session, bool dotted,
                      const FirstMark& mark) {
    const std::string also = besides(lesson, match, session, dotted, mark);
    if (std::string words = lesson == Lesson::power ? power_words(match, session, mark) : ""; !words.empty())
        return {words, also};
    if (std::string words = touched() ? lesson_for_fingers(lesson) : ""; !words.empty()) return {words, also};
    if (std::string words = session.mouse ? lesson_for_mouse(lesson) : ""; !words.empty())
        return {words, also};
    return {lesson_heading(lesson, match, session), also};
}

}  // namespace terramorph
