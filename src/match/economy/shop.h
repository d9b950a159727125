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

/// The armory: what everybody owns, what it costs, and who may buy it. Nobody ever owes anything.
class Shop {
  public:
    Shop(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal);

    /// The armory opens before a round, with the goods up to that round's arms level.
    void open(int round);
    /// It closes: prices move.
    void close();
    /// A player comes in: what it has bought before can no longer be undone.
    void enter();

    int arms_level() const { return arms_level_; }
    /// Whether it is sold at all in this round.
    bool sells(int good) const;
    int money(int player) const { return money_[player]; }
    /// How many; -1 is without end.
    int stock(int player, int good) const;
    /// What a bundle costs now.
    int price(int good) const;
    /// What selling it would bring now, and how many would go.
    int resale(int player, int good) const;
    int resale_count(int player, int good) const;
    int sell_back() const { return sell_back_; }  ///< %
    /// Money, and what everything would bring.
    int worth(int player) const;
    /// How many of the others have the money for a bundle now.
    int others_could_buy(int player, int good) const;
    const Market& market() const { return market_; }

    Refusal validate_buy(int player, int good) const;
    Refusal validate_sell(int player, int good) const;
    Refusal validate_undo(int player) const;
    void buy(int player, int good);
    void sell(int player, int good);
    void undo(int player);
    /// What this visit has brought and cost so far, in order.
    struct Receipt {
        int player;
        int good;
        int count;  ///< below 0: sold
        int money;  ///< below 0: paid
    };
    const std::vector<Receipt>& receipts() const { return receipts_; }

    /// More money, or below 0 less: never less than there is, never more than kMaxMoney. Returns how much it
    /// really was.
    int earn(int player, int amount);
    /// How much interest the player's money earns.
    int interest(int player) const;

    /// Everything that the player goes to battle with: what it owns, and the round's free bundles.
    Kit kit(int player) const;
    /// And comes back with. Free bundles were spent first.
    void return_kit(int player, const Kit& left);

    /// What everybody owned after a round; prices are the settings'.
    void restore(const RoundResult& round_result);

    void add_to(StateHash& state) const;

  private:
    int& owned(int player, int good);
    int owned(int player, int good) const;
    int with_free_bundles(int good, int owned) const;
    void change(int player, int good, int count, int money);

    std::shared_ptr<const Arsenal> arsenal_;
    Market market_;
    int rounds_ = 1;
    int first_arms_ = 0, last_arms_ = 0, arms_level_ = 0;
    int interest_ = 0;
    int sell_back_ = 0;
    int free_bundles_ = 0;
    std::vector<int> money_;
    std::vector<Kit> kits_;
    std::vector<Receipt> receipts_;
};

}  // namespace terramorph
