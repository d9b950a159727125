#pragma once

namespace terramorph {

struct Session;

/// How much of what moves and flashes people want to see, the first three from 0 to 1.
struct Comfort {
    float shake = 1;      ///< the picture moves
    float breath = 1;     ///< time stands still for a moment, or goes slowly
    float flash = 1;      ///< the whole picture turns white
    bool travels = true;  ///< the camera goes where something happens
};

Comfort comfort(const Session& session);

}  // namespace terramorph
