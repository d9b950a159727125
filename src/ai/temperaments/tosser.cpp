#include "ai/aiming_player.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Lobs at the nearest one. Where a shot comes down teaches it the wind, and its hand the power.
class Tosser : public AimingPlayer {
  public:
    explicit Tosser(std::uint32_t seed) : AimingPlayer(temperament(Mind::tosser), seed) {}

  private:
    std::vector<int> victims(const BattleView& view) const override { return {view.nearest_enemy()}; }
    std::vector<Way> ways(const BattleView&) const override { return {Way::lob, Way::any}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_tosser(std::uint32_t seed) { return std::make_unique<Tosser>(seed); }

}  // namespace terramorph
