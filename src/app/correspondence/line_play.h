#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/correspondence/kept_turns.h"
#include "match/settings/settings.h"
#include "net/correspondence/correspondence.h"

namespace terramorph {

struct Session;

/// The match by lines that the session plays, with its file.
class LinePlay {
  public:
    LinePlay(Session& session, std::string file, KeptTurns kept);

    Correspondence& lines() { return lines_; }
    const Correspondence& lines() const { return lines_; }
    const std::string& file() const { return file_; }
    /// The name of the match's recording.
    std::string recording() const;
    /// Keeps whom the match waits for, if that has changed.
    void note(const Match& match);
    /// Writes the file.
    void keep();

  private:
    Session& session_;
    std::string file_;
    KeptTurns kept_;
    Correspondence lines_;
};

/// A match by lines that's kept here.
struct InboxMatch {
    std::string file;
    MatchSettings settings;
    KeptTurns kept;
};
/// The newest first; what can't be read, as it's of another version, isn't listed.
std::vector<InboxMatch> inbox(Session& session);

/// Keeps a new match. Returns its file, or why there is none.
Result<std::string> begin_by_lines(Session& session, const std::string& invitation, PlayerId mine);
/// Makes the match of a file the session's, as it was left. Returns true on success; otherwise tells the
/// player why not.
bool open_by_lines(Session& session, const std::string& file);
/// The file beside this recording; empty if the match isn't played by lines.
std::string turns_file_of(Session& session, const std::string& recording);
/// Nobody goes on with this match: the file goes, its recording stays.
void forget_by_lines(Session& session, const std::string& file);

/// The match by lines of the session hears what has come: how many lines were taken, and what's wrong with
/// the last one that wasn't.
struct HeardLines {
    int taken = 0;
    std::optional<Correspondence::Heard> trouble = {};
    std::string line = {};
};
HeardLines hear_lines(Session& session, const std::vector<std::string>& lines);

}  // namespace terramorph
