#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "battle/content/arsenal.h"
#include "match/score/score.h"

namespace terramorph {

class Shop;

/// How a round came out, so that the next can be played without it: what a match goes on from when its
/// commands no longer give the same match.
struct RoundResult {
    struct Share {
        Score score;  ///< of the round
        int money = 0;
        std::map<std::string, int> goods = {};  ///< owned, by id

        friend bool operator==(const Share&, const Share&) = default;
    };

    int turn = 0;  ///< of the match in which it ended; 0 in a match that has not played the round itself
    std::int64_t tick = 0;
    std::size_t checks = 0;      ///< how many states of the recording came before it
    std::uint32_t levels = 0;    ///< drawn so far
    std::uint32_t map = 0;       ///< which of them brought a fresh map last
    int cut_advances = 0;        ///< through that map
    std::vector<Share> players;  ///< each one's
    Prices prices;               ///< at a free market: demand, and the factor of now alone

    friend bool operator==(const RoundResult&, const RoundResult&) = default;
};

/// What everybody owns, and what things cost, as the shop has it.
void record_goods(RoundResult& round_result, const Shop& shop, const Arsenal& arsenal,
                  const MatchSettings& settings);

/// As lines of a recording: of each player "score 0 ...", "money 0 12000" and "good 0 9 missile", then
/// "price 120 1050 missile", the goods' ids last; and "round 3 0 0", which closes it.
std::vector<std::string> round_result_lines(const RoundResult& round_result);
/// Whether a line is one of those.
bool is_round_result_line(std::string_view line);
/// Adds what such a line says to the result. Returns whether that closes it, or why it cannot be.
Result<bool> read_round_result(std::string_view line, RoundResult& round_result);

}  // namespace terramorph
