#pragma once

#include <memory>
#include <string>

#include "ai/computer_player.h"
#include "battle/arsenal.h"
#include "match/match.h"
#include "match/settings.h"
#include "ui/app.h"

namespace terramorph {

/// What the screens share: what the next match is played with, and the match that is played.
struct App::Session {
    MatchSettings settings;  ///< of the next match; keep_settings remembers them
    Values own_rules;        ///< that a preset has taken the place of; empty: none
    std::shared_ptr<const Arsenal> arsenal;
    std::shared_ptr<const Arsenal> next_arsenal;  ///< of the next match, where the weapon lab read another
    std::shared_ptr<const Planets> planets;
    std::unique_ptr<Match> match;  ///< in progress or just over; none before the first
    Minds minds;                   ///< the computers of that match
    int speed = 1;                 ///< of computers' turns: see battle_speed
    bool unfinished = false;       ///< a match waits in storage to be continued
    std::string clock_text;        ///< the time of the start, which names recordings
};

constexpr const char* kSettingsFile = "settings.toml";
constexpr const char* kUnfinishedFile = "autosave.tmrec";
constexpr const char* kRecordingEnding = ".tmrec";

/// Reads settings, weapons and planets. What is damaged is said, kept as .bad, and replaced by the defaults.
void load_session(App& app);

/// Remembers the settings for the next start.
void keep_settings(App& app);

/// Begins a match with the session's settings and shows it over the title. The settings then hold fresh
/// seeds, so that the next match is another one. An unfinished match is kept as a recording.
void start_match(App& app);

/// Plays the unfinished match back and shows it over the title; says why when it cannot.
void continue_match(App& app);

/// Draws a fresh level for the match and shows it; says why when it may not be.
void draw_new_level(App& app);

/// Keeps the match in storage to be continued: call after commands. A match that is over is kept as a
/// recording instead.
void keep_match(App& app);

}  // namespace terramorph
