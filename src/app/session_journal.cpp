#include "app/session_journal.h"

#include <optional>

#include "app/language/language.h"
#include "app/match_log.h"
#include "app/session.h"
#include "app/unfinished.h"

namespace terramorph {

namespace {

class SessionJournal : public MatchJournal {
  public:
    SessionJournal(Session& session, const std::string& recording) : session_(session), log_(recording) {}

    void keep(const Match& match) override;
    void keep_turn(const Match& match) override {
        if (log_ && log_->begun()) keep(match);
    }
    void leave(const Match& match) override;

  private:
    void keep_prices(const Match& match);

    Session& session_;
    std::optional<MatchLog> log_;  // none once the match is over
};

void SessionJournal::keep(const Match& match) {
    if (!log_) return;
    const Refusal unnoted = log_->begun() ? std::nullopt : list_unfinished(session_, log_->name());
    if (const Refusal refusal = log_->keep(session_.storage, match))
        session_.notify("match_not_kept", tr("Couldn't save the match: {why}", {{"why", tr(*refusal)}}));
    if (!log_->begun()) return;
    if (unnoted)
        session_.notify("not_noted",
                        tr("Couldn't mark the match as the one to continue: {why}", {{"why", tr(*unnoted)}}));
    session_.unfinished = log_->name();
    if (match.phase() != Phase::match_over) return;
    log_.reset();
    forget_unfinished(session_);
    keep_prices(match);
}

void SessionJournal::leave(const Match& match) {
    if (!match.recording().lines.empty()) keep(match);
    if (log_ && log_->begun())
        if (const Refusal refusal = log_->leave(session_.storage, match))
            session_.notify("match_not_kept", tr("Couldn't save the match: {why}", {{"why", tr(*refusal)}}));
    log_.reset();
}

/// The next match's market starts from this one's prices.
void SessionJournal::keep_prices(const Match& match) {
    if (match.settings().rule(Rule::free_market) == 0) return;
    session_.settings.prices = match.shop().market().prices(match.arsenal());
    keep_settings(session_);
}

}  // namespace

std::unique_ptr<MatchJournal> session_journal(Session& session, const std::string& recording) {
    return std::make_unique<SessionJournal>(session, recording);
}

}  // namespace terramorph
