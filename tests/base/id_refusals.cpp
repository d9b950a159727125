// What ids refuse: without REFUSED this compiles, and with a number of a case it may not.
#include "base/id.h"

namespace terramorph {

using CatId = Id<struct CatKind>;
using DogId = Id<struct DogKind>;

int fed(CatId cat) { return cat; }

int feed([[maybe_unused]] int number, [[maybe_unused]] DogId dog) {
#if !defined(REFUSED)
    return fed(3) + fed(CatId::at(number));
#elif REFUSED == 1
    return fed(number);
#elif REFUSED == 2
    return fed(dog);
#elif REFUSED == 3
    return CatId(number);
#elif REFUSED == 4
    const CatId cat = number;
    return cat;
#elif REFUSED == 5
    return CatId(dog);
#elif REFUSED == 6
    return CatId(3) == dog;
#endif
}

}  // namespace terramorph
