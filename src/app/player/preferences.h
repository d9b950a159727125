#pragma once

#include <span>

#include "base/index.h"
#include "base/parameter.h"

namespace terramorph {

struct Session;

constexpr const char* kPreferencesFile = "preferences.toml";

/// What the game remembers about its player, whatever the match; kPreferences describes each.
enum class Preference {
    opponents,
    difficulty,
    tips,
    coach,
    lessons,
    matches,
    skill,
    practice,
    volume,
    effects_volume,
    interface_volume,
    voices_volume,
    music_volume,
    mute,
    mute_unfocused,
    shake,
    flashes,
    reduced_motion,
    pause_unfocused,
    captions,
    play_by_ear,
    text_size,
    colors,
    frame_cap,
    fullscreen,
    window_width,
    window_height,
    remote_computers,
    remote_seconds,
    remote_days,
    remote_words,
    remote_talk,
};
/// When there are tips.
enum class TipsWanted { off, beginners, always };
/// How much the coach says after a miss: what to set instead, the same in steps until it's set, or those and
/// a part or all of the better shot. Beginners get hints, and more once they're stuck.
enum class CoachWanted { off, beginners, hints, words, third, whole };
/// How many frames a second there are at most; `display`: as many as it shows.
enum class FrameCap { at_30, at_60, at_120, display, none };
extern const std::span<const Parameter> kPreferences;

inline const Parameter& parameter_of(Preference which) { return kPreferences[at(which)]; }

/// Reads the player's preferences. A damaged file is reported and kept aside, and they have their defaults.
void load_preferences(Session& session);
double preference(const Session& session, Preference which);
/// Sets a preference, which must be valid, and remembers it for the next start.
void prefer(Session& session, Preference which, double value);
/// Sets it for now; keep_preferences() remembers it. For what changes many times a second.
void set_preference(Session& session, Preference which, double value);
/// Remembers what was set, if anything was.
void keep_preferences(Session& session);
/// Sets it to the value one step further, 1 or -1; beyond the last comes the first.
void step_preference(Session& session, Preference which, int step);

}  // namespace terramorph
