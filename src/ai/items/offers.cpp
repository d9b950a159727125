#include "ai/items/offers.h"

#include <algorithm>

#include "ai/aiming/firepower.h"
#include "ai/conduct.h"
#include "ai/items/item_value.h"

namespace terramorph {

namespace {

constexpr float kSideWorth = 5;                   // of a weapon that does no harm by itself, as firepower
constexpr float kFreeWorth = 12;                  // of the weapon that's always there: more counts
constexpr int kEnoughShots = 5 * kShotsPerRound;  // of all that isn't free
constexpr int kArmed = 3 * kShotsPerRound;        // the same, from which on other things count
constexpr int kFewSideShots = 10;                 // of those that do no harm
constexpr int kMinPrice = 300;                    // dollars a shot, below which nothing seems cheaper

/// Of a weapon that does no harm by itself: nothing, if it only shows its path.
float side_worth(const Weapon& weapon) { return role_of(weapon) == WeaponRole::trick ? 0 : kSideWorth; }

/// True if there's seldom anybody whom it would hurt.
bool is_for_close_by(const Weapon& weapon) { return role_of(weapon) == WeaponRole::escape; }

bool moves_its_tank(Purpose purpose) {
    return purpose == Purpose::escape || purpose == Purpose::fuel || purpose == Purpose::takeoff;
}

void judge_item(Offer& offer, const Weapon& item, const Temperament& temperament, int rounds) {
    offer.need = needed_kind(item);
    offer.value = value_of_item(item, temperament, rounds);
    offer.budget = offer.need && moves_its_tank(offer.need->purpose) ? Budget::mobility : Budget::defence;
}

void judge_weapon(Offer& offer, const Weapon& weapon) {
    const float power = is_for_close_by(weapon) ? 0 : firepower(weapon);
    offer.role = role_of(weapon);
    offer.value = power > 0 ? std::max(kSideWorth, power - kFreeWorth) : side_worth(weapon);
    offer.budget = offer.role == WeaponRole::dig && power <= 0 ? Budget::mobility : Budget::kit;
}

/// True for a weapon that a computer of this player's difficulty leaves to others.
bool is_too_dear(const Match& match, PlayerId player, const Offer& offer) {
    if (offer.is_item || match.player(player).kind.is_person()) return false;
    const Conduct& how = conduct(match, player);
    const int dearest = how.dearest * (how.warms_up ? std::max(1, match.round() - 1) : 1);
    return dearest > 0 && offer.price > dearest * offer.bundle;
}

/// The good without its worth.
Offer offer_of(const Match& match, PlayerId player, const Kit& kit, GoodId number, const Weapon& thing) {
    Offer offer{number, match.shop().price(player, number), thing.bundle};
    offer.sold = match.shop().sells(number) && !match.shop().is_idle(number) && !thing.unlimited;
    offer.most = max_owned(thing);
    offer.owned = thing.unlimited ? 0 : stock_of(kit, match.arsenal(), number);
    offer.is_item = is_item(match.arsenal(), number);
    return offer;
}

}  // namespace

Offers::Offers(const Match& match, PlayerId player, const Temperament& temperament, int rounds)
    : arms_first_(!match.player(player).kind.is_person() && conduct(match, player).arms_first) {
    const Kit kit = match.shop().kit(player);
    for (const GoodId number : goods(match.arsenal())) {
        const Weapon& thing = good(match.arsenal(), number);
        Offer offer = offer_of(match, player, kit, number, thing);
        offer.sold = offer.sold && !is_too_dear(match, player, offer);
        offer.is_item ? judge_item(offer, thing, temperament, rounds) : judge_weapon(offer, thing);
        offers_.push_back(offer);
    }
}

/// The number of items of a kind.
int Offers::owned(const EffectKind* kind) const {
    int sum = 0;
    for (const Offer& offer : offers_)
        if (offer.is_item && offer.need == kind) sum += offer.owned;
    return sum;
}

bool Offers::owns_any(Purpose purpose) const {
    return std::ranges::any_of(offers_, [&](const Offer& offer) {
        return offer.need && offer.need->purpose == purpose && offer.owned > 0;
    });
}

/// The shots that do harm.
int Offers::shots() const {
    int sum = 0;
    for (const Offer& offer : offers_)
        if (!offer.is_item && offer.value > kSideWorth) sum += offer.owned;
    return sum;
}

/// Those that do none.
int Offers::side_shots() const {
    int sum = 0;
    for (const Offer& offer : offers_)
        if (!offer.is_item && offer.value <= kSideWorth) sum += offer.owned;
    return sum;
}

int Offers::shots_of(WeaponRole role) const {
    int sum = 0;
    for (const Offer& offer : offers_)
        if (!offer.is_item && offer.role == role) sum += offer.owned;
    return sum;
}

bool Offers::lacks_arms() const { return arms_first_ && shots() < kArmed; }

bool Offers::is_enough(const Offer& weapon) const {
    if (weapon.value > kSideWorth) return shots() >= kEnoughShots;
    if (shots_of(weapon.role) > 0) return true;
    return lacks_arms() && side_shots() >= kFewSideShots;
}

/// How much a bundle more is worth now.
float Offers::gain(const Offer& offer) const {
    if (!offer.is_item) return is_enough(offer) ? 0 : offer.value;
    if (!offer.need || lacks_arms()) return 0;
    const ItemValue& need = offer.need->item_value;
    if (need.only_with != Purpose::other && !owns_any(need.only_with)) return 0;
    const int more = std::clamp(need.enough - owned(offer.need), 0, offer.bundle);
    return static_cast<float>(more) * offer.value / static_cast<float>(offer.bundle);
}

int Offers::chance(const Offer& offer) const {
    const float worth = gain(offer);
    if (worth <= 0) return 0;
    const int price = std::max(kMinPrice, offer.price / std::max(1, offer.bundle));
    return 1 + static_cast<int>(worth * worth * 10 / static_cast<float>(price));
}

}  // namespace terramorph
