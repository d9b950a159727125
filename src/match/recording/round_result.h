#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "base/ticks.h"
#include "battle/content/arsenal.h"
#include "match/score/score.h"

namespace terramorph {

class Shop;

/// The result of a round. A match can continue from it without playing the round, if its commands no longer
/// give the same match.
struct RoundResult {
    struct Share {
        Score score;  ///< of the round
        int money = 0;
        std::map<std::string, int> goods = {};  ///< owned, by id
        bool bargain = false;                   ///< it buys for less in the next armory

        friend bool operator==(const Share&, const Share&) = default;
    };

    int turn = 0;  ///< the turn of the match in which it ended; 0 if the match hasn't played the round itself
    Ticks tick = 0;
    std::size_t checks = 0;      ///< number of the recording's hashes before it
    std::uint32_t levels = 0;    ///< drawn so far
    std::uint32_t map = 0;       ///< number of the level that last brought a fresh map
    int cut_advances = 0;        ///< within that map
    std::vector<Share> players;  ///< each one's
    std::string scars = {};      ///< of its land, in bytes, if a later round comes back there; else empty
    Prices prices;               ///< in a free market: demand, and only the current factor

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// Records everybody's goods and the prices from the shop.
void record_goods(RoundResult& round_result, const Shop& shop, const Arsenal& arsenal,
                  const MatchSettings& settings);

/// The lines of a recording: for each player "score 0 ...", "money 0 12000", "bargain 0" and "good 0 9
/// missile", then "price 120 1050 missile", with the goods' ids last; scars as base64 for addresses (RFC
/// 4648, section 5, without padding), in as many lines as it takes; then "round 3 0 0", which ends the
/// result.
std::vector<std::string> round_result_lines(const RoundResult& round_result);
/// True if a line is one of these.
bool is_round_result_line(std::string_view line);
/// Adds such a line to the result. Returns true if the result is complete, or why the line is invalid.
Result<bool> read_round_result(std::string_view line, RoundResult& round_result);

}  // namespace terramorph
