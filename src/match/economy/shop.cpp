#include "match/economy/shop.h"

#include <algorithm>

#include "base/index.h"
#include "base/random.h"
#include "base/text.h"
#include "battle/content/needs.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kCallStream = 107;
constexpr std::size_t kCalledGoods = 4;  // that a world broadcasts about ...
constexpr int kCalledPart = 75;          // ... for this share of their price, in %
constexpr int kBargainPart = 80;         // the share for whoever natives trade with

/// True unless the good works by itself at the beginning of a round or at its end.
bool comes_free(const Weapon& good) {
    return good.role != Role::item || !good.effects.on(Trigger::on_use).empty() ||
           !good.effects.on(Trigger::on_fall).empty() || !good.effects.on(Trigger::on_slip).empty();
}

}  // namespace

Shop::Shop(const MatchSettings& settings, std::shared_ptr<const Arsenal> arsenal)
    : arsenal_(std::move(arsenal)), market_(settings, *arsenal_), rounds_(settings.rounds()) {
    const auto number = [&](Rule rule) { return static_cast<int>(settings.rule(rule)); };
    first_arms_ = number(Rule::first_arms);
    last_arms_ = number(Rule::last_arms);
    interest_ = number(Rule::interest);
    sell_back_ = sell_back(settings);
    called_part_ = std::max(kCalledPart, sell_back_);  // so that nobody gains by buying only to resell later
    bargain_part_ = std::max(kBargainPart, sell_back_);
    free_bundles_ = number(Rule::stock);
    BattleRules rules = battle_rules(settings.rules, settings.level.planet);
    if (number(Rule::wind) > 0) rules.most_wind = kStrongestWind;  // the next planet may have one
    for (const GoodId each : goods(*arsenal_)) idle_.push_back(does_nothing(good(*arsenal_, each), rules));
    bargains_.assign(settings.players.size(), false);
    money_.assign(settings.players.size(), number(Rule::start_cash));
    Kit empty;
    empty.weapons.assign(arsenal_->weapons.size(), 0);
    empty.items.assign(arsenal_->items.size(), 0);
    kits_.assign(settings.players.size(), empty);
}

int Shop::arms_level_in(int round) const {
    const int steps = std::max(1, rounds_ - 1);
    return first_arms_ + (last_arms_ - first_arms_) * (round - 1) / steps;
}

void Shop::open(int round, std::uint32_t call) {
    arms_level_ = arms_level_in(round);
    receipts_.clear();
    called_.clear();
    if (call == 0 || called_discount() == 0) return;
    for (const GoodId each : goods(*arsenal_))
        if (sells(each) && !is_idle(each) && good(*arsenal_, each).price > 0) called_.push_back(each);
    const auto lot = [&](GoodId each) {
        return hash_bits(call, kCallStream, static_cast<std::int32_t>(at(each)), 0);
    };
    std::ranges::stable_sort(called_, {}, lot);
    if (called_.size() > kCalledGoods) called_.resize(kCalledGoods);
}

void Shop::close() {
    receipts_.clear();
    std::fill(bargains_.begin(), bargains_.end(), false);
    std::vector<GoodId> offered;
    for (const GoodId each : goods(*arsenal_))
        if (sells(each)) offered.push_back(each);
    market_.end_round(static_cast<int>(money_.size()), offered);
}

void Shop::enter() { receipts_.clear(); }

bool Shop::sells(GoodId number) const {
    const Weapon& wanted = good(*arsenal_, number);
    return !wanted.unlimited && wanted.arms_level <= arms_level_;
}

bool Shop::is_idle(GoodId number) const { return idle_[at(number)]; }

bool Shop::is_called(GoodId number) const { return std::ranges::find(called_, number) != called_.end(); }

int Shop::owned(PlayerId player, GoodId number) const { return stock_of(kits_[player], *arsenal_, number); }

int& Shop::owned(PlayerId player, GoodId number) { return stock_of(kits_[player], *arsenal_, number); }

int Shop::stock(PlayerId player, GoodId number) const {
    return good(*arsenal_, number).unlimited ? -1 : owned(player, number);
}

int Shop::price(GoodId number) const { return price_at(number, part_of(number)); }

/// Of two discounts the better one counts.
int Shop::price(PlayerId player, GoodId number) const {
    return price_at(number, std::min(part_of(number), bargains(player) ? bargain_part_ : 100));
}

int Shop::price_at(GoodId number, int part) const {
    const std::int64_t own = good(*arsenal_, number).price;
    const std::int64_t now = own * market_.factor(number) / kOwnPrice * part / 100;
    return static_cast<int>(std::clamp<std::int64_t>(now, std::min<std::int64_t>(own, 1), kMaxMoney));
}

int Shop::resale_count(PlayerId player, GoodId number) const {
    return std::min(owned(player, number), good(*arsenal_, number).bundle);
}

int Shop::resale(PlayerId player, GoodId number) const {
    const std::int64_t whole = std::int64_t{price(number)} * sell_back_ / 100;
    return static_cast<int>(whole * resale_count(player, number) / good(*arsenal_, number).bundle);
}

int Shop::worth(PlayerId player) const {
    std::int64_t sum = money(player);
    for (const GoodId number : goods(*arsenal_)) {
        if (owned(player, number) == 0) continue;  // goods that nobody can buy may have an empty bundle
        const std::int64_t bundle = std::int64_t{price(number)} * sell_back_ / 100;
        sum += bundle * owned(player, number) / good(*arsenal_, number).bundle;
    }
    return static_cast<int>(std::min<std::int64_t>(sum, kMaxMoney));
}

int sell_back(const MatchSettings& settings) {
    const bool free = settings.rule(Rule::free_market) != 0;
    return static_cast<int>(settings.rule(free ? Rule::sell_back_free : Rule::sell_back));
}

int others_could_buy(const Shop& shop, int players, PlayerId player, GoodId good) {
    int could = 0;
    for (const PlayerId other : ids<PlayerId>(players))
        could += other != player && shop.sells(good) && shop.money(other) >= shop.price(other, good);
    return could;
}

Refusal Shop::validate_buy(PlayerId player, GoodId number) const {
    if (!goods(*arsenal_).contains(number)) return error("there's no such thing to buy");
    const Weapon& wanted = good(*arsenal_, number);
    if (wanted.unlimited) return error("there's always another {good}", {{"good", message(wanted.name)}});
    if (wanted.arms_level > arms_level_)
        return error("the {good} unlocks at arms level {level}; it's {now} now",
                     {{"good", message(wanted.name)}, {"level", wanted.arms_level}, {"now", arms_level_}});
    if (is_idle(number))
        return error("the {good} does nothing under these rules", {{"good", message(wanted.name)}});
    if (wanted.lasting && owned(player, number) > 0)
        return error("the {good} is permanent: a second one adds nothing", {{"good", message(wanted.name)}});
    if (owned(player, number) >= max_owned(wanted))
        return error("you can't carry more than {most} of the {good}",
                     {{"most", kMaxPerGood}, {"good", message(wanted.name)}});
    if (money(player) < price(player, number))
        return error("the {good} costs ${price}, and you have ${money}",
                     {{"good", message(wanted.name)},
                      {"price", Grouped{price(player, number)}},
                      {"money", Grouped{money(player)}}});
    return std::nullopt;
}

Refusal Shop::validate_sell(PlayerId player, GoodId number) const {
    if (!goods(*arsenal_).contains(number)) return error("there's no such thing to sell");
    if (owned(player, number) == 0)
        return error("you have no {good} to sell", {{"good", message(good(*arsenal_, number).name)}});
    return std::nullopt;
}

Refusal Shop::validate_undo(PlayerId player) const {
    const bool any = !receipts_.empty() && receipts_.back().player == player;
    return any ? std::nullopt : Refusal(error("there's nothing to undo"));
}

void Shop::change(PlayerId player, GoodId number, int count, int money) {
    owned(player, number) += count;
    money_[player] += money;
}

void Shop::buy(PlayerId player, GoodId number) {
    const int count = std::min(good(*arsenal_, number).bundle, kMaxPerGood - owned(player, number));
    const int paid = price(player, number);
    receipts_.push_back({player, number, count, -paid});
    change(player, number, count, -paid);
    market_.record(number, 1);
}

void Shop::sell(PlayerId player, GoodId number) {
    const int count = resale_count(player, number);
    const int brings = std::min(resale(player, number), kMaxMoney - money(player));
    receipts_.push_back({player, number, -count, brings});
    change(player, number, -count, brings);
}

void Shop::undo(PlayerId player) {
    const Receipt last = receipts_.back();
    receipts_.pop_back();
    change(player, last.good, -last.count, -last.money);
    if (last.count > 0) market_.record(last.good, -1);
}

int Shop::earn(PlayerId player, int amount) {
    int& money = money_[player];
    const std::int64_t after = std::clamp<std::int64_t>(std::int64_t{money} + amount, 0, kMaxMoney);
    const int before = std::exchange(money, static_cast<int>(after));
    return money - before;
}

int Shop::interest_on(int money) const { return static_cast<int>(std::int64_t{money} * interest_ / 100); }

int Shop::with_free_bundles(GoodId number, int owned) const {
    const Weapon& thing = good(*arsenal_, number);
    if (!comes_free(thing) || (is_idle(number) && needs_living_land(thing))) return owned;
    return std::max(owned, std::min(kMaxPerGood, thing.bundle * free_bundles_));
}

Kit Shop::kit(PlayerId player) const {
    Kit kit = kits_[player];
    for (const GoodId number : goods(*arsenal_)) {
        int& count = stock_of(kit, *arsenal_, number);
        count = with_free_bundles(number, count);
    }
    return kit;
}

void Shop::return_kit(PlayerId player, const Kit& left) {
    for (const GoodId number : goods(*arsenal_)) {
        int& own = owned(player, number);
        const int given = with_free_bundles(number, own);
        const int back = stock_of(left, *arsenal_, number);
        own = std::min(kMaxPerGood, back > given ? own + back - given : std::min(own, back));
    }
}

void Shop::restore(const RoundResult& round_result) {
    for (const PlayerId player : ids<PlayerId>(money_)) {
        const RoundResult::Share& share = round_result.players[player];
        money_[player] = share.money;
        bargains_[player] = share.bargain;
        for (const GoodId number : goods(*arsenal_))
            if (const auto known = share.goods.find(good(*arsenal_, number).id);
                known != share.goods.end() && !good(*arsenal_, number).unlimited)
                owned(player, number) = known->second;
    }
}

void Shop::add_to(StateHash& state) const {
    state.begin("shop");
    state.add_all("money of player", money_);
    for (std::size_t k = 0; k < kits_.size(); ++k) {
        state.begin("goods of player", static_cast<int>(k));
        state.add_all("weapon", kits_[k].weapons);
        state.add_all("item", kits_[k].items);
    }
    for (std::size_t k = 0; k < receipts_.size(); ++k) {
        state.begin("receipt", static_cast<int>(k));
        state.add("player", receipts_[k].player);
        state.add("good", receipts_[k].good);
        state.add("count", receipts_[k].count);
        state.add("money", receipts_[k].money);
    }
    state.begin("shop");
    state.add("arms level", arms_level_);
    if (!called_.empty()) state.add_all("called about", called_);
    if (std::ranges::find(bargains_, true) != bargains_.end())
        for (int k = 0; const bool bargain : bargains_) state.add("bargain of player", k++, int{bargain});
    market_.add_to(state);
}

}  // namespace terramorph
