#include "app/correspondence/line_play.h"

#include <utility>

#include "app/language/language.h"
#include "app/match_runner.h"
#include "app/recordings.h"
#include "app/remote/unlisted_journal.h"
#include "app/session.h"
#include "base/text.h"
#include "match/recording/playback.h"
#include "net/correspondence/invitation.h"

namespace terramorph {

namespace {

std::string recording_of(std::string_view file) {
    return concat(file.substr(0, file.size() - std::string_view(kTurnsFileEnding).size()), kRecordingEnding);
}

/// Notes whom the match waits for whenever it's recorded.
class LineJournal : public MatchJournal {
  public:
    LineJournal(Session& session, LinePlay& play)
        : play_(play), recording_(unlisted_journal(session, play.recording())) {}

    void keep(const Match& match) override { recording_->keep(match), play_.note(match); }
    void keep_turn(const Match& match) override { recording_->keep_turn(match), play_.note(match); }
    void leave(const Match& match) override { recording_->leave(match), play_.note(match); }

  private:
    LinePlay& play_;
    std::unique_ptr<MatchJournal> recording_;
};

Versions own_versions(const Session& session) { return own_versions(*session.arsenal, *session.planets); }

Result<InboxMatch> read_turns(Session& session, const std::string& file) {
    const auto text = session.storage.load(file);
    auto kept = text ? parse_kept_turns(*text) : text.error();
    if (!kept) return kept.error();
    auto settings = parse_invitation(kept->invitation, own_versions(session), *session.planets);
    if (!settings) return settings.error();
    const bool person = kept->mine < static_cast<int>(settings->players.size()) &&
                        settings->players[kept->mine].kind.is_person();
    if (!person) return error("this isn't a match by messages");
    return InboxMatch{file, settings.take(), kept.take()};
}

/// As it was recorded so far; from the beginning if it wasn't.
Result<std::unique_ptr<Match>> match_of(Session& session, const InboxMatch& kept) {
    const auto text = session.storage.load(recording_of(kept.file));
    if (!text) return text.error();
    if (text->empty()) return std::make_unique<Match>(kept.settings, session.arsenal, session.planets);
    const auto recording = parse_recording(*text, kept.file, *session.planets);
    if (!recording) return recording.error();
    return resume(*recording, session.arsenal, session.planets);
}

}  // namespace

LinePlay::LinePlay(Session& session, std::string file, KeptTurns kept)
    : session_(session),
      file_(std::move(file)),
      kept_(std::move(kept)),
      lines_(kept_.invitation, kept_.mine) {
    for (const auto& [number, line] : kept_.heard) lines_.remember(number, line);
}

std::string LinePlay::recording() const { return recording_of(file_); }

void LinePlay::keep() {
    kept_.heard = lines_.heard();
    if (const Refusal refusal = session_.storage.save(file_, kept_turns_text(kept_)))
        session_.notify("match_not_kept", tr("Couldn't save the match: {why}", {{"why", tr(*refusal)}}));
}

void LinePlay::note(const Match& match) {
    if (match.phase() == Phase::flying) return;
    PlayerId awaited = lines_.awaited(match);
    if (!awaited.exists() && match.phase() != Phase::match_over) awaited = lines_.mine();
    if (std::exchange(kept_.awaited, awaited) == awaited) return;
    kept_.since = session_.clock_text;
    keep();
}

std::vector<InboxMatch> inbox(Session& session) {
    std::vector<InboxMatch> matches;
    for (const std::string& file : session.storage.names(kTurnsFileEnding))
        if (auto match = read_turns(session, file)) matches.push_back(match.take());
    return matches;
}

Result<std::string> begin_by_lines(Session& session, const std::string& invitation, PlayerId mine) {
    const auto settings = parse_invitation(invitation, own_versions(session), *session.planets);
    if (!settings) return settings.error();
    std::string stem = session.clock_text;
    for (int k = 2;
         session.storage.size(stem + kTurnsFileEnding) + session.storage.size(stem + kRecordingEnding) > 0;
         ++k)
        stem = concat(session.clock_text, "-", k);
    const std::string file = stem + kTurnsFileEnding;
    if (auto refusal =
            session.storage.save(file, kept_turns_text({invitation, mine, mine, session.clock_text})))
        return *refusal;
    return file;
}

bool open_by_lines(Session& session, const std::string& file) {
    leave_match(session);
    const auto refused = [&](const Error& why) {
        session.notify("not_continued", tr("Can't continue the match, which stays in {place}: {why}",
                                           {{"place", session.storage.place(file)}, {"why", tr(why)}}));
        return false;
    };
    if (session.storage.is_growing(recording_of(file)))
        return session.notify("played_elsewhere",
                              tr("{name} is being played in another window.", {{"name", file}})),
               false;
    auto kept = read_turns(session, file);
    if (!kept) return refused(kept.error());
    auto match = match_of(session, *kept);
    if (!match) return refused(match.error());
    session.by_lines = std::make_shared<LinePlay>(session, file, kept->kept);
    session.runner =
        std::make_unique<MatchRunner>(match.take(), std::make_unique<LineJournal>(session, *session.by_lines),
                                      nullptr, &session.by_lines->lines());
    session.runner->keep();
    (void)session.runner->take_events();  // of what was seen before
    session.lineup = Lineup::friends;
    return true;
}

std::string turns_file_of(Session& session, const std::string& recording) {
    const std::string_view stem =
        std::string_view(recording).substr(0, recording.size() - std::string_view(kRecordingEnding).size());
    std::string file = concat(stem, kTurnsFileEnding);
    return recording.ends_with(kRecordingEnding) && session.storage.size(file) > 0 ? file : "";
}

void forget_by_lines(Session& session, const std::string& file) {
    if (session.by_lines && session.by_lines->file() == file) leave_match(session);
    session.storage.remove(file);
}

HeardLines hear_lines(Session& session, const std::vector<std::string>& lines) {
    HeardLines all;
    for (const std::string& line : lines) {
        const Correspondence::Heard heard = session.by_lines->lines().hear(session.match(), line);
        if (heard == Correspondence::Heard::taken)
            ++all.taken;
        else
            all.trouble = heard, all.line = line;
    }
    if (all.taken > 0) {
        session.by_lines->keep();
        session.by_lines->note(session.match());
    }
    return all;
}

}  // namespace terramorph
