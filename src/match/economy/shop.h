#pragma once

#include <memory>
#include <vector>

#include "base/result.h"
#include "battle/tank.h"
#include "match/economy/market.h"
#include "match/recording/round_result.h"

namespace terramorph {

constexpr int kMaxMoney = 999999999;
constexpr int kMaxPerGood = 99;

/// How many of a good a player can have: of what lasts, a second one would add nothing.
constexpr int max_owned(const Weapon& good) { return good.lasting ? 1 : kMaxPerGood; }

/// The armory: everybody's goods and money, prices, and who may buy. Nobody is ever in debt.
class Shop {
  public:
    Shop(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal);

    /// Opens the armory before a round, with goods up to that round's arms level. `call`: of a world that
    /// broadcasts about some of them, which it sells at a discount; 0 for others.
    void open(int round, std::uint32_t call = 0);
    /// Closes the armory; prices move.
    void close();
    /// A player comes in; earlier purchases can no longer be undone.
    void enter();

    /// The goods that this round's world broadcasts about.
    const std::vector<GoodId>& called_about() const { return called_; }
    bool is_called(GoodId good) const;
    /// What a called good costs less, in per cent of its price.
    int called_discount() const { return 100 - called_part_; }

    /// Whether a player buys for less in the next armory, as natives have agreed to trade with it.
    void set_bargain(PlayerId player, bool bargains) { bargains_[player] = bargains; }
    bool bargains(PlayerId player) const { return bargains_[player]; }
    /// What everything costs it less then, in per cent of the price.
    int bargain_discount() const { return 100 - bargain_part_; }

    int arms_level() const { return arms_level_; }
    int arms_level_in(int round) const;
    /// True if the good is sold in this round.
    bool sells(GoodId good) const;
    /// True if it would never do anything by the rules of the match: nobody can buy it.
    bool is_idle(GoodId good) const;
    int money(PlayerId player) const { return money_[player]; }
    /// How many a player owns; -1: unlimited.
    int stock(PlayerId player, GoodId good) const;
    /// The current price of a bundle, and what a player pays for it.
    int price(GoodId good) const;
    int price(PlayerId player, GoodId good) const;
    /// What selling a bundle would bring now, and how many it would take.
    int resale(PlayerId player, GoodId good) const;
    int resale_count(PlayerId player, GoodId good) const;
    /// A player's money plus the resale value of everything.
    int worth(PlayerId player) const;
    const Market& market() const { return market_; }

    Refusal validate_buy(PlayerId player, GoodId good) const;
    Refusal validate_sell(PlayerId player, GoodId good) const;
    Refusal validate_undo(PlayerId player) const;
    void buy(PlayerId player, GoodId good);
    void sell(PlayerId player, GoodId good);
    void undo(PlayerId player);
    /// A purchase or sale of this visit.
    struct Receipt {
        PlayerId player;
        GoodId good;
        int count;  ///< below 0: sold
        int money;  ///< below 0: paid
    };
    const std::vector<Receipt>& receipts() const { return receipts_; }

    /// Adds money, or removes it if negative: the result stays in 0 .. kMaxMoney. Returns the actual change.
    int earn(PlayerId player, int amount);
    /// The interest that the player's money earns.
    int interest(PlayerId player) const { return interest_on(money(player)); }
    int interest_on(int money) const;

    /// The player's kit for the battle: everything it owns, and the round's free bundles.
    Kit kit(PlayerId player) const;
    /// Takes back the rest of a kit after the battle. Free bundles are spent first.
    void return_kit(PlayerId player, const Kit& left);

    /// Restores everybody's goods and money after a round; prices come from the settings.
    void restore(const RoundResult& round_result);

    void add_to(StateHash& state) const;

  private:
    int& owned(PlayerId player, GoodId good);
    int owned(PlayerId player, GoodId good) const;
    int with_free_bundles(GoodId good, int owned) const;
    int price_at(GoodId good, int part) const;
    int part_of(GoodId good) const { return is_called(good) ? called_part_ : 100; }
    void change(PlayerId player, GoodId good, int count, int money);

    std::shared_ptr<const Arsenal> arsenal_;
    Market market_;
    int rounds_ = 1;
    int first_arms_ = 0, last_arms_ = 0, arms_level_ = 0;
    int interest_ = 0;
    int sell_back_ = 0;
    int called_part_ = 100;   // that a called good costs, in per cent of its price ...
    int bargain_part_ = 100;  // ... and any good for whoever natives trade with
    int free_bundles_ = 0;
    std::vector<bool> idle_;  // of each good
    std::vector<int> money_;
    std::vector<bool> bargains_;  // of each player
    std::vector<Kit> kits_;
    std::vector<GoodId> called_;
    std::vector<Receipt> receipts_;
};

/// What selling brings, in per cent of the price.
int sell_back(const MatchSettings& settings);

/// How many of the others among this many players have the money for a bundle now.
int others_could_buy(const Shop& shop, int players, PlayerId player, GoodId good);

}  // namespace terramorph
