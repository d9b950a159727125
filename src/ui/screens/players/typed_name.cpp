#include "ui/screens/players/typed_name.h"

#include "base/text.h"
#include "ui/screens/players/list.h"

namespace terramorph {

std::string TypedName::shown(const std::vector<Player>& players, std::size_t who) const {
    return typed_ && typed_->who == who ? typed_->name : players[who].name;
}

Refusal TypedName::refusal(const std::vector<Player>& players) const {
    return typed_ ? validate_name(players, typed_->who, trimmed(typed_->name)) : std::nullopt;
}

Refusal TypedName::finish(std::vector<Player>& players) {
    const Refusal why_not = refusal(players);
    if (typed_ && !why_not) players[typed_->who].name = trimmed(typed_->name);
    typed_.reset();
    return why_not;
}

}  // namespace terramorph
