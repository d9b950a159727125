#include "app/player/preferences.h"

#include <iterator>
#include <string>
#include <string_view>
#include <utility>

#include "app/language/language.h"
#include "app/session.h"
#include "app/teaching/lesson.h"
#include "base/files/record.h"
#include "base/files/toml.h"
#include "base/text.h"
#include "net/terms.h"

namespace terramorph {

namespace {

constexpr std::string_view kTipsNames[] = {"off", "beginners", "always"};
constexpr std::string_view kOffOn[] = {"off", "on"};
constexpr std::string_view kFlashesNames[] = {"off", "soft", "full"};
constexpr std::string_view kFrameCapNames[] = {"30", "60", "120", "display", "unlimited"};
constexpr std::string_view kTalkNames[] = {"words", "phrases", "none"};
constexpr std::string_view kColorsNames[] = {"standard", "safe"};
constexpr std::string_view kCoachNames[] = {"off", "beginners", "hints", "words", "third", "whole"};
constexpr std::string_view kCoachLabels[] = {
    "silent",     "hints while you're new",          "a hint",
    "words only", "words and the start of the path", "words and the whole path"};
static_assert(std::size(kCoachLabels) == std::size(kCoachNames));

constexpr Parameter kPreferenceParameters[] = {
    {"opponents", "Opponents", "", 1, kMaxPlayers - 1, 2, "how many computers you play against", true},
    {"difficulty", "Difficulty", "", 0, kDifficultyNames.size() - 1, static_cast<double>(Difficulty::easy),
     "how well they play", true, kDifficultyNames},
    {"tips", "Tips", "", 0, std::size(kTipsNames) - 1, static_cast<double>(TipsWanted::beginners),
     "short lessons in your first match, or always", true, kTipsNames},
    {"coach",
     "Coach",
     "",
     0,
     std::size(kCoachNames) - 1,
     static_cast<double>(CoachWanted::beginners),
     "what you're told after a miss",
     true,
     kCoachNames,
     {},
     kCoachLabels},
    {"lessons", "Lessons", "", 0, kAllLessons, 0, "which of the lessons are learned, a bit for each", true},
    {"matches", "Matches", "", 0, 1000000, 0, "how many matches you've played to their end", true},
    {"skill", "Skill", "%", 0, 100, 0, "how often your latest shots have hit", true},
    {"practice", "Practice", "", 0, 1023, 0, "the stars of the practice lessons, two bits for each", true},
    {"volume", "Volume", "%", 0, 100, 100, "everything you hear", true, {}, "silent"},
    {"effects_volume",
     "Battle",
     "%",
     0,
     100,
     100,
     "shots, blasts, engines, wind and rain",
     true,
     {},
     "silent"},
    {"interface_volume",
     "Interface",
     "%",
     0,
     100,
     100,
     "clicks, the turn timer, turn changes",
     true,
     {},
     "silent"},
    {"voices_volume", "Voices", "%", 0, 100, 100, "tanks that talk", true, {}, "silent"},
    {"music_volume", "Music", "%", 0, 100, 70, "every level has its own tune", true, {}, "silent"},
    {"mute", "Mute", "", 0, 1, 0, "silences everything", true, kOffOn},
    {"mute_unfocused", "Mute in the background", "", 0, 1, 1, "silent while you use another window", true,
     kOffOn},
    {"shake", "Screen shake", "%", 0, 100, 100, "how much explosions shake the screen", true, {}, "none"},
    {"flashes", "Flashes", "", 0, std::size(kFlashesNames) - 1, 2, "how bright impacts flash", true,
     kFlashesNames},
    {"reduced_motion", "Reduced motion", "", 0, 1, 0, "no camera travel, shake or slow motion", true, kOffOn},
    {"pause_unfocused", "Pause in the background", "", 0, 1, 1, "the battle waits until you come back", true,
     kOffOn},
    {"captions", "Captions", "", 0, 1, 0, "the sounds of battle, in words", true, kOffOn},
    {"play_by_ear", "Play by ear", "", 0, 1, 0, "hear your aim and the wind as tones", true, kOffOn},
    {"text_size", "Text size", "%", 75, 300, 100, "as large as each page allows", true},
    {"colors", "Player colors", "", 0, std::size(kColorsNames) - 1, 0,
     "safe: easy to tell apart if you're color-blind", true, kColorsNames},
    {"frame_cap", "Frame rate", "", 0, std::size(kFrameCapNames) - 1, static_cast<double>(FrameCap::display),
     "an upper limit: lower saves power", true, kFrameCapNames},
    {"fullscreen", "Full screen", "", 0, 1, 0, "F11 does the same", true, kOffOn},
    {"window_width", "Width of the window", "", 640, 16384, 1280, "in units of the desktop", true},
    {"window_height", "Height of the window", "", 360, 16384, 720, "in units of the desktop", true},
    {"remote_computers", "Computers in remote matches", "", 0, kMaxPlayers - 2, 0,
     "beside the people who come", true},
    {"remote_seconds", "Time for a turn in remote matches", "s", kMinTurnSeconds, kMaxTurnSeconds, 90,
     "then the others pass it", true},
    {"remote_days", "Days for a turn in remote matches", "days", 0, kMaxTurnDays, 0, "0 for a live match",
     true},
    {"remote_words", "Allow typed messages", "", 0, 1, 0, "in online matches, beside the set phrases", true,
     kOffOn},
    {"remote_talk", "Talk in rooms of yours", "", 0, std::size(kTalkNames) - 1, 0,
     "what people may say to each other there", true, kTalkNames},
};

Result<Values> parse_preferences(std::string_view toml) {
    const Result<TomlTable> table = parse_toml(toml, kPreferencesFile);
    if (!table) return table.error();
    Values values = default_values(kPreferences);
    RecordReader reader(RecordPlace{kPreferencesFile});
    reader.numbers(kPreferences, values);
    if (const Refusal refusal = reader.read(*table)) return *refusal;
    return values;
}

std::string preferences_text(const Values& values) {
    std::string lines;
    for (std::size_t k = 0; k < kPreferences.size(); ++k) {
        const std::string written = value_text(kPreferences[k], values[k]);
        lines += concat(kPreferences[k].name, " = ",
                        kPreferences[k].choices.empty() ? written : toml_quoted(written), "\n");
    }
    return lines;
}

}  // namespace

const std::span<const Parameter> kPreferences = kPreferenceParameters;

void load_preferences(Session& session) {
    const Result<std::string> file = session.storage.load(kPreferencesFile);
    const Result<Values> values = file ? parse_preferences(*file) : file.error();
    session.preferences = values ? *values : default_values(kPreferences);
    if (values) return;
    const std::string aside = session.storage.set_aside(kPreferencesFile);
    session.notify("preferences_damaged",
                   tr("Couldn't read your preferences, which were saved as {file}: {why}",
                      {{"file", aside}, {"why", tr(values.error())}}));
}

double preference(const Session& session, Preference which) { return session.preferences[at(which)]; }

void set_preference(Session& session, Preference which, double value) {
    double& now = session.preferences[at(which)];
    session.preferences_changed |= now != value;
    now = value;
}

void prefer(Session& session, Preference which, double value) {
    set_preference(session, which, value);
    keep_preferences(session);
}

void keep_preferences(Session& session) {
    if (!std::exchange(session.preferences_changed, false)) return;
    if (const Refusal refusal = session.storage.save(kPreferencesFile, preferences_text(session.preferences)))
        session.notify("preferences_not_kept",
                       tr("Couldn't save your preferences: {why}", {{"why", tr(*refusal)}}));
}

void step_preference(Session& session, Preference which, int step) {
    const Parameter& parameter = parameter_of(which);
    const double next = preference(session, which) + step;
    prefer(session, which,
           next > parameter.maximum   ? parameter.minimum
           : next < parameter.minimum ? parameter.maximum
                                      : next);
}

}  // namespace terramorph
