#include <algorithm>
#include <vector>

#include "ai/strategies/list.h"
#include "ai/temperament.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kDisguiseStream = 312;

/// The temperament that this player imitates for the whole match: any but those that disguise themselves.
PlayerKind self_of(std::uint32_t seed, PlayerId player) {
    std::vector<PlayerKind> selves;
    for (const Temperament& each : temperaments())
        if (each.strategy != Strategy::disguise) selves.push_back(computer(each.id));
    return selves[hash_bits(seed, kDisguiseStream, player, 0) % selves.size()];
}

/// Imitates another temperament for a whole match, without showing which.
class DisguisedPlayer : public ComputerPlayer {
  public:
    explicit DisguisedPlayer(std::uint32_t seed) : seed_(seed) {}

    std::optional<Command> think(const Match& match, PlayerId player) override {
        if (!self_) self_ = computer_player(self_of(match.settings().seed, player), seed_);
        auto command = self_->think(match, player);
        thought_ = self_->thought();
        return command;
    }

  private:
    std::uint32_t seed_;
    std::unique_ptr<ComputerPlayer> self_;
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_disguised_player(std::uint32_t seed) {
    return std::make_unique<DisguisedPlayer>(seed);
}

}  // namespace terramorph
