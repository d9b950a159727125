#include "match/recording/recording.h"

#include <algorithm>

namespace terramorph {

void Recording::record(const Line& line) {
    const bool aims_again = std::holds_alternative<Aim>(line.command) && !lines.empty() &&
                            lines.back().turn == line.turn &&
                            std::holds_alternative<Aim>(lines.back().command);
    if (aims_again) lines.pop_back();
    lines.push_back(line);
}

std::vector<RoundResult> Recording::past() const {
    const auto played =
        std::ranges::find_if(round_results, [](const RoundResult& each) { return each.turn > 0; });
    return {round_results.begin(), played};
}

std::uint64_t fingerprint(const Planets& planets) {
    Hash hash;
    for (const Planet& planet : planets) {
        hash.add(std::string_view(planet.name));
        for (const double value : planet.values) hash.add(value);
    }
    return hash.value();
}

}  // namespace terramorph
