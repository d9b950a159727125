#include "ai/aiming_player.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Fires at the nearest one, as flat as the hills between them allow, as if there were no wind.
class Shooter : public AimingPlayer {
  public:
    explicit Shooter(std::uint32_t seed) : AimingPlayer(temperament(Mind::shooter), seed) {}

  private:
    std::vector<int> victims(const BattleView& view) const override { return {view.nearest_enemy()}; }
    std::vector<Way> ways(const BattleView&) const override { return {Way::direct}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_shooter(std::uint32_t seed) { return std::make_unique<Shooter>(seed); }

}  // namespace terramorph
