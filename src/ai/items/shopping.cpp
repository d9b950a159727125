#include "ai/items/shopping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>

#include "ai/aiming/firepower.h"
#include "ai/items/item_value.h"

namespace terramorph {

namespace {

constexpr float kSideWorth = 5;                   // of a weapon that does no harm by itself, as firepower
constexpr float kFreeWorth = 12;                  // of the weapon that's always there: more counts
constexpr int kEnoughShots = 5 * kShotsPerRound;  // of all that isn't free
constexpr int kFilledByShot = 8;                  // %, by which a shot fills the need for its role
constexpr int kMinPrice = 300;                    // dollars a shot, below which nothing seems cheaper

/// What a part of the money is for.
enum class Part { kit, defence, mobility, big };
constexpr int kShares[] = {54, 20, 8, 18};  // % of the money, by part
constexpr Part kParts[] = {Part::big, Part::kit, Part::defence, Part::mobility};
constexpr int kSplurges = 30;  // % of the visits in which all money may go into the big thing

/// A good, as one player sees it.
struct Offer {
    GoodId good = 0;
    int price = 0;
    int bundle = 0;
    int owned = 0;  ///< with free bundles
    int most = kMaxPerGood;
    bool sold = false;
    bool is_item = false;
    float value = 0;                   ///< of one
    WeaponRole role = {};              ///< of a weapon
    const EffectKind* need = nullptr;  ///< the kind of effect that a computer needs an item for
    Part part = Part::kit;
};

/// Of a weapon that does no harm by itself: nothing, if it only shows its path.
float side_worth(const Weapon& weapon) { return role_of(weapon) == WeaponRole::trick ? 0 : kSideWorth; }

bool moves_its_tank(Purpose purpose) {
    return purpose == Purpose::escape || purpose == Purpose::fuel || purpose == Purpose::takeoff;
}

/// Simulates a visit to the armory: most of the money goes into a kit of weapons of different roles, the rest
/// into one big thing, defence, and what gets a tank away. All are drawn, by what they're worth and by taste.
class ShoppingPlan {
  public:
    ShoppingPlan(const Match& match, PlayerId player, const Temperament& temperament, Random random)
        : temperament_(temperament), random_(random), money_(match.shop().money(player)) {
        const int rounds = match.settings().rounds() - match.round() + 1;
        const bool saves = rounds > 1 || match.settings().scoring() == Scoring::greedy;
        if (saves) reserve_ = money_ * temperament.whole(Trait::patience) / 100;
        for (std::size_t k = 0; k < accounts_.size(); ++k)
            accounts_[k] = (money_ - reserve_) * kShares[k] / 100;
        if (random_.below(100) < kSplurges) accounts_[at(Part::big)] = money_ - reserve_;
        const Kit kit = match.shop().kit(player);
        for (const GoodId number : goods(match.arsenal())) look_at(match, kit, number, rounds);
    }

    /// The next good to buy; none if nothing is worth it.
    std::optional<GoodId> next() {
        const bool judges = random_.below(100) < temperament_.whole(Trait::judgement);
        Offer* const wanted = judges ? best() : any();
        if (!wanted) return std::nullopt;
        money_ -= wanted->price;
        wanted->owned = std::min(kMaxPerGood, wanted->owned + wanted->bundle);
        return wanted->good;
    }

  private:
    using Offers = std::vector<Offer*>;

    void look_at(const Match& match, const Kit& kit, GoodId number, int rounds) {
        const Weapon& thing = good(match.arsenal(), number);
        Offer offer{number, match.shop().price(number), thing.bundle};
        offer.sold = match.shop().sells(number) && !thing.unlimited;
        offer.most = max_owned(thing);
        offer.owned = thing.unlimited ? 0 : stock_of(kit, match.arsenal(), number);
        offer.is_item = is_item(match.arsenal(), number);
        if (offer.is_item) {
            offer.need = needed_kind(thing);
            offer.value = value_of_item(thing, temperament_, rounds);
            offer.part = offer.need && moves_its_tank(offer.need->purpose) ? Part::mobility : Part::defence;
        } else {
            const float power = firepower(thing);
            offer.role = role_of(thing);
            offer.value = power > 0 ? std::max(kSideWorth, power - kFreeWorth) : side_worth(thing);
            offer.part = offer.role == WeaponRole::dig && power <= 0 ? Part::mobility : Part::kit;
        }
        offers_.push_back(offer);
    }

    bool affordable(const Offer& offer, std::int64_t purse) const {
        return offer.sold && offer.owned < offer.most && offer.price <= purse;
    }

    /// The number of items of a kind.
    int owned(const EffectKind* kind) const {
        int sum = 0;
        for (const Offer& offer : offers_)
            if (offer.is_item && offer.need == kind) sum += offer.owned;
        return sum;
    }

    bool owns_any(Purpose purpose) const {
        return std::ranges::any_of(offers_, [&](const Offer& offer) {
            return offer.need && offer.need->purpose == purpose && offer.owned > 0;
        });
    }

    int shots() const {
        int sum = 0;
        for (const Offer& offer : offers_)
            if (!offer.is_item && offer.value > kSideWorth) sum += offer.owned;
        return sum;
    }

    int shots_of(WeaponRole role) const {
        int sum = 0;
        for (const Offer& offer : offers_)
            if (!offer.is_item && offer.role == role) sum += offer.owned;
        return sum;
    }

    /// How much a bundle more is worth now.
    float gain(const Offer& offer) const {
        if (!offer.is_item) return shots() < kEnoughShots ? offer.value : 0;
        if (!offer.need) return 0;
        const ItemValue& need = offer.need->item_value;
        if (need.only_with != Purpose::other && !owns_any(need.only_with)) return 0;
        const int more = std::clamp(need.enough - owned(offer.need), 0, offer.bundle);
        return static_cast<float>(more) * offer.value / static_cast<float>(offer.bundle);
    }

    /// Its chance to be bought: by worth per dollar, and by worth, because a round has only so many shots.
    int chance(const Offer& offer) const {
        const float worth = gain(offer);
        if (worth <= 0) return 0;
        const int price = std::max(kMinPrice, offer.price / std::max(1, offer.bundle));
        return 1 + static_cast<int>(worth * worth * 10 / static_cast<float>(price));
    }

    template <class Chances>
    std::optional<std::size_t> draw(const Chances& chances) {
        int sum = 0;
        for (const int each : chances) sum += each;
        if (sum == 0) return std::nullopt;
        int lot = random_.below(sum);
        std::size_t which = 0;
        while (lot >= chances[which]) lot -= chances[which++];
        return which;
    }

    Offer* draw_one(const Offers& offers) {
        std::vector<int> chances;
        for (const Offer* offer : offers) chances.push_back(chance(*offer));
        const auto which = draw(chances);
        return which ? offers[*which] : nullptr;
    }

    /// What could be bought for a part of the money.
    Offers choice(Part part, std::int64_t purse) {
        Offers found;
        for (Offer& offer : offers_) {
            const bool is_big = part == Part::big && !offer.is_item && 2 * offer.price >= purse && !has_big_;
            if (offer.part != part && !is_big) continue;
            if (affordable(offer, purse) && chance(offer) > 0) found.push_back(&offer);
        }
        return found;
    }

    /// A weapon of a role that the kit lacks: first the role, by taste, stock and what its best is worth,
    /// then the weapon.
    Offer* kit_weapon(Offers offers) {
        std::array<int, kWeaponRoleNames.size()> roles{};
        for (const Offer* offer : offers) {
            const auto role = at(offer->role);
            const int lacking = std::max(10, 100 - kFilledByShot * shots_of(offer->role));
            const float best = 10 * std::sqrt(static_cast<float>(chance(*offer)));
            const int own = temperament_.taste(offer->role) * lacking / 100 * static_cast<int>(best);
            if (!has_role_[role]) roles[role] = std::max(roles[role], own);
        }
        const auto role = draw(roles);
        if (!role) return nullptr;
        has_role_[*role] = true;
        std::erase_if(offers, [&](const Offer* offer) { return at(offer->role) != *role; });
        return draw_one(offers);
    }

    Offer* buy_for(Part part, std::int64_t purse) {
        const Offers offers = choice(part, purse);
        if (part == Part::kit) return kit_weapon(offers);
        Offer* const found = draw_one(offers);
        has_big_ = has_big_ || (found && part == Part::big);
        return found;
    }

    /// Each part has its own money at first; what they leave goes into weapons first.
    Offer* best() {
        const std::int64_t purse = money_ - reserve_;
        for (const Part part : kParts) {
            std::int64_t& own = accounts_[at(part)];
            Offer* const found = buy_for(part, std::min(own, purse));
            if (!found) continue;
            own -= found->price;
            return found;
        }
        for (const Part part : {Part::kit, Part::big, Part::kit, Part::defence, Part::mobility}) {
            if (Offer* const found = buy_for(part, purse)) return found;
            has_role_ = {};  // all are filled: once more
        }
        return nullptr;
    }

    Offer* any() {
        Offers all;
        for (Offer& offer : offers_)
            if (affordable(offer, money_ - reserve_)) all.push_back(&offer);
        if (all.empty()) return nullptr;
        return all[at(random_.below(static_cast<int>(all.size())))];
    }

    const Temperament& temperament_;
    Random random_;
    std::int64_t money_;
    std::int64_t reserve_ = 0;
    std::array<std::int64_t, std::size(kShares)> accounts_{};
    std::array<bool, kWeaponRoleNames.size()> has_role_{};  // bought in this visit
    bool has_big_ = false;
    std::vector<Offer> offers_;
};

}  // namespace

std::vector<Command> shopping_list(const Match& match, PlayerId player, const Temperament& temperament,
                                   Random random) {
    ShoppingPlan plan(match, player, temperament, random);
    std::vector<Command> list;
    while (list.size() < kMaxPurchases) {
        const auto good = plan.next();
        if (!good) break;
        list.emplace_back(Buy{player, *good});
    }
    list.emplace_back(Ready{player});
    return list;
}

}  // namespace terramorph
