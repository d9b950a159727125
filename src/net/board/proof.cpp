#include "net/board/proof.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace terramorph {

namespace {

/// What the shooter may do; targets do nothing but let their turns pass.
bool is_allowed(const Command& command) {
    if (const auto* const pass = std::get_if<Pass>(&command)) return pass->player != kDayShooter;
    const auto* const aim = std::get_if<Aim>(&command);
    const auto* const choose = std::get_if<Choose>(&command);
    const auto* const fire = std::get_if<Fire>(&command);
    const auto* const drive = std::get_if<Drive>(&command);
    const auto* const use = std::get_if<Use>(&command);
    const auto* const target = std::get_if<Target>(&command);
    return (aim && aim->player == kDayShooter) || (choose && choose->player == kDayShooter) ||
           (fire && fire->player == kDayShooter) || (drive && drive->player == kDayShooter) ||
           (use && use->player == kDayShooter) || (target && target->player == kDayShooter);
}

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
        if (playback_->over()) return judge();
        if (playback_->step()) verdict_ = false;
        (void)playback_->take_events();
        if (day_score(playback_->match()).shots > kDayShots) verdict_ = false;
    }
}

void Proof::judge() { verdict_ = day_score(playback_->match()) == claim_.score; }

}  // namespace terramorph
