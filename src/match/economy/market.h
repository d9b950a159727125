#pragma once

#include <vector>

#include "base/state_hash.h"
#include "battle/content/arsenal.h"
#include "match/settings/settings.h"

namespace terramorph {

// Goods are numbered: first an arsenal's weapons, then its items.

int goods(const Arsenal& arsenal);
const Weapon& good(const Arsenal& arsenal, int number);
inline bool is_item(const Arsenal& arsenal, int good) {
    return good >= static_cast<int>(arsenal.weapons.size());
}

/// The prices of all goods. In a free market each price follows demand: popular goods get dearer from round
/// to round, unwanted ones cheaper, and all prices tend back to normal.
class Market {
  public:
    Market(const MatchSettings& settings, const Arsenal& arsenal);

    /// In thousandths of the good's normal price; always kOwnPrice if the market isn't free.
    int factor(int good) const { return history_[good].factors.back(); }
    /// The factors of all rounds so far, earlier matches' first, the current one last.
    const std::vector<int>& factors(int good) const { return history_[good].factors; }

    /// Records bundles bought; negative if they're taken back.
    void record(int good, int bundles);
    /// Call after all visits to the armory: sets demand and prices of the next round.
    void end_round(int players);

    /// The prices that a later match starts from.
    Prices prices(const Arsenal& arsenal) const;
    void add_to(StateHash& state) const;

  private:
    void move_price(PriceHistory& history, int bought, int players) const;

    bool free_ = false;
    int memory_ = 0;  // % of demand that's kept
    int lowest_ = kOwnPrice, highest_ = kOwnPrice;
    std::vector<PriceHistory> history_;
    std::vector<int> bought_;  // in this round
};

}  // namespace terramorph
