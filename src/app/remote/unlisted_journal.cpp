#include "app/remote/unlisted_journal.h"

#include <optional>
#include <utility>

#include "app/language/language.h"
#include "app/match_log.h"
#include "app/session.h"

namespace terramorph {

namespace {

class UnlistedJournal : public MatchJournal {
  public:
    UnlistedJournal(Session& session, std::string name)
        : session_(session), name_(std::move(name)), kept_(commands_in(session, name_)), log_(name_) {}

    void keep(const Match& match) override {
        if (is_behind(match)) return;
        if (const Refusal refusal = log_->keep(session_.storage, match)) tell(*refusal);
    }
    void keep_turn(const Match& match) override {
        if (log_->begun()) keep(match);
    }
    void leave(const Match& match) override {
        if (match.recording().lines.empty() || is_behind(match)) return;
        if (const Refusal refusal = log_->leave(session_.storage, match)) tell(*refusal);
    }
    void begin_anew() override {
        kept_ = 0;
        log_.reset();
        log_.emplace(name_);
    }

  private:
    /// How many commands an earlier recording has.
    static std::size_t commands_in(Session& session, const std::string& name) {
        const auto text = session.storage.load(name);
        const auto recording =
            text ? parse_recording(*text, name, *session.planets) : Result<Recording>(text.error());
        return recording ? recording->lines.size() : 0;
    }
    /// What was played before comes only from the others: as long as they're away, the earlier recording is
    /// all there is.
    bool is_behind(const Match& match) const {
        const bool is_over = match.phase() == Phase::match_over;
        return !log_->begun() && !is_over && match.recording().lines.size() < kept_;
    }
    void tell(const Error& why) {
        session_.notify("match_not_kept", tr("Couldn't save the match: {why}", {{"why", tr(why)}}));
    }

    Session& session_;
    std::string name_;
    std::size_t kept_;  // commands
    std::optional<MatchLog> log_;
};

}  // namespace

std::unique_ptr<MatchJournal> unlisted_journal(Session& session, const std::string& recording) {
    return std::make_unique<UnlistedJournal>(session, recording);
}

}  // namespace terramorph
