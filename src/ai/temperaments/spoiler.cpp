#include "ai/gunner.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Tries every shot in its head, in the wind as it is, before it fires the best.
class Spoiler : public Gunner {
  public:
    explicit Spoiler(std::uint32_t seed) : Gunner(temperament(Mind::spoiler), seed) {}

  private:
    std::vector<int> victims(const Outlook& outlook) const override { return outlook.enemies(); }
    std::vector<Way> ways(const Outlook&) const override { return {Way::any}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_spoiler(std::uint32_t seed) { return std::make_unique<Spoiler>(seed); }

}  // namespace terramorph
