#include "net/correspondence/person_turn.h"

#include <algorithm>

#include "base/hash.h"
#include "net/correspondence/turn_line.h"

namespace terramorph {

namespace {

/// Whose turn a command is given in; none of what nobody gives.
PlayerId giver_of(const Command& command) {
    return std::visit(
        [](const auto& given) {
            if constexpr (requires { given.player; })
                return given.player;
            else
                return PlayerId();
        },
        command);
}

}  // namespace

/// The end of a round is recorded in its last turn, and any other turn begins with another number.
std::vector<PersonTurn> person_turns(const Recording& recording) {
    std::vector<PersonTurn> turns;
    int turn = 0;
    for (const Recording::Line& line : recording.lines) {
        const PlayerId player = giver_of(line.command);
        if (!player.exists() || !recording.settings.players[player].kind.is_person()) continue;
        if (turns.empty() || line.turn != turn) {
            turn = line.turn;
            const auto began = std::ranges::lower_bound(recording.checks, turn, {}, &Recording::Check::turn);
            turns.push_back({player, began == recording.checks.end() ? 0 : began->hash});
            turns.back().over = began != recording.checks.end() && began + 1 != recording.checks.end();
        }
        turns.back().commands.push_back(line.command);
        turns.back().over |= concludes(line.command);
    }
    return turns;
}

std::uint64_t chain_of(std::string_view invitation, const std::vector<PersonTurn>& turns, std::size_t count) {
    Hash chain;
    chain.add(invitation);
    for (std::size_t k = 0; k < count; ++k) {
        chain.add(turns[k].hash);
        for (const Command& command : plain_commands(turns[k].commands)) chain.add(command_text(command));
    }
    return chain.value();
}

}  // namespace terramorph
