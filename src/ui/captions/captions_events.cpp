// Captions for events.
#include <array>

#include "app/language/language.h"
#include "base/index.h"
#include "base/overloads.h"
#include "base/text.h"
#include "ui/captions/captions.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr Color kCaptionsHurt = {255, 196, 186};
constexpr Color kCaptionsHealed = {170, 240, 160};
constexpr Color kCaptionsShield = {176, 216, 255};
constexpr Color kCaptionsGold = {255, 214, 92};
constexpr Color kCaptionsStorm = {206, 214, 236};

constexpr int kLightMoney = 1000000;  // dollars: figures of money stay small beside those of damage

const std::string& name_of(const event::Found& found, const Arsenal& arsenal) {
    const auto& goods = found.is_item() ? arsenal.items : arsenal.weapons;
    return goods[found.number()].name;
}

/// Damage with its cause, where that isn't plain to see.
std::string_view words_of(HurtCause cause) {
    constexpr std::array<std::string_view, kHurtCauseNames.size()> kWords = {
        "-{amount}",
        "-{amount}",
        "-{amount}",
        N_("-{amount} crushed"),
        N_("-{amount} from the fall"),
        N_("-{amount} from fire"),
        N_("-{amount} from the quake"),
        N_("-{amount} underwater"),
        "-{amount}",
        N_("-{amount} drained"),
        N_("-{amount} rammed"),
        N_("-{amount} from the natives")};
    return kWords[at(cause)];
}

}  // namespace

/// Tells of each kind of event.
struct Captions::Told {
    Captions& captions;
    const Battle& battle;
    const std::vector<Color>& colors;

    Color shield(TankId tank) const { return mixed(colors[tank], kCaptionsShield, 0.6f); }

    /// Whom it hurts says more.
    void operator()(const event::Crashed& crashed) const {
        if (captions.told(words_of(HurtCause::crush), crashed.at)) return;
        captions.say(crashed.at, tr("Crash"), theme::kAccent, 1.6f);
    }
    void operator()(const event::Felled& felled) const {
        const Vec2<float> top = felled.at + Vec2<float>{0, static_cast<float>(felled.size)};
        if (!captions.told(tr("Timber!"), top)) captions.say(top, tr("Timber!"), theme::kAccent, 1.4f);
    }
    void operator()(const event::HutFell& hut) const {
        const Vec2<float> top = hut.at + Vec2<float>{0, hut_height(hut.size)};
        if (!captions.told(tr("It collapses!"), top))
            captions.say(top, tr("It collapses!"), theme::kAccent, 1.4f);
    }
    void operator()(const event::TowerFell& tower) const {
        const std::string words(tower.keep ? tr("The keep falls!") : tr("The tower falls!"));
        const Vec2<float> middle = tower.at - Vec2<float>{0, static_cast<float>(tower.size) / 2};
        captions.say(middle, words, theme::kAccent, 2);
    }
    void operator()(const event::CameLoose& loose) const {
        const Vec2<float> top = loose.at + Vec2<float>{0, static_cast<float>(loose.size)};
        if (!captions.told(tr("It rolls!"), top)) captions.say(top, tr("It rolls!"), theme::kAccent, 1.4f);
    }
    void operator()(const event::Shattered& stone) const {
        captions.say(stone.at, tr("Shattered"), theme::kAccent, 1.4f);
    }
    void operator()(const event::Slipped& slipped) const {
        captions.say(slipped.at, tr("The land moves"), theme::kAccent, 2);
    }
    void operator()(const event::MapEnded& ended) const {
        captions.say(ended.at, tr("The map ends here"), theme::kAccent, 2.5f);
    }
    void operator()(const event::SkyStruck& struck) const {
        captions.say(struck.at, tr("Struck"), kCaptionsStorm, 1.6f);
    }
    void operator()(const event::FiredampExploded& exploded) const {
        captions.say(exploded.at, tr("Firedamp explodes"), theme::kAccent, 2.5f);
    }
    void operator()(const event::StormRose& storm) const {
        const Ground& ground = battle.state().ground;
        captions.tell_anew({static_cast<float>(ground.width()) / 2, static_cast<float>(ground.height())},
                           storm.drifts ? N_("DRIFT {step}") : N_("STORM {step}"), storm.step, kCaptionsStorm,
                           3);
    }
    void operator()(const event::ShieldHit& hit) const {
        captions.count(hit.tank, hit.absorbed, battle.state().rules.health, hit.at, N_("Shield -{amount}"),
                       shield(hit.tank), colors[hit.tank]);
    }
    void operator()(const event::ShieldFell& fell) const {
        captions.say(fell.at, tr("Shield down"), shield(fell.tank), 2);
    }
    void operator()(const event::Deflected& turned) const {
        captions.say(turned.at, tr("Thrown back"), shield(turned.tank), 2);
    }
    void operator()(const event::Hurt& told) const {
        if (told.cause == HurtCause::crush) captions.take_back(tr("Crash"), told.at);
        captions.count(told.tank, told.health, battle.state().rules.health, told.at, words_of(told.cause), {},
                       colors[told.tank]);
        const Tank& tank = battle.state().tank(told.tank);
        if (tank.alive && tank.health == 0) captions.wait_for_end(told.tank);
    }
    void operator()(const event::Died& died) const { captions.tell_end(died.tank); }
    void operator()(const event::Healed& healed) const {
        captions.say(healed.at, concat("+", healed.health), kCaptionsHealed, 2);
    }
    void operator()(const event::Weakened& weakened) const {
        captions.say(weakened.at, tr("Max power {percent}%", {{"percent", weakened.percent}}), kCaptionsHurt,
                     2.5f);
    }
    void operator()(const event::Stole& stole) const {
        captions.say(stole.at, tr_money(-stole.dollars), kCaptionsGold, 2.5f);
    }
    void operator()(const event::FoundOre& found) const {
        if (found.dollars == 0) return captions.say(found.at, tr("Ore"), kCaptionsGold, 2);
        captions.count(found.tank, found.dollars, kLightMoney, found.at, N_("Ore +${amount}"), kCaptionsGold);
    }
    void operator()(const event::Robbed& robbed) const {
        if (robbed.dollars == 0) return captions.say(robbed.at, tr("Robbed"), kCaptionsGold, 2);
        captions.count(robbed.tank, robbed.dollars, kLightMoney, robbed.at, N_("Robbed +${amount}"),
                       kCaptionsGold);
    }
    void operator()(const event::ConvoyCame& convoy) const {
        constexpr Vec2<float> kAboveCarts = {0, 26};
        captions.say(convoy.at + kAboveCarts, convoy.stranger ? tr("A stranger") : tr("A convoy"),
                     kCaptionsGold, 3);
    }
    void operator()(const event::CartWrecked& wrecked) const {
        captions.say(wrecked.at, tr("Wrecked"), theme::kAccent, 1.4f);
    }
    void natives_say(Vec2<float> gun, std::string_view words, Color color) const {
        constexpr Vec2<float> kAboveGun = {0, 34};
        if (!captions.told(words, gun + kAboveGun))
            captions.say(gun + kAboveGun, std::string(words), color, 2.5f);
    }
    void operator()(const event::NativesProvoked& provoked) const {
        natives_say(provoked.at, tr("They'll shoot back"), theme::kAccent);
    }
    void operator()(const event::NativesAimed& aimed) const {
        natives_say(aimed.at, tr("The natives shoot back"), theme::kAccent);
    }
    void operator()(const event::GunWrecked& gun) const {
        natives_say(gun.at, tr("Gun destroyed"), theme::kAccent);
    }
    void operator()(const event::TradeAgreed& trade) const {
        natives_say(trade.at, tr("Welcome!"), kCaptionsGold);
    }
    void operator()(const event::HeldGround& held) const {
        if (held.dollars == 0) return;
        captions.count(held.tank, held.dollars, kLightMoney, held.at, N_("High ground +${amount}"),
                       kCaptionsGold);
    }
    void operator()(const event::Salvaged& salvaged) const {
        constexpr Vec2<float> kAboveFind = {0, 26};
        captions.say(salvaged.at + kAboveFind, tr("Sunken prize"), kCaptionsGold, 3);
    }
    void operator()(const event::Found& found) const {
        captions.say(found.at, concat(found.count, " ", tr(name_of(found, *battle.state().arsenal))),
                     kCaptionsGold, 2.5f);
    }
    void operator()(const event::Anchored& held) const {
        captions.say(held.at, tr("The anchor holds"), theme::kBright, 2.5f);
    }
    void operator()(const event::ParachuteOpened& opened) const {
        captions.say(opened.at, tr("Parachute"), theme::kBright, 2);
    }
};

void Captions::note(const MatchEvent& event, const Battle& battle, const std::vector<Color>& colors) {
    std::visit(Overloads{Told{*this, battle, colors}, [](const auto&) {}}, event);
}

void Captions::tell_bent(TankId tank, Vec2<float> at, const std::vector<Color>& colors) {
    say(at, tr("Deflected"), mixed(colors[tank], kCaptionsShield, 0.6f), 2);
}

void Captions::tell_buried(Vec2<float> at) { say(at, tr("Buried"), kCaptionsHurt, 2); }

}  // namespace terramorph
