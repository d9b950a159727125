#pragma once

#include <memory>

#include "ui/app.h"

namespace terramorph {

/// Who one is to people at other machines, and the ways to them.
std::unique_ptr<Screen> remote_screen(App& app);
/// The same, where a room is opened at a broker that's started on this machine.
void host_at_home(App& app);

}  // namespace terramorph
