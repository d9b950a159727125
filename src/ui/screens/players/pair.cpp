#include "ui/screens/players/pair.h"

#include <vector>

#include "app/language/language.h"
#include "app/session.h"
#include "match/settings/player.h"
#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kPairLeast = 120;
constexpr std::size_t kPairRoom = 8;  // so that two don't fill it

}  // namespace

void Pair::draw(Canvas& canvas, Rect place, const Session& session, const std::string& name) {
    if (place.h < Scale(canvas)(kPairLeast)) return;
    const LevelSettings& level = session.settings.level;
    std::vector<Player> both = {another_player({})};
    both.push_back(another_player(both));
    both[0].name = name.empty() ? std::string(tr("You")) : name;
    both[1].name = tr("Your friend");
    if (!parade_ || !parade_->fits(level, kPairRoom)) parade_.emplace(level, kPairRoom);
    parade_->draw(canvas, place, both);
}

}  // namespace terramorph
