#pragma once

#include "base/id.h"

namespace terramorph::test {

/// The other one of two tanks, or of two players.
template <class Kind>
Id<Kind> the_other(Id<Kind> one) {
    return Id<Kind>::at(1 - one);
}

}  // namespace terramorph::test
