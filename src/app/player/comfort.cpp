#include "app/player/comfort.h"

#include "app/player/preferences.h"
#include "base/index.h"

namespace terramorph {

namespace {

constexpr float kFlashes[] = {0, 0.42f, 1};  // off, soft, full

}  // namespace

Comfort comfort(const Session& session) {
    const bool still = preference(session, Preference::reduced_motion) != 0;
    const auto shake = static_cast<float>(preference(session, Preference::shake) / 100);
    const auto flashes = static_cast<std::size_t>(preference(session, Preference::flashes));
    return {still ? 0 : shake, still ? 0.0f : 1.0f, kFlashes[flashes], !still};
}

}  // namespace terramorph
