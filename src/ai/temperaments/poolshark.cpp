#include "ai/aiming_player.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Plays off the walls where they throw back, whomever it gets so; where they do not, it fires or lobs.
class Poolshark : public AimingPlayer {
  public:
    explicit Poolshark(std::uint32_t seed) : AimingPlayer(temperament(Mind::poolshark), seed) {}

  private:
    std::vector<int> victims(const BattleView& view) const override { return view.enemies(); }
    std::vector<Way> ways(const BattleView&) const override { return {Way::bank, Way::direct, Way::lob}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_poolshark(std::uint32_t seed) {
    return std::make_unique<Poolshark>(seed);
}

}  // namespace terramorph
