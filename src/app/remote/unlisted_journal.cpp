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
        : session_(session), name_(std::move(name)), log_(name_) {}

    void keep(const Match& match) override {
        if (const Refusal refusal = log_->keep(session_.storage, match)) tell(*refusal);
    }
    void keep_turn(const Match& match) override {
        if (log_->begun()) keep(match);
    }
    void leave(const Match& match) override {
        if (match.recording().lines.empty()) return;
        if (const Refusal refusal = log_->leave(session_.storage, match)) tell(*refusal);
    }
    void begin_anew() override {
        log_.reset();
        log_.emplace(name_);
    }

  private:
    void tell(const Error& why) {
        session_.notify("match_not_kept", tr("Couldn't save the match: {why}", {{"why", tr(why)}}));
    }

    Session& session_;
    std::string name_;
    std::optional<MatchLog> log_;
};

}  // namespace

std::unique_ptr<MatchJournal> unlisted_journal(Session& session, const std::string& recording) {
    return std::make_unique<UnlistedJournal>(session, recording);
}

}  // namespace terramorph
