#include "ai/shopping.h"

#include <algorithm>
#include <cstdint>

#include "ai/aiming/firepower.h"
#include "ai/item_use.h"

namespace terramorph {

namespace {

constexpr int kRoundsOfALife = 5;     // planning limit for lasting items
constexpr float kMaxShotValue = 200;  // in health: two tanks

/// What a computer needs an item for.
struct Need {
    const Effect* effect = nullptr;  ///< nullptr: nothing
    Trigger trigger = Trigger::on_use;

    const EffectKind* kind() const { return effect ? effect->kind : nullptr; }
};

/// The first effect of an item that's useful to a computer.
Need need_of(const Weapon& item) {
    constexpr Trigger kTriggers[] = {Trigger::on_use, Trigger::on_fall, Trigger::on_death, Trigger::on_turn,
                                     Trigger::on_round};
    for (const Trigger trigger : kTriggers)
        for (const Effect& effect : item.effects.on(trigger))
            if (effect.kind->item_value.any()) return {&effect, trigger};
    return {};
}

/// A good, as one player sees it.
struct Offer {
    int good = 0;
    int price = 0;
    int bundle = 0;
    int owned = 0;  ///< with free bundles
    bool sold = false;
    float value = 0;                   ///< of one
    const EffectKind* need = nullptr;  ///< the kind of effect that a computer needs an item for
};

/// Simulates a visit to the armory.
class ShoppingPlan {
  public:
    ShoppingPlan(const Match& match, int player, const Temperament& temperament, Random random)
        : temperament_(temperament), random_(random), money_(match.shop().money(player)) {
        const int rounds = match.settings().rounds() - match.round() + 1;
        const bool saves = rounds > 1 || match.settings().scoring() == Scoring::greedy;
        if (saves) reserve_ = std::int64_t{money_} * temperament.whole(Trait::patience) / 100;
        const Kit kit = match.shop().kit(player);
        for (int k = 0; k < goods(match.arsenal()); ++k) look_at(match, kit, k, rounds);
        std::ranges::stable_sort(weapons_, std::greater(), &Offer::value);
    }

    /// The next good to buy; none if nothing is worth it.
    std::optional<int> next() {
        const bool judges = random_.below(100) < temperament_.whole(Trait::judgement);
        Offer* const wanted = judges ? best() : any();
        if (!wanted) return std::nullopt;
        money_ -= wanted->price;
        wanted->owned = std::min(kMaxPerGood, wanted->owned + wanted->bundle);
        return wanted->good;
    }

  private:
    void look_at(const Match& match, const Kit& kit, int number, int rounds) {
        const Weapon& thing = good(match.arsenal(), number);
        Offer offer{number, match.shop().price(number), thing.bundle};
        offer.sold = match.shop().sells(number);
        if (is_item(match.arsenal(), number)) {
            offer.owned = kit.items[items_.size()];
            offer.need = need_of(thing).kind();
            offer.value = value_of_item(thing, temperament_, rounds);
            items_.push_back(offer);
        } else {
            offer.owned = thing.unlimited ? kShotsPerRound : kit.weapons[weapons_.size()];
            offer.value = terramorph::firepower(thing);
            weapons_.push_back(offer);
        }
    }

    bool affordable(const Offer& offer) const {
        return offer.sold && offer.owned < kMaxPerGood && offer.price <= money_ - reserve_;
    }

    /// The value of a round's shots, best weapons first, optionally with one more bundle.
    float round_value(const Offer* more) const {
        float sum = 0;
        int left = kShotsPerRound;
        for (const Offer& offer : weapons_) {
            const int all = offer.owned + (&offer == more ? offer.bundle : 0);
            const int fired = std::min(left, all);
            sum += static_cast<float>(fired) * offer.value;
            left -= fired;
            if (left == 0) break;
        }
        return sum;
    }

    /// The number of items of a kind.
    int owned(const EffectKind* kind) const {
        int sum = 0;
        for (const Offer& item : items_)
            if (item.need == kind) sum += item.owned;
        return sum;
    }

    bool owns_any(Purpose purpose) const {
        return std::ranges::any_of(items_, [&](const Offer& item) {
            return item.need && item.need->purpose == purpose && item.owned > 0;
        });
    }

    float gain_of_item(const Offer& offer) const {
        if (!offer.need) return 0;
        const ItemValue& need = offer.need->item_value;
        if (need.only_with != Purpose::other && !owns_any(need.only_with)) return 0;
        const int more = std::clamp(need.enough - owned(offer.need), 0, offer.bundle);
        return static_cast<float>(more) * offer.value;
    }

    /// The offer with the most value for its price, if any has value.
    Offer* best() {
        Offer* best = nullptr;
        float most = 0;
        const float now = round_value(nullptr);
        const auto weigh = [&](Offer& offer, float gain) {
            const float value = gain / static_cast<float>(std::max(1, offer.price));
            if (!affordable(offer) || value <= most) return;
            most = value;
            best = &offer;
        };
        for (Offer& weapon : weapons_) weigh(weapon, round_value(&weapon) - now);
        for (Offer& item : items_) weigh(item, gain_of_item(item));
        return best;
    }

    Offer* any() {
        std::vector<Offer*> all;
        for (auto* offers : {&weapons_, &items_})
            for (Offer& offer : *offers)
                if (affordable(offer)) all.push_back(&offer);
        if (all.empty()) return nullptr;
        const int which = random_.below(static_cast<int>(all.size()));
        return all[which];
    }

    const Temperament& temperament_;
    Random random_;
    std::int64_t money_;
    std::int64_t reserve_ = 0;
    std::vector<Offer> weapons_;  // the most valuable first
    std::vector<Offer> items_;
};

}  // namespace

float value_of_item(const Weapon& item, const Temperament& temperament, int rounds) {
    const Need need = need_of(item);
    if (!need.effect) return 0;
    if (need.kind()->purpose == Purpose::guidance && !needs_guidance(temperament)) return 0;
    float value = need.kind()->item_value.of(*need.effect);
    if (need.trigger == Trigger::on_turn) value *= kShotsPerRound;
    if (item.lasting) value *= static_cast<float>(std::min(rounds, kRoundsOfALife));
    return value * static_cast<float>(temperament.whole(Trait::caution)) / 100;
}

std::vector<Command> shopping_list(const Match& match, int player, const Temperament& temperament,
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
