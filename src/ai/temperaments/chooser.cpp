#include "ai/aiming_player.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Takes the way that suits: straight where the line is clear, off walls, or over what is between them.
class Chooser : public AimingPlayer {
  public:
    explicit Chooser(std::uint32_t seed) : AimingPlayer(temperament(Mind::chooser), seed) {}

  private:
    std::vector<int> victims(const BattleView& view) const override { return view.enemies(); }
    std::vector<Way> ways(const BattleView&) const override { return {Way::direct, Way::bank, Way::any}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_chooser(std::uint32_t seed) { return std::make_unique<Chooser>(seed); }

}  // namespace terramorph
