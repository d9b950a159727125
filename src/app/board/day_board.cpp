#include "app/board/day_board.h"

#include <utility>

#include "app/session.h"
#include "base/text.h"
#include "net/broker.h"
#include "net/letter.h"

namespace terramorph {

namespace {

constexpr int kStepsOfAProof = 200;  // in a frame
constexpr int kDayLettersInAFrame = 64;
constexpr double kBetweenLacks = 20;  // seconds, at least, until what was left out is asked for again
constexpr int kSecondsKept = 35 * kDaySeconds;
constexpr std::string_view kBoardsLetter = "d";  // where many brokers share the rooms

}  // namespace

DayBoard::DayBoard(Session& session, const std::string& broker)
    : arsenal_(std::make_shared<const Arsenal>(built_in_arsenal())),
      planets_(std::make_shared<const Planets>(built_in_planets())),
      board_(today(session)) {
    missing_ =
        session.office ? session.office->missing() : message(N_("This copy can't reach other machines."));
    if (missing_) return;
    own_ = load_own_day(session, day());
    if (own_) {
        const std::string who = own_->claim.who();
        board_.take({day_topic(day(), who, kScoreTopic), own_->claim_text});
        board_.take({day_topic(day(), who, kRecordingTopic), own_->recording});
    }
    if (broker.empty()) {
        missing_ =
            message(N_("Only your own score is shown. To compare, enter a game server under Advanced."));
        return;
    }
    auto at = parse_broker(broker);
    if (!at) {
        missing_ = message(N_("Game server: {why}."), {{"why", at.error().message}});
        return;
    }
    const KeyPair stranger(session.office->chance());
    post_ = session.office->connect(broker_of_room(at.take(), kBoardsLetter), who_of(stranger.public_key()),
                                    day_topics(day()), {});
}

std::optional<Message> DayBoard::trouble() const {
    return missing_ || !post_ || post_->is_up() ? missing_ : post_->trouble();
}

void DayBoard::send_own() {
    if (!own_) return;
    const std::string who = own_->claim.who();
    post_->publish({day_topic(day(), who, kScoreTopic), own_->claim_text, true, kSecondsKept});
    post_->publish({day_topic(day(), who, kRecordingTopic), own_->recording, true, kSecondsKept});
}

bool DayBoard::advance(double seconds) {
    const std::size_t shown = best_.size();
    if (post_) {
        const int connections = post_->connections();
        if (connections != std::exchange(connections_, connections)) send_own();
        if (come_.empty())  // what else has come waits at the line, which has its limits
            for (Letter& letter : post_->take()) come_.push_back(std::move(letter));
        for (int k = 0; k < kDayLettersInAFrame && !come_.empty(); ++k, come_.pop_front())
            board_.take(come_.front());
    }
    prove();
    since_lack_ += seconds;
    if (post_ && come_.empty() && !proving_ && since_lack_ >= kBetweenLacks && board_.take_lack()) {
        since_lack_ = 0;
        post_->hear_again();
    }
    const std::vector<Claim> before = std::exchange(best_, board_.best());
    return shown != best_.size() || before != best_;
}

void DayBoard::prove() {
    if (!proving_) {
        proving_ = board_.next_to_prove();
        if (proving_) proof_.emplace(proving_->claim, proving_->recording, arsenal_, planets_);
    }
    if (!proof_) return;
    proof_->advance(kStepsOfAProof);
    if (!proof_->verdict()) return;
    board_.settle(proving_->claim, *proof_->verdict());
    proof_.reset();
    proving_.reset();
}

}  // namespace terramorph
