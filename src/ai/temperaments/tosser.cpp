#include "ai/gunner.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Lobs at the nearest one. Where a shot comes down teaches it the wind, and its hand the power.
class Tosser : public Gunner {
  public:
    explicit Tosser(std::uint32_t seed) : Gunner(temperament(Mind::tosser), seed) {}

  private:
    std::vector<int> victims(const Outlook& outlook) const override { return {outlook.nearest_enemy()}; }
    std::vector<Way> ways(const Outlook&) const override { return {Way::lob, Way::any}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_tosser(std::uint32_t seed) { return std::make_unique<Tosser>(seed); }

}  // namespace terramorph
