#include "net/logs/camps.h"

#include <algorithm>
#include <cstdint>

namespace terramorph {

namespace {

/// The first turn in which a game has stopped.
std::optional<int> end_of(const std::map<PlayerId, SeatLog>& logs) {
    std::optional<int> end;
    for (const auto& [seat, log] : logs)
        for (const Entry& entry : log.entries())
            if (std::holds_alternative<word::Differs>(entry.content))
                end = end ? std::min(*end, entry.turn) : entry.turn;
    return end;
}

}  // namespace

std::optional<Camps> camps(const std::map<PlayerId, SeatLog>& logs, PlayerId mine) {
    const std::optional<int> end = end_of(logs);
    if (!end) return std::nullopt;
    std::map<PlayerId, std::uint64_t> states;
    std::map<std::uint64_t, int> games;
    for (const auto& [seat, log] : logs) {
        const auto said = std::ranges::find(log.entries(), *end, &Entry::turn);
        if (said == log.entries().end()) continue;
        states[seat] = said->hash;
        ++games[said->hash];
    }
    const auto most = std::ranges::max_element(games, {}, [](const auto& camp) { return camp.second; });
    const int all = static_cast<int>(states.size());
    if (games.size() < 2 || 2 * most->second <= all) return std::nullopt;
    const auto own = states.find(mine);
    return Camps{all, most->second, own != states.end() && own->second == most->first};
}

}  // namespace terramorph
