#include "ai/aiming_player.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Tries every shot in its head, in the wind as it is, before it fires the best.
class Spoiler : public AimingPlayer {
  public:
    explicit Spoiler(std::uint32_t seed) : AimingPlayer(temperament(Mind::spoiler), seed) {}

  private:
    std::vector<int> victims(const BattleView& view) const override { return view.enemies(); }
    std::vector<Way> ways(const BattleView&) const override { return {Way::any}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_spoiler(std::uint32_t seed) { return std::make_unique<Spoiler>(seed); }

}  // namespace terramorph
