#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/language_files.h"
#include "app/language/languages.h"
#include "app/match_runner.h"
#include "app/player/controls.h"
#include "app/player/lineup.h"
#include "app/storage.h"
#include "battle/content/arsenal.h"
#include "match/match.h"
#include "match/settings/settings.h"

namespace terramorph {

class HomeBroker;
class LinePlay;
class PostOffice;
class RemotePlay;

constexpr const char* kSettingsFile = "settings.toml";
constexpr const char* kRecordingEnding = ".tmrec";

/// Shows the player a sentence: what couldn't be read or written, and where the rest of it is now.
/// Tells the player something; the id is a literal.
using Notify = std::function<void(std::string_view id, std::string_view sentence)>;

/// The program without its picture: the settings of the next match, the match in progress, and storage.
/// Screens read and change it; nothing in it knows of screens.
struct Session {
    /// Reads the player's settings, weapons and planets, and speaks the player's language: the one chosen
    /// earlier, or else the first of `locales` ("de_AT") that the game can speak; but rather the one that was
    /// `asked` for at this start ("de"; empty: none was). `language_files` is asked for what it says. A
    /// damaged file is reported, kept beside itself as .bad, and replaced by the defaults. `clock_text` is
    /// the time of the start and names recordings; the rules never see it.
    Session(Storage& storage, std::string clock_text, Notify notify,
            const std::vector<std::string>& locales = {}, const std::string& asked = {},
            LanguageFiles language_files = compiled_in_language_file);
    Session(const Session&) = delete;
    Session& operator=(const Session&) = delete;

    const Match& match() const { return runner->match(); }

    Storage& storage;
    std::string clock_text;
    Notify notify;
    LanguageFiles language_files;
    std::vector<Language> languages;
    std::size_t language = 0;        ///< that the game speaks
    std::size_t language_tried = 0;  ///< that was chosen last, even if it couldn't be loaded
    std::shared_ptr<const Planets> planets;
    std::shared_ptr<const Arsenal> arsenal;
    std::shared_ptr<const Arsenal> next_arsenal;  ///< of the next match, if the weapon lab has read another
    MatchSettings settings;                       ///< of the next match
    Values preferences;                           ///< what the game remembers about its player
    Controls controls;                            ///< what keys and buttons do in battle
    Device device = Device::keyboard;             ///< used last
    bool mouse = false;                           ///< used since then
    bool preferences_changed = false;             ///< since they were last kept
    Lineup lineup = Lineup::alone;  ///< of the last match, and of the next one unless told otherwise
    std::vector<Player> alone;  ///< players of a match alone, if they were changed; the first is the person
    Values own_rules;           ///< the player's own rules while a preset replaces them, or empty
    PostOffice* office = nullptr;  ///< of the program, if people at other machines can be played with
    HomeBroker* home = nullptr;    ///< of the program, if it can have one on this machine
    std::string broker = {};       ///< to play remotely by until the game ends, if one was named at its start
    std::shared_ptr<RemotePlay> remote;   ///< the room that this machine is in; none if it's in none
    std::shared_ptr<LinePlay> by_lines;   ///< beside the match in progress, if it's played by lines in a chat
    std::unique_ptr<MatchRunner> runner;  ///< the match in progress or just over; none before the first
    std::string unfinished;               ///< the recording of the match to continue; empty if none
    int speed = 1;                        ///< of computers' turns: see battle_speed
};

/// Remembers the settings for the next start.
void keep_settings(Session& session);

/// Remembers what keys and buttons do for the next start.
void keep_controls(Session& session);

/// Begins the session's next match for its lineup; the one after it gets fresh seeds. An unfinished match
/// stays among the recordings. Returns true if it began; otherwise tells the player why not.
bool start_match(Session& session);

/// Plays a recording back and goes on with it as the match in progress. Returns true on success; tells the
/// player why not, or what was lost of a damaged recording.
bool continue_match(Session& session, const std::string& recording);

/// Writes down how far the match has got, even mid-shot, and closes its recording.
void leave_match(Session& session);

}  // namespace terramorph
