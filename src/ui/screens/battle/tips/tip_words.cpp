#include "ui/screens/battle/tips/tip_words.h"

#include <algorithm>
#include <vector>

#include "app/language/language.h"
#include "app/player/controls.h"
#include "app/session.h"
#include "base/text.h"
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
            return std::string(tr("Drag over the land to aim, then tap Fire"));
        case Lesson::power:
            return std::string(tr("Drag farther to shoot farther"));
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
            return std::string(tr("Drag from your tank to aim, then click Fire"));
        case Lesson::power:
            return std::string(tr("Drag farther or turn the wheel to shoot farther"));
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
        case Lesson::power:
            return tr("Hold {key} to shoot farther", {{"key", key_frames(session, "up")}});
        case Lesson::wind:
            return wind_words(match);
        case Lesson::weapon:
            return tr("{key} switches weapons", {{"key", key_frames(session, "tab")}});
        case Lesson::ground:
            return std::string(tr("Blast the ground from under a tank and it falls"));
        case Lesson::money:
            return std::string(tr("Hits earn money to spend between rounds"));
        case Lesson::crate:
            return crate_words(match, session);
        case Lesson::order:
            return std::string(tr("Once everyone has fired, a new order is drawn"));
        case Lesson::road:
            return std::string(tr("Roads are fast: a tank goes three times as far there"));
        case Lesson::coach:
            return tr("Missed? Ask the coach with {key}", {{"key", key_frames(session, "c")}});
        default:
            return {};
    }
}

/// The one lesson before the first shot, so it has all that one needs for it.
static TipWords first_lesson(const Session& session) {
    const bool has_mouse = session.device == Device::keyboard;
    return {tr("Aim {turn}, power {power}, fire {fire}", {{"turn", key_frames(session, "left right")},
                                                          {"power", key_frames(session, "up down")},
                                                          {"fire", key_frames(session, "space")}}),
            std::string(has_mouse ? tr("Or drag from your tank. Drag farther for more power.") : "")};
}

/// Whoever has clicked on Play may rather want keys.
static std::string keys_too(const Session& session) {
    const auto row = [&](std::string_view keys) { return caps(session.controls, session.device, keys); };
    return tr("Drag farther for more power. Keys work, too: {turn} aim, {power} power, {fire} fires.",
              {{"turn", row("left right")}, {"power", row("up down")}, {"fire", row("space")}});
}

static std::string order_words(const Match& match) {
    const PlayerId other = twice_before(match);
    if (!other.exists()) return {};
    return tr("That's why {name} had two turns before you.", {{"name", match.player(other).name}});
}

TipWords lesson_words(Lesson lesson, const Match& match, const Session& session) {
    const std::string also = lesson == Lesson::weapon  ? other_weapons(match)
                             : lesson == Lesson::order ? order_words(match)
                                                       : "";
    if (std::string words = touched() ? lesson_for_fingers(lesson) : ""; !words.empty()) return {words, also};
    if (lesson == Lesson::turn && !session.mouse) return first_lesson(session);
    if (std::string words = session.mouse ? lesson_for_mouse(lesson) : ""; !words.empty())
        return {words, lesson == Lesson::turn ? keys_too(session) : also};
    return {lesson_heading(lesson, match, session), also};
}

}  // namespace terramorph
