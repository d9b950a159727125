#include "match/recording/round_result.h"

#include <algorithm>
#include <array>
#include <limits>
#include <optional>
#include <span>

#include "base/text.h"
#include "base/text/base64.h"
#include "battle/scars/scars.h"
#include "match/economy/shop.h"

namespace terramorph {

namespace {

constexpr int kMaxIdLength = 200;
constexpr std::int64_t kMaxScore = std::numeric_limits<int>::max();
constexpr std::size_t kMaxGoods = 10000;
constexpr std::size_t kScarsPerLine = 900;  // bytes

/// All parts of a score, in the order in which they are written.
std::vector<int Score::*> parts() {
    std::vector<int Score::*> all(std::begin(kScoreSums), std::end(kScoreSums));
    all.insert(all.end(), std::begin(kScoreBests), std::end(kScoreBests));
    all.push_back(&Score::worth);
    return all;
}

/// The words of a line after the first: numbers, then the rest.
struct Words {
    std::string_view rest;

    /// None if the next word isn't a number from `least` to `most`.
    std::optional<int> number(std::int64_t least, std::int64_t most) {
        const auto end = rest.find(' ');
        const auto read = to_integer(rest.substr(0, end));
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        return read && *read >= least && *read <= most ? std::optional(static_cast<int>(*read))
                                                       : std::nullopt;
    }
};

bool read_round(Words words, RoundResult& round_result) {
    const auto levels = words.number(0, kMaxScore);
    const auto map = words.number(0, kMaxScore);
    const auto cut_advances = words.number(0, kMaxScore);
    if (!levels || !map || !cut_advances || !words.rest.empty()) return false;
    round_result.levels = static_cast<std::uint32_t>(*levels);
    round_result.map = static_cast<std::uint32_t>(*map);
    round_result.cut_advances = *cut_advances;
    return true;
}

bool read_score(Words words, RoundResult::Share& share) {
    for (const auto part : parts()) {
        const auto number = words.number(-kMaxScore, kMaxScore);
        if (!number) return false;
        share.score.*part = *number;
    }
    return words.rest.empty();
}

bool read_money(Words words, RoundResult::Share& share) {
    const auto money = words.number(0, kMaxMoney);
    if (money) share.money = *money;
    return money && words.rest.empty();
}

bool read_good(Words words, RoundResult::Share& share) {
    const auto count = words.number(1, kMaxPerGood);
    if (!count || words.rest.empty() || share.goods.size() >= kMaxGoods) return false;
    share.goods[std::string(words.rest)] = *count;
    return true;
}

bool read_price(Words words, RoundResult& round_result) {
    const auto demand = words.number(0, kMaxDemand);
    const auto factor = words.number(kMinFactor, kMaxFactor);
    if (!demand || !factor || words.rest.empty() || round_result.prices.size() >= kMaxGoods) return false;
    round_result.prices[std::string(words.rest)] = {*demand, {*factor}};
    return true;
}

bool read_scars(Words words, RoundResult& round_result) {
    const auto bytes = bytes_of_base64(words.rest);
    if (!bytes || round_result.scars.size() + bytes->size() > Scars::kMostBytes) return false;
    round_result.scars += *bytes;
    return true;
}

/// Lines of "score", "money", "bargain" and "good" begin with the player.
bool read_share(std::string_view kind, Words words, RoundResult& round_result) {
    const auto player = words.number(0, static_cast<std::int64_t>(round_result.players.size()) - 1);
    if (!player) return false;
    RoundResult::Share& share = round_result.players[*player];
    if (kind == "score") return read_score(words, share);
    if (kind == "bargain") return share.bargain = words.rest.empty();
    return kind == "money" ? read_money(words, share) : read_good(words, share);
}

}  // namespace

void record_goods(RoundResult& round_result, const Shop& shop, const Arsenal& arsenal,
                  const MatchSettings& settings) {
    for (const PlayerId player : ids<PlayerId>(round_result.players)) {
        RoundResult::Share& share = round_result.players[player];
        share.money = shop.money(player);
        share.bargain = shop.bargains(player);
        for (const GoodId number : goods(arsenal))
            if (const int count = shop.stock(player, number); count > 0)
                share.goods[sanitized(good(arsenal, number).id, kMaxIdLength)] = count;
    }
    if (settings.rule(Rule::free_market) == 0) return;
    for (const auto& [id, history] : shop.market().prices(arsenal))
        round_result.prices[sanitized(id, kMaxIdLength)] = {history.demand, {history.factors.back()}};
}

std::vector<std::string> round_result_lines(const RoundResult& round_result) {
    std::vector<std::string> lines;
    for (std::size_t player = 0; player < round_result.players.size(); ++player) {
        const RoundResult::Share& share = round_result.players[player];
        std::string score = concat("score ", player);
        for (const auto part : parts()) score += concat(" ", share.score.*part);
        lines.push_back(std::move(score));
        lines.push_back(concat("money ", player, " ", share.money));
        if (share.bargain) lines.push_back(concat("bargain ", player));
        for (const auto& [id, count] : share.goods)
            lines.push_back(concat("good ", player, " ", count, " ", id));
    }
    for (const auto& [id, price] : round_result.prices)
        lines.push_back(concat("price ", price.demand, " ", price.factors.back(), " ", id));
    for (std::string_view rest = round_result.scars; !rest.empty();
         rest.remove_prefix(std::min(rest.size(), kScarsPerLine)))
        lines.push_back(concat("scars ", base64_text(rest.substr(0, kScarsPerLine))));
    lines.push_back(
        concat("round ", round_result.levels, " ", round_result.map, " ", round_result.cut_advances));
    return lines;
}

bool is_round_result_line(std::string_view line) {
    const std::string_view kind = line.substr(0, line.find(' '));
    constexpr std::array<std::string_view, 7> kKinds = {"round",   "score", "money", "good",
                                                        "bargain", "price", "scars"};
    return std::ranges::find(kKinds, kind) != kKinds.end();
}

Result<bool> read_round_result(std::string_view line, RoundResult& round_result) {
    const std::string_view kind = line.substr(0, line.find(' '));
    const Words words{line.substr(std::min(line.size(), kind.size() + 1))};
    const bool good = kind == "round"   ? read_round(words, round_result)
                      : kind == "price" ? read_price(words, round_result)
                      : kind == "scars" ? read_scars(words, round_result)
                                        : read_share(kind, words, round_result);
    if (!good)
        return error("\"{text}\" isn't a result that a round can have", {{"text", sanitized(line, 60)}});
    return kind == "round";
}

}  // namespace terramorph
