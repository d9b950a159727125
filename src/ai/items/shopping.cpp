#include "ai/items/shopping.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <optional>

#include "ai/items/offers.h"

namespace terramorph {

namespace {

constexpr int kFilledByShot = 8;            // %, by which a shot fills the need for its role
constexpr int kShares[] = {54, 20, 8, 18};  // % of the money, by Budget
constexpr Budget kBudgets[] = {Budget::big, Budget::kit, Budget::defence, Budget::mobility};
constexpr int kSplurges = 30;  // % of the visits in which all money may go into the big thing

int rounds_left(const Match& match) { return match.settings().rounds() - match.round() + 1; }

/// Simulates a visit to the armory: most of the money goes into a kit of weapons of different roles, the rest
/// into one big thing, defence, and what gets a tank away. All are drawn, by what they're worth and by taste.
class ShoppingPlan {
  public:
    ShoppingPlan(const Match& match, PlayerId player, const Temperament& temperament, Random random)
        : temperament_(temperament),
          random_(random),
          money_(match.shop().money(player)),
          offers_(match, player, temperament, rounds_left(match)) {
        const bool saves = rounds_left(match) > 1 || match.settings().scoring() == Scoring::greedy;
        if (saves) reserve_ = money_ * temperament.whole(Trait::patience) / 100;
        for (std::size_t k = 0; k < accounts_.size(); ++k)
            accounts_[k] = (money_ - reserve_) * kShares[k] / 100;
        if (random_.below(100) < kSplurges) accounts_[at(Budget::big)] = money_ - reserve_;
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
    using Choice = std::vector<Offer*>;

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

    Offer* draw_one(const Choice& offers) {
        std::vector<int> chances;
        for (const Offer* offer : offers) chances.push_back(offers_.chance(*offer));
        const auto which = draw(chances);
        return which ? offers[*which] : nullptr;
    }

    /// What could be bought from a budget.
    Choice choice(Budget budget, std::int64_t purse) {
        Choice found;
        for (Offer& offer : offers_.all()) {
            const bool is_big =
                budget == Budget::big && !offer.is_item && 2 * offer.price >= purse && !has_big_;
            if (offer.budget != budget && !is_big) continue;
            if (offer.affordable(purse) && offers_.chance(offer) > 0) found.push_back(&offer);
        }
        return found;
    }

    /// A weapon of a role that the kit lacks: first the role, by taste, stock and what its best is worth,
    /// then the weapon.
    Offer* kit_weapon(Choice offers) {
        std::array<int, kWeaponRoleNames.size()> roles{};
        for (const Offer* offer : offers) {
            const auto role = at(offer->role);
            const int lacking = std::max(10, 100 - kFilledByShot * offers_.shots_of(offer->role));
            const float best = 10 * std::sqrt(static_cast<float>(offers_.chance(*offer)));
            const int own = temperament_.taste(offer->role) * lacking / 100 * static_cast<int>(best);
            if (!has_role_[role]) roles[role] = std::max(roles[role], own);
        }
        const auto role = draw(roles);
        if (!role) return nullptr;
        has_role_[*role] = true;
        std::erase_if(offers, [&](const Offer* offer) { return at(offer->role) != *role; });
        return draw_one(offers);
    }

    Offer* buy_for(Budget budget, std::int64_t purse) {
        const Choice offers = choice(budget, purse);
        if (budget == Budget::kit) return kit_weapon(offers);
        Offer* const found = draw_one(offers);
        has_big_ = has_big_ || (found && budget == Budget::big);
        return found;
    }

    /// Each budget is spent on its own things at first; what they leave goes into weapons first.
    Offer* best() {
        const std::int64_t purse = money_ - (offers_.lacks_arms() ? 0 : reserve_);
        for (const Budget budget : kBudgets) {
            std::int64_t& own = accounts_[at(budget)];
            Offer* const found = buy_for(budget, std::min(own, purse));
            if (!found) continue;
            own -= found->price;
            return found;
        }
        for (const Budget budget :
             {Budget::kit, Budget::big, Budget::kit, Budget::defence, Budget::mobility}) {
            if (Offer* const found = buy_for(budget, purse)) return found;
            has_role_ = {};  // all are filled: once more
        }
        return nullptr;
    }

    Offer* any() {
        Choice all;
        for (Offer& offer : offers_.all())
            if (offer.affordable(money_ - reserve_) && offers_.is_wanted(offer)) all.push_back(&offer);
        if (all.empty()) return nullptr;
        return all[at(random_.below(static_cast<int>(all.size())))];
    }

    const Temperament& temperament_;
    Random random_;
    std::int64_t money_;
    Offers offers_;
    std::int64_t reserve_ = 0;
    std::array<std::int64_t, std::size(kShares)> accounts_{};
    std::array<bool, kWeaponRoleNames.size()> has_role_{};  // bought in this visit
    bool has_big_ = false;
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
