#pragma once

#include <vector>

#include "base/state_hash.h"
#include "battle/content/arsenal.h"
#include "match/settings/settings.h"

namespace terramorph {

// Goods are all that an arsenal has to sell, counted through: its weapons, then its items.

int goods(const Arsenal& arsenal);
const Weapon& good(const Arsenal& arsenal, int number);
inline bool is_item(const Arsenal& arsenal, int good) {
    return good >= static_cast<int>(arsenal.weapons.size());
}

/// What everything costs. At a free market each price follows demand: what is bought more than now and then
/// gets dearer round by round, what nobody wants cheaper, and all prices tend back to their own.
class Market {
  public:
    Market(const MatchSettings& settings, const Arsenal& arsenal);

    /// In thousandths of the good's own price; always kOwnPrice where the market is not free.
    int factor(int good) const { return history_[good].factors.back(); }
    /// The factors of the rounds so far, those of earlier matches first, that of now last.
    const std::vector<int>& factors(int good) const { return history_[good].factors; }

    /// Bundles that were bought; below 0 when they are taken back.
    void record(int good, int bundles);
    /// After everybody has been at the armory: demand and prices of the next round.
    void end_round(int players);

    /// What a later match goes on from.
    Prices prices(const Arsenal& arsenal) const;
    void add_to(StateHash& state) const;

  private:
    void move_price(PriceHistory& history, int bought, int players) const;

    bool free_ = false;
    int memory_ = 0;  // % of demand that lasts
    int lowest_ = kOwnPrice, highest_ = kOwnPrice;
    std::vector<PriceHistory> history_;
    std::vector<int> bought_;  // in this round
};

}  // namespace terramorph
