#include "ui/captions/hit_words.h"

#include <vector>

#include "app/language/language.h"
#include "base/overloads.h"
#include "base/text.h"
#include "match/economy/pay.h"

namespace terramorph {

void HitWords::note(const MatchEvent& event, const Match& match) {
    const auto forget = [this] { *this = {}; };
    std::visit(Overloads{[&](const event::Fired& shot) {
                             forget();
                             const bool alone = match.settings().turn_mode() != TurnMode::simultaneous;
                             const PlayerId player = player_of(shot.tank);
                             if (!alone || !match.player(player).kind.is_person()) return;
                             player_ = player;
                             paid_ = pay_for_hits(match.state(), player);
                         },
                         [&](const event::Hurt& hurt) {
                             const PlayerId victim = player_of(hurt.tank);
                             if (!player_.exists() || match.state().allies(player_, victim)) return;
                             if (hurt.by != tank_of(player_)) return;
                             lost_[victim] += hurt.health;
                             calm_ = 0, told_ = false;
                         },
                         [&](const event::Died& died) {
                             const bool hit = lost_.erase(player_of(died.tank)) > 0;
                             killed_ |= player_.exists() && (hit || died.by == tank_of(player_));
                         },
                         [&](const event::TurnBegan&) {
                             if (told_) forget();
                         },
                         [&](const event::NewLevel&) { forget(); },
                         [&](const event::RoundEnded&) { forget(); }, [](const auto&) {}},
               event);
}

std::optional<std::string> HitWords::advance(double seconds, const Match& match) {
    if (told_ || (calm_ += seconds) < kCalm) return std::nullopt;
    told_ = true;
    if (lost_.empty()) return std::nullopt;
    std::vector<std::string> names;
    int all = 0;
    for (const auto& [victim, health] : lost_) {
        names.push_back(match.player(victim).name);
        all += health;
    }
    const std::string lost =
        names.size() == 1
            ? tr("Hit! {name} loses {n} health", {{"name", names[0]}, {"n", all}})
            : tr("Hit! {names} lose {n} health in all", {{"names", joined(names, ", ")}, {"n", all}});
    return lost + paid_words(match);
}

/// What the hits that are told have earned, if anything. With a kill among them nobody could tell.
std::string HitWords::paid_words(const Match& match) const {
    const std::int64_t more = pay_for_hits(match.state(), player_) - paid_;
    const bool tells = more > 0 && !killed_ && match.settings().has_armory();
    return tells ? concat(" · +", tr_money(more)) : std::string();
}

}  // namespace terramorph
