#include "match/economy/market.h"

#include <algorithm>
#include <cassert>

namespace terramorph {

namespace {

constexpr int kPull = 600;     // thousandths that a price changes for each bundle more than usual
constexpr int kReturn = 60;    // thousandths of the way back to normal that a price goes each round
constexpr int kMaxStep = 150;  // thousandths, in one round

int weapons_of(const Arsenal& arsenal) { return static_cast<int>(arsenal.weapons.size()); }

}  // namespace

Ids<GoodId> goods(const Arsenal& arsenal) {
    return ids<GoodId>(weapons_of(arsenal) + static_cast<int>(arsenal.items.size()));
}

const Weapon& good(const Arsenal& arsenal, GoodId number) {
    return is_item(arsenal, number) ? arsenal.items[item_of(arsenal, number)]
                                    : arsenal.weapons[weapon_of(arsenal, number)];
}

GoodId find_good(const Arsenal& arsenal, std::string_view id) {
    for (const GoodId number : goods(arsenal))
        if (good(arsenal, number).id == id) return number;
    return {};
}

bool is_item(const Arsenal& arsenal, GoodId good) { return good >= weapons_of(arsenal); }

WeaponId weapon_of(const Arsenal& arsenal, GoodId good) {
    assert(!is_item(arsenal, good));
    return WeaponId::at(good);
}

ItemId item_of(const Arsenal& arsenal, GoodId good) {
    assert(is_item(arsenal, good));
    return ItemId::at(good - weapons_of(arsenal));
}

GoodId good_of(WeaponId weapon) { return GoodId::at(weapon); }

GoodId good_of(const Arsenal& arsenal, ItemId item) { return GoodId::at(weapons_of(arsenal) + item); }

int& stock_of(Kit& kit, const Arsenal& arsenal, GoodId good) {
    return is_item(arsenal, good) ? kit.items[item_of(arsenal, good)] : kit.weapons[weapon_of(arsenal, good)];
}

int stock_of(const Kit& kit, const Arsenal& arsenal, GoodId good) {
    return is_item(arsenal, good) ? kit.items[item_of(arsenal, good)] : kit.weapons[weapon_of(arsenal, good)];
}

Market::Market(const MatchSettings& settings, const Arsenal& arsenal)
    : free_(settings.rule(Rule::free_market) != 0),
      memory_(static_cast<int>(settings.rule(Rule::demand_memory))),
      history_(static_cast<std::size_t>(goods(arsenal).size())),
      bought_(history_.size(), 0) {
    const auto swing = static_cast<int>(settings.rule(Rule::price_swing));
    lowest_ = kOwnPrice / swing;
    highest_ = kOwnPrice * swing;
    for (const GoodId number : goods(arsenal)) {
        if (const auto known = settings.prices.find(good(arsenal, number).id);
            free_ && known != settings.prices.end())
            history_[number] = known->second;
        auto& factors = history_[number].factors;
        if (factors.empty()) factors.push_back(kOwnPrice);
        factors.back() = std::clamp(factors.back(), lowest_, highest_);
    }
}

void Market::record(GoodId good, int bundles) { bought_[good] += bundles; }

void Market::end_round(int players, const std::vector<GoodId>& offered) {
    if (free_) {
        for (const GoodId good : offered) note_demand(history_[good], bought_[good], players);
        const int usual = usual_demand(offered);
        std::vector<int> steps(history_.size(), 0);
        for (const GoodId good : offered)
            steps[good] = std::clamp(kPull * (history_[good].demand - usual) / 1000, -kMaxStep, kMaxStep);
        for (std::size_t k = 0; k < history_.size(); ++k) move_price(history_[k], steps[k]);
    }
    std::fill(bought_.begin(), bought_.end(), 0);
}

void Market::note_demand(PriceHistory& history, int bought, int players) const {
    const std::int64_t ratio = 1000 * std::int64_t{bought} / players;
    const std::int64_t demand = (memory_ * std::int64_t{history.demand} + (100 - memory_) * ratio) / 100;
    history.demand = static_cast<int>(std::min<std::int64_t>(demand, kMaxDemand));
}

int Market::usual_demand(const std::vector<GoodId>& offered) const {
    std::int64_t sum = 0;
    for (const GoodId good : offered) sum += history_[good].demand;
    return offered.empty() ? 0 : static_cast<int>(sum / static_cast<std::int64_t>(offered.size()));
}

void Market::move_price(PriceHistory& history, int step) const {
    std::int64_t factor = history.factors.back();
    factor += factor * step / 1000;
    factor += (kOwnPrice - factor) * kReturn / 1000;
    factor = std::clamp<std::int64_t>(factor, lowest_, highest_);
    history.factors.push_back(static_cast<int>(factor));
    if (history.factors.size() > kMaxPriceHistory) history.factors.erase(history.factors.begin());
}

Prices Market::prices(const Arsenal& arsenal) const {
    Prices prices;
    for (const GoodId number : goods(arsenal)) prices[good(arsenal, number).id] = history_[number];
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
