#pragma once

#include <algorithm>
#include <cmath>
#include <optional>
#include <string>
#include <vector>

#include "app/input/input.h"
#include "app/player/controls.h"
#include "app/teaching/rough_aim.h"
#include "match/match.h"
#include "paint/canvas.h"

namespace terramorph {

/// Units between the window's edges and the bars, and between the bars.
constexpr float kLargestHud = 2;  ///< how large its text can be; see Scale::set_text_size
constexpr float kHudEdge = 24, kHudTop = 20, kHudGap = 12;

/// An aim to show on a bar.
struct AimShown {
    int angle = 0;  ///< tenths of a degree
    int power = 0;
};

/// A shot as the bars show it while it flies.
struct ShotShown {
    PlayerId player;
    WeaponId weapon;
    int wind = 0;
    Weather weather = Weather::fair;
};

/// Everything the bars on the battlefield show besides the match.
struct HudState {
    std::string typed_power = {};  ///< digits typed so far
    int speed = 1;                 ///< of computers
    bool person = true;            ///< true if a person plays now
    bool aims_hidden = false;      ///< true if aims are hidden, because all fire at once
    bool fast_forward = false;     ///< true if no person is left to wait for
    bool hurry_told = false;       ///< true while a box says how to hurry them: then no key does
    bool thought = false;          ///< true if a computer's thought can be shown
    bool coach = false;            ///< true if the coach may be asked
    bool hinted = false;           ///< true if there's a hint of which the coach knows more
    bool talks = false;            ///< true if others play at other machines
    PlayerId mine = {};            ///< who is played at this one then; none: nobody in particular
    PlayerId you = {};             ///< who is marked as whoever looks; none: nobody
    PlayerId victim = {};          ///< whom a computer's shot is meant for; none: nobody in particular
    bool seen_again = false;       ///< true if the last shot can be shown again
    std::optional<std::vector<PlayerId>> still_aim = {};  ///< for a volley, where others aim at the same time
    bool aftermath = false;              ///< true while a shot that has come to rest is still to be seen
    const Controls* controls = nullptr;  ///< that the hints name; null: as they are at first
    Device device = Device::keyboard;    ///< whose keys they name
    bool mouse = false;                  ///< true if what it does is named instead
    bool lab = false;                    ///< true in the weapon lab
    bool practice = false;               ///< true on the practice range, besides
    bool newcomer = false;               ///< true if only the keys are named that one needs at first ...
    int shots = 0;                       ///< ... one more of them after each of its shots
    bool drives = false;                 ///< true if a tip is about driving
    bool names_crates = false;           ///< true if crates are to have a name
    bool quiet = false;                  ///< true until a newcomer's first shot: then little else is shown
    PlayerId dotted = {};                ///< at whose barrel dots begin: no name stands on them
    bool captions = false;               ///< true if what is heard is written, too
    int earned = 0;                      ///< dollars that whoever is on the card has just earned by hits
    bool replay = false;                 ///< true in a replay: then there are no keys
    bool list = false;                   ///< true while the list of goods is open, which has keys of its own
    std::optional<AimShown> aim = {};    ///< replaces the tank's aim during an animation
    std::optional<AimShown> tried = {};  ///< the coach's: what would have hit
    bool measured = false;               ///< true if a ruler says how far off the last shot fell
    std::optional<AimZone> zone = {};    ///< the coach's: about which power would have hit
    std::optional<ShotShown> shot = {};  ///< replaces whose turn it is, until the shot has been seen
};

/// Whom the bars are about.
inline PlayerId shown_player(const Match& match, const HudState& state) {
    return state.shot ? state.shot->player : match.player();
}

/// Whose means and condition they show: always one's own, where others play at other machines.
inline PlayerId card_player(const Match& match, const HudState& state) {
    return state.mine.exists() ? state.mine : shown_player(match, state);
}

/// What is printed on these keys, "a d", as the player has bound them.
inline std::string caps_of(const HudState& state, std::string_view keys) {
    static const Controls first;
    return caps(state.controls ? *state.controls : first, state.device, keys);
}

/// A clickable part of the bars and its action.
struct HudButton {
    Rect place;
    InputEvent press;
};

/// What the coach would try: a click sets it.
struct HudTry {
    Rect place = {};
    std::optional<int> angle = {}, power = {};
};

/// The places of what can be clicked and dragged, as last drawn.
struct HudPlaces {
    std::vector<HudButton> buttons;
    std::vector<HudTry> tries;
    Rect track;  ///< of the power; empty where nobody sets it
    Rect foot;   ///< nothing behind it is clicked

    /// Where nothing is tried, nullptr.
    const HudTry* try_at(Point at) const {
        const auto found =
            std::ranges::find_if(tries, [at](const HudTry& each) { return each.place.holds(at); });
        return found == tries.end() ? nullptr : &*found;
    }
    /// The button there, or for a finger, which reaches so far, the nearest.
    const HudButton* button_at(Point at, float reach) const {
        const HudButton* nearest = nullptr;
        for (const HudButton& button : buttons) {
            if (button.place.holds(at)) return &button;
            const Point away = at - button.place.nearest(at);
            const float distance = std::hypot(away.x, away.y);
            if (distance >= reach || track.holds(at)) continue;
            nearest = &button;
            reach = distance;
        }
        return nearest;
    }
    void clear() { buttons.clear(), track = {}, foot = {}; }
    void add(Rect place, std::string_view key) {
        InputEvent press;
        if (parse_key(key, press)) buttons.push_back({place, press});
    }
};

}  // namespace terramorph
