#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ai/computer_player.h"
#include "battle/arsenal.h"
#include "match/match.h"
#include "match/settings/settings.h"
#include "ui/app.h"
#include "ui/language/languages.h"
#include "ui/match_log.h"

namespace terramorph {

/// What the screens share: what the next match is played with, and the match that is played.
struct App::Session {
    MatchSettings settings;  ///< of the next match; keep_settings remembers them
    Values own_rules;        ///< that a preset has taken the place of; empty: none
    std::shared_ptr<const Arsenal> arsenal;
    std::shared_ptr<const Arsenal> next_arsenal;  ///< of the next match, where the weapon lab read another
    std::shared_ptr<const Planets> planets;
    std::unique_ptr<Match> match;  ///< in progress or just over; none before the first
    ComputerPlayers computers;     ///< the computers of that match
    int speed = 1;                 ///< of computers' turns: see battle_speed
    std::optional<MatchLog> log;   ///< of that match, until it is left or over
    std::string unfinished;        ///< the name of the match that waits in storage to be continued
    std::string clock_text;        ///< the time of the start, which names recordings
    std::vector<Language> languages;
    std::size_t language = 0;  ///< that the game speaks
};

/// Seconds that a page between rounds is shown where only computers play, at the game's own speed.
constexpr double kComputersWait = 6;
constexpr const char* kSettingsFile = "settings.toml";
constexpr const char* kUnfinishedFile =
    "unfinished.txt";  // names the recording to continue, and the one before
constexpr const char* kRecordingEnding = ".tmrec";

/// Reads settings, weapons and planets. What is damaged is said, kept as .bad, and replaced by the defaults.
void load_session(App& app);

/// Remembers the settings for the next start.
void keep_settings(App& app);

/// Begins a match with the session's settings and shows it over the title. The settings then hold fresh
/// seeds, so that the next match is another one. An unfinished match stays among the recordings.
void start_match(App& app);

/// Plays the unfinished match back and shows it over the title as it was left; says why when it cannot.
void continue_match(App& app);
/// The same with any recording that is kept.
void continue_match(App& app, const std::string& recording);

/// Draws a fresh level for the match and shows it; says why when it may not be.
void draw_new_level(App& app);

/// Writes what is new of the match into its recording: call after commands. Until the match is over it can be
/// continued.
void keep_match(App& app);

/// The same when a turn begins: a match in which nothing was done yet is not kept for that.
void keep_turn(App& app);

/// The same, where it is left as it is now: in mid-flight if need be.
void leave_match(App& app);

}  // namespace terramorph
