#include "app/player/volumes.h"

#include "app/player/preferences.h"
#include "base/index.h"

namespace terramorph {

namespace {

constexpr Preference kOfBus[kBuses] = {Preference::effects_volume, Preference::interface_volume,
                                       Preference::voices_volume, Preference::music_volume};

/// The ear takes the square for twice as much.
float loudness(const Session& session, Preference which) {
    const auto part = static_cast<float>(preference(session, which) / parameter_of(which).maximum);
    return part * part;
}

}  // namespace

Volumes volumes(const Session& session, bool focused) {
    const bool muted = preference(session, Preference::mute) != 0 ||
                       (!focused && preference(session, Preference::mute_unfocused) != 0);
    Volumes all{};
    for (std::size_t k = 0; k < kBuses && !muted; ++k)
        all[k] = loudness(session, Preference::volume) * loudness(session, kOfBus[k]);
    return all;
}

}  // namespace terramorph
