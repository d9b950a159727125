// Begins, continues and leaves the session's matches.
#include <algorithm>
#include <utility>

#include "ai/temperament.h"
#include "app/correspondence/line_play.h"
#include "app/language/language.h"
#include "app/loadout.h"
#include "app/recordings.h"
#include "app/remote/remote_play.h"
#include "app/session.h"
#include "app/session_journal.h"
#include "app/teaching/calm_start.h"
#include "app/unfinished.h"
#include "base/random.h"
#include "base/text.h"
#include "match/recording/playback.h"

namespace terramorph {

namespace {

/// True if the name is unused by recordings and unreadable files.
bool is_free(Session& session, const std::vector<std::string>& taken, const std::string& name) {
    return std::find(taken.begin(), taken.end(), name) == taken.end() && session.storage.load(name).ok();
}

/// The time of the start, with a number if a recording has that name.
std::string recording_name(Session& session) {
    const std::vector<std::string> taken = session.storage.names(kRecordingEnding);
    std::string name = session.clock_text + kRecordingEnding;
    for (int k = 2; !is_free(session, taken, name); ++k)
        name = concat(session.clock_text, "-", k, kRecordingEnding);
    return name;
}

/// Says which version of the game would play it correctly.
std::string other_rules(const Recording& recording, const Error& why) {
    if (recording.rules == kRulesVersion) return tr("Can't play the match back: {why}.", {{"why", tr(why)}});
    return tr(
        "This match was played by the rules of Terramorph {version}, and only that version can play it back: "
        "{why}.",
        {{"version", recording.version}, {"why", tr(why)}});
}

/// Leaves the recording where it is, and doesn't offer it again.
void give_up(Session& session, const std::string& name, const Error& why) {
    if (name == session.unfinished) forget_unfinished(session);
    session.notify("not_continued", tr("Can't continue the match, which stays in {place}: {why}",
                                       {{"place", session.storage.place(name)}, {"why", tr(why)}}));
}

/// Saves the undamaged part of a recording under its name, and keeps the original beside it.
void keep_damaged(Session& session, const std::string& name, const std::string& content,
                  const Message& damage) {
    std::string aside = name + ".bad";
    for (int k = 2; session.storage.size(aside) > 0; ++k) aside = concat(name, ".bad", k);
    if (const Refusal refusal = session.storage.save(aside, content))
        return session.notify("damaged_not_kept",
                              tr("Couldn't save the damaged recording: {why}", {{"why", tr(*refusal)}}));
    session.notify("recording_mended", tr("The recording was damaged, so the match continues from its last "
                                          "intact turn. The damaged file was saved as {file}: {why}",
                                          {{"file", aside}, {"why", tr(damage)}}));
}

}  // namespace

bool start_match(Session& session) {
    MatchSettings settings = next_match(session, session.lineup);
    if (const Refusal refusal = validate(settings)) return session.notify("refused", tr(*refusal)), false;
    if (begins_as_newcomer(session)) {
        if (session.alone.empty()) settings = lobbing_rivals(std::move(settings));
        settings = calm_start(std::move(settings));
    }
    leave_match(session);
    tidy_recordings(session);
    if (session.next_arsenal) session.arsenal = std::move(session.next_arsenal);
    session.runner =
        std::make_unique<MatchRunner>(std::make_unique<Match>(settings, session.arsenal, session.planets),
                                      session_journal(session, recording_name(session)));
    if (session.lineup == Lineup::alone) skip_armory(session);
    aim_first_shot(session);
    session.settings.seed = mix(session.settings.seed + 1);
    session.settings.level = next_land(session, session.lineup);
    keep_settings(session);
    return true;
}

bool continue_match(Session& session, const std::string& name) {
    if (const std::string file = turns_file_of(session, name); !file.empty())
        return open_by_lines(session, file);
    leave_match(session);
    if (session.storage.is_growing(name))
        return session.notify("played_elsewhere",
                              tr("{name} is being played in another window.", {{"name", name}})),
               false;
    const Result<std::string> file = session.storage.load(name);
    Result<Recording> recording = file ? parse_recording(*file, name, *session.planets) : file.error();
    if (recording)
        if (const auto refusal = validate_kinds(recording->settings)) recording = *refusal;
    if (!recording) return give_up(session, name, recording.error()), false;
    if (!recording->damage.empty()) keep_damaged(session, name, *file, recording->damage);
    auto match = resume(*recording, session.arsenal, session.planets);
    const bool resumed = match.ok();
    if (!resumed) {
        const Error why = match.error();
        match = from_last_round(*recording, session.arsenal, session.planets);
        if (!match) return give_up(session, name, why), false;
        session.notify(
            "round_begun_anew",
            concat(other_rules(*recording, why), " ",
                   tr("It continues at the start of round {round}; the recording stays in {place}.",
                      {{"round", (*match)->round()}, {"place", session.storage.place(name)}})));
    }
    session.runner = std::make_unique<MatchRunner>(
        match.take(), session_journal(session, resumed ? name : recording_name(session)));
    session.runner->keep();
    (void)session.runner->take_events();  // of what was seen before
    session.lineup = lineup_of(session.match().settings().players);
    return true;
}

void leave_match(Session& session) {
    leave_room(session);
    if (session.runner) session.runner->leave();
    session.by_lines = nullptr;
}

}  // namespace terramorph
