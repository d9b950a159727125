#pragma once

#include "battle/shell.h"

namespace terramorph {

/// What a shell looks like, which tells what it will do.
enum class ShellShape {
    missile,   ///< fins and a flame
    guided,    ///< the same with a seeker's nose
    nuke,      ///< large and thick
    bomb,      ///< round with a fuse: divides, or goes off later
    bomblet,   ///< one of many
    roller,    ///< a ball that turns
    digger,    ///< a drill
    canister,  ///< holds fire
    clod,      ///< earth
    carrier,   ///< opens in the air
    quake,     ///< a weight that shakes the ground
    drain,     ///< light that takes something away
    dart,      ///< only shows its path
};

ShellShape shape_of(const Shell& shell);

}  // namespace terramorph
