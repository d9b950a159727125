#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"

namespace terramorph {

/// Names of two or three syllables: "Vorun", "Talisen". All are different.
class StarNames {
  public:
    explicit StarNames(std::uint32_t seed);
    std::string next();

  private:
    std::string any();

    Random random_;
    std::vector<std::string> taken_;
};

/// "I", "II", "III" ... for 1 .. 39.
std::string roman(int number);

/// "vorun-iv" for "Vorun IV".
std::string file_name_of(std::string_view label);

}  // namespace terramorph
