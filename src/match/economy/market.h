#pragma once

#include <string_view>
#include <vector>

#include "base/state_hash.h"
#include "battle/content/arsenal.h"
#include "battle/tank.h"
#include "match/ids.h"
#include "match/settings/settings.h"

namespace terramorph {

// Goods are an arsenal's weapons and items.

Ids<GoodId> goods(const Arsenal& arsenal);
const Weapon& good(const Arsenal& arsenal, GoodId number);
/// The good with this name in the files, its `id`; none if there is no such.
GoodId find_good(const Arsenal& arsenal, std::string_view id);
/// False for a weapon.
bool is_item(const Arsenal& arsenal, GoodId good);
/// The weapon or item that a good is, and the good that a weapon or item is.
WeaponId weapon_of(const Arsenal& arsenal, GoodId good);
ItemId item_of(const Arsenal& arsenal, GoodId good);
GoodId good_of(WeaponId weapon);
GoodId good_of(const Arsenal& arsenal, ItemId item);

/// How many of a good a kit holds.
int& stock_of(Kit& kit, const Arsenal& arsenal, GoodId good);
int stock_of(const Kit& kit, const Arsenal& arsenal, GoodId good);

/// The prices of all goods. In a free market each price follows demand: what's bought more than the other goods
/// gets dearer from round to round, what's bought less cheaper, and all prices tend back to normal.
class Market {
  public:
    Market(const MatchSettings& settings, const Arsenal& arsenal);

    /// In thousandths of the good's normal price; always kOwnPrice if the market isn't free.
    int factor(GoodId good) const { return history_[good].factors.back(); }
    /// The factors of all rounds so far, earlier matches' first, the current one last.
    const std::vector<int>& factors(GoodId good) const { return history_[good].factors; }

    /// Records bundles bought; negative if they're taken back.
    void record(GoodId good, int bundles);
    /// Call after all visits to the armory, with the goods that were for sale there: sets demand and prices of
    /// the next round.
    void end_round(int players, const std::vector<GoodId>& offered);

    /// The prices that a later match starts from.
    Prices prices(const Arsenal& arsenal) const;
    void add_to(StateHash& state) const;

  private:
    void note_demand(PriceHistory& history, int bought, int players) const;
    int usual_demand(const std::vector<GoodId>& offered) const;
    void move_price(PriceHistory& history, int step) const;

    bool free_ = false;
    int memory_ = 0;  // % of demand that's kept
    int lowest_ = kOwnPrice, highest_ = kOwnPrice;
    std::vector<PriceHistory> history_;
    std::vector<int> bought_;  // in this round
};

}  // namespace terramorph
