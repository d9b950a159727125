#include "ai/gunner.h"
#include "ai/temperaments/list.h"

namespace terramorph {

namespace {

/// Takes the way that suits: straight where the line is clear, off walls, or over what is between them.
class Chooser : public Gunner {
  public:
    explicit Chooser(std::uint32_t seed) : Gunner(temperament(Mind::chooser), seed) {}

  private:
    std::vector<int> victims(const Outlook& outlook) const override { return outlook.enemies(); }
    std::vector<Way> ways(const Outlook&) const override { return {Way::direct, Way::bank, Way::any}; }
};

}  // namespace

std::unique_ptr<ComputerPlayer> make_chooser(std::uint32_t seed) { return std::make_unique<Chooser>(seed); }

}  // namespace terramorph
