#pragma once

#include <memory>

#include "support/matches.h"

namespace terramorph::test {

/// The game's arsenal, the same for all that is eaten: a copy for each would take longer than the rest.
inline const std::shared_ptr<const Arsenal>& one_arsenal() {
    static const std::shared_ptr<const Arsenal> arsenal = the_arsenal();
    return arsenal;
}

}  // namespace terramorph::test
