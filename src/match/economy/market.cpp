#include "match/economy/market.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kUsualDemand =
    200;  // thousandths of a bundle per player and round: demand that keeps a price unchanged
constexpr int kPull = 100;   // thousandths that a price changes for each whole bundle more
constexpr int kReturn = 20;  // thousandths of the way back to normal that a price goes each round

}  // namespace

int goods(const Arsenal& arsenal) { return static_cast<int>(arsenal.weapons.size() + arsenal.items.size()); }

const Weapon& good(const Arsenal& arsenal, int number) {
    const auto k = static_cast<std::size_t>(number);
    const std::size_t weapons = arsenal.weapons.size();
    return k < weapons ? arsenal.weapons[k] : arsenal.items[k - weapons];
}

Market::Market(const MatchSettings& settings, const Arsenal& arsenal)
    : free_(settings.rule(Rule::free_market) != 0),
      memory_(static_cast<int>(settings.rule(Rule::demand_memory))),
      history_(static_cast<std::size_t>(goods(arsenal))),
      bought_(history_.size(), 0) {
    const auto swing = static_cast<int>(settings.rule(Rule::price_swing));
    lowest_ = kOwnPrice / swing;
    highest_ = kOwnPrice * swing;
    for (std::size_t k = 0; k < history_.size(); ++k) {
        if (const auto known = settings.prices.find(good(arsenal, static_cast<int>(k)).id);
            free_ && known != settings.prices.end())
            history_[k] = known->second;
        auto& factors = history_[k].factors;
        if (factors.empty()) factors.push_back(kOwnPrice);
        factors.back() = std::clamp(factors.back(), lowest_, highest_);
    }
}

void Market::record(int good, int bundles) { bought_[good] += bundles; }

void Market::end_round(int players) {
    for (std::size_t k = 0; free_ && k < history_.size(); ++k) move_price(history_[k], bought_[k], players);
    std::fill(bought_.begin(), bought_.end(), 0);
}

void Market::move_price(PriceHistory& history, int bought, int players) const {
    const std::int64_t ratio = 1000 * std::int64_t{bought} / players;
    const std::int64_t demand = (memory_ * std::int64_t{history.demand} + (100 - memory_) * ratio) / 100;
    history.demand = static_cast<int>(std::min<std::int64_t>(demand, kMaxDemand));
    std::int64_t factor = history.factors.back();
    factor += factor * kPull * (history.demand - kUsualDemand) / 1000000;
    factor += (kOwnPrice - factor) * kReturn / 1000;
    factor = std::clamp<std::int64_t>(factor, lowest_, highest_);
    history.factors.push_back(static_cast<int>(factor));
    if (history.factors.size() > kMaxPriceHistory) history.factors.erase(history.factors.begin());
}

Prices Market::prices(const Arsenal& arsenal) const {
    Prices prices;
    for (std::size_t k = 0; k < history_.size(); ++k)
        prices[good(arsenal, static_cast<int>(k)).id] = history_[k];
    return prices;
}

void Market::add_to(StateHash& state) const {
    for (std::size_t k = 0; k < history_.size(); ++k) {
        state.begin("market of good", static_cast<int>(k));
        state.add("demand", history_[k].demand);
        state.add("factor", history_[k].factors.back());
        state.add("bought", bought_[k]);
    }
}

}  // namespace terramorph
