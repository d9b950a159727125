#include "net/board/proof.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace terramorph {

namespace {

/// The shooter may do anything that fits into a turn but let it pass, which is all that targets do.
struct IsAllowed {
    bool operator()(const Pass& pass) const { return pass.player != kDayShooter; }
    template <class OfTurn>
    bool operator()(const OfTurn& command) const {
        return command.player == kDayShooter;
    }
    bool operator()(const NewLevel&) const { return false; }
    bool operator()(const NextRound&) const { return false; }
};

bool is_allowed(const Command& command) { return std::visit(IsAllowed{}, command); }

}  // namespace

Proof::Proof(const Claim& claim, std::string_view recording, std::shared_ptr<const Arsenal> arsenal,
             std::shared_ptr<const Planets> planets)
    : claim_(claim) {
    verdict_ = false;
    if (recording.size() > kMaxDayRecording || digest(recording) != claim.recording) return;
    auto read = parse_recording(recording, "a day's recording", *planets);
    if (!read || !read->damage.empty() || read->rules != kRulesVersion ||
        read->settings != day_settings(claim.day) || read->left_at != Ticks() ||
        Playback::validate(*read, *arsenal, *planets))
        return;
    if (!std::ranges::all_of(read->lines, is_allowed, &Recording::Line::command)) return;
    playback_ = std::make_unique<Playback>(std::make_shared<const Recording>(read.take()), std::move(arsenal),
                                           std::move(planets));
    verdict_ = std::nullopt;
}

void Proof::advance(int steps) {
    for (; steps > 0 && !verdict_; --steps) {
        if (playback_->over()) {
            verdict_ = day_score(playback_->match()) == claim_.score;
            return;
        }
        if (playback_->step()) verdict_ = false;
        (void)playback_->take_events();
        if (day_score(playback_->match()).shots > kDayShots) verdict_ = false;
    }
}

}  // namespace terramorph
