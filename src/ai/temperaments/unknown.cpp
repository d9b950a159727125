#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kDisguiseStream = 312;
constexpr std::uint32_t kOthers = 7;  // from the Moron to the Cyborg

/// One of the others for a whole match; nothing that anybody can see says which.
class Unknown : public ComputerPlayer {
  public:
    explicit Unknown(std::uint32_t seed) : seed_(seed) {}

    std::optional<Command> think(const Match& match, int player) override {
        if (!self_) self_ = computer_player(self_of(match.settings().seed, player), seed_);
        auto command = self_->think(match, player);
        thought_ = self_->thought();
        return command;
    }

  private:
    static Mind self_of(std::uint32_t seed, int player) {
        const std::uint32_t lot = hash_bits(seed, kDisguiseStream, player, 0) % kOthers;
        return static_cast<Mind>(static_cast<std::uint32_t>(Mind::moron) + lot);
    }

    std::uint32_t seed_;
    std::unique_ptr<ComputerPlayer> self_;
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_unknown(std::uint32_t seed) { return std::make_unique<Unknown>(seed); }

}  // namespace terramorph
