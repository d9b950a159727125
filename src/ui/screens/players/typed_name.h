#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "base/result.h"
#include "match/settings/settings.h"

namespace terramorph {

/// A player's name as it's typed into its field, until it's accepted.
class TypedName {
  public:
    void type(std::size_t who, std::string name) { typed_ = {who, std::move(name)}; }
    /// Whose it is; none while nobody's is typed.
    std::optional<std::size_t> who() const { return typed_ ? std::optional(typed_->who) : std::nullopt; }
    /// What stands in this player's field.
    std::string shown(const std::vector<Player>& players, std::size_t who) const;
    /// Why the player may not have it.
    Refusal refusal(const std::vector<Player>& players) const;
    /// Ends typing: the player has the name from now on, or keeps its own, and why is returned.
    Refusal finish(std::vector<Player>& players);

  private:
    struct Typed {
        std::size_t who;
        std::string name;
    };

    std::optional<Typed> typed_;
};

}  // namespace terramorph
