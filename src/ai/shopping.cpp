#include "ai/shopping.h"

#include <algorithm>
#include <cstdint>

#include "ai/firepower.h"
#include "ai/item_use.h"

namespace terramorph {

namespace {

constexpr int kShotsOfARound = 8;    // that somebody expects to fire
constexpr int kRoundsOfALife = 5;    // at most: for so long is what lasts bought
constexpr float kMostOfAShot = 200;  // however much a weapon does: that is two tanks

/// What a kind of effect is worth to whoever has it, and how many of such items somebody needs.
struct Need {
    std::string_view kind;
    std::string_view parameter;
    float each;    ///< of the parameter, in health
    float always;  ///< whatever the parameter is
    int enough;
};
constexpr Need kNeeds[] = {
    {"shield", "strength", 1, 0, 3},      {"repair", "health", 1, 0, 6},
    {"armour", "percent", 1, 0, 3},       {"amplify", "percent", 1, 0, 3},
    {"parachute", "", 0, 15, 3},          {"fuel", "columns", 0.05f, 0, 2},
    {"intercept", "", 0, 60, 1},          {"defend", "", 0, 20, 1},
    {"teleport", "", 0, 10, 1},           {"blast", "radius", 0.2f, 0, 1},
    {"guide", "", 0, 30, kShotsOfARound},
};

struct FoundNeed {
    const Need* need = nullptr;
    const Effect* effect = nullptr;
    Trigger trigger = Trigger::on_use;
};

/// The first thing that an item does which a computer has a use for.
FoundNeed need_of(const Weapon& item) {
    constexpr Trigger kTriggers[] = {Trigger::on_use, Trigger::on_fall, Trigger::on_death, Trigger::on_turn,
                                     Trigger::on_round};
    for (const Trigger trigger : kTriggers)
        for (const Effect& effect : item.effects.on(trigger)) {
            const auto need = std::ranges::find(kNeeds, effect.kind->name, &Need::kind);
            if (need != std::end(kNeeds)) return {&*need, &effect, trigger};
        }
    return {};
}

/// A good, as one player sees it.
struct Offer {
    int good = 0;
    int price = 0;
    int bundle = 0;
    int owned = 0;  ///< with free bundles
    bool sold = false;
    float value = 0;             ///< of one
    const Need* need = nullptr;  ///< that a computer has for an item
};

/// A visit to the armory, played through in the head.
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

    /// The next good to buy; none where nothing is worth it.
    std::optional<int> next() {
        const bool judges = random_.below(100) < temperament_.whole(Trait::judgement);
        Offer* const wanted = judges ? best() : any();
        if (!wanted) return std::nullopt;
        money_ -= wanted->price;
        wanted->owned = std::min(kMostOfAGood, wanted->owned + wanted->bundle);
        return wanted->good;
    }

  private:
    void look_at(const Match& match, const Kit& kit, int number, int rounds) {
        const Weapon& thing = good(match.arsenal(), number);
        Offer offer{number, match.shop().price(number), thing.bundle};
        offer.sold = match.shop().sells(number);
        if (is_item(match.arsenal(), number)) {
            offer.owned = kit.items[items_.size()];
            offer.need = need_of(thing).need;
            offer.value = value_of_item(thing, temperament_, rounds);
            items_.push_back(offer);
        } else {
            offer.owned = thing.unlimited ? kShotsOfARound : kit.weapons[weapons_.size()];
            offer.value = terramorph::firepower(thing);
            weapons_.push_back(offer);
        }
    }

    bool affordable(const Offer& offer) const {
        return offer.sold && offer.owned < kMostOfAGood && offer.price <= money_ - reserve_;
    }

    /// What the shots of a round would do with all that there is, and a bundle more of one; the best first.
    float round_value(const Offer* more) const {
        float sum = 0;
        int left = kShotsOfARound;
        for (const Offer& offer : weapons_) {
            const int all = offer.owned + (&offer == more ? offer.bundle : 0);
            const int fired = std::min(left, all);
            sum += static_cast<float>(fired) * offer.value;
            left -= fired;
            if (left == 0) break;
        }
        return sum;
    }

    int owned(std::string_view kind) const {
        int sum = 0;
        for (const Offer& item : items_)
            if (item.need && item.need->kind == kind) sum += item.owned;
        return sum;
    }

    float gain_of_item(const Offer& offer) const {
        if (!offer.need || (offer.need->kind == "defend" && owned("shield") == 0)) return 0;
        const int more = std::clamp(offer.need->enough - owned(offer.need->kind), 0, offer.bundle);
        return static_cast<float>(more) * offer.value;
    }

    /// What brings most for its price, if anything brings something.
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
        return all[static_cast<std::size_t>(which)];
    }

    const Temperament& temperament_;
    Random random_;
    std::int64_t money_;
    std::int64_t reserve_ = 0;
    std::vector<Offer> weapons_;  // those that promise most first
    std::vector<Offer> items_;
};

}  // namespace

float value_of_item(const Weapon& item, const Temperament& temperament, int rounds) {
    const auto [need, effect, trigger] = need_of(item);
    if (!need) return 0;
    if (need->kind == "guide" && !guides_well(*effect, temperament)) return 0;
    float value = need->always;
    if (!need->parameter.empty()) value += need->each * number_in(*effect, need->parameter);
    if (trigger == Trigger::on_turn) value *= kShotsOfARound;
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
