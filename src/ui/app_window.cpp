// What the app knows of its window.
#include <algorithm>

#include "app/player/preferences.h"
#include "app/session.h"
#include "ui/app.h"

namespace terramorph {

bool App::wants_fullscreen() const { return preference(session(), Preference::fullscreen) != 0; }

void App::keep_window_size(int width, int height) {
    if (wants_fullscreen()) return;
    const auto keep = [this](Preference which, int pixels) {
        const Parameter& parameter = parameter_of(which);
        set_preference(session(), which, std::clamp<double>(pixels, parameter.minimum, parameter.maximum));
    };
    keep(Preference::window_width, width);
    keep(Preference::window_height, height);
}

}  // namespace terramorph
