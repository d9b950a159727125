#pragma once

#include <memory>
#include <optional>
#include <string_view>

#include "match/recording/playback.h"
#include "net/board/claim.h"

namespace terramorph {

/// Plays a claim's recording back, a part at a time: only what comes out as claimed is true.
class Proof {
  public:
    /// The recording may be anything.
    Proof(const Claim& claim, std::string_view recording, std::shared_ptr<const Arsenal> arsenal,
          std::shared_ptr<const Planets> planets);

    /// Plays so many ticks and commands of it.
    void advance(int steps);
    /// Whether the claim is true; none while that isn't known yet.
    const std::optional<bool>& verdict() const { return verdict_; }

  private:
    Claim claim_;
    std::unique_ptr<Playback> playback_;
    std::optional<bool> verdict_;
};

}  // namespace terramorph
