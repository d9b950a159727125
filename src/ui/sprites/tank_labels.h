#pragma once

#include <span>
#include <string>
#include <string_view>

#include "battle/tank.h"
#include "paint/canvas.h"
#include "ui/camera/camera.h"
#include "ui/captions/label_room.h"

namespace terramorph {

/// The label above a tank.
struct TankLabel {
    Point above;  ///< in pixels: the lowest point it may reach
    std::string name;
    float health = 1;  ///< 0 .. 1
    Color color;
    int emblem = 0;
    bool playing = false;   ///< true during its turn
    std::string note = {};  ///< a word on its condition
    int team = 0;           ///< 0: none
    float barrel = 0;  ///< how far it points to the right, -1 to 1: the label gives way to the other side
};

/// The point above a tank where its label stands.
Point label_point(const View& view, const BodyState& body);

/// Draws the labels where there's room. Where there's none, as in a small picture of many, a name is left out
/// rather than printed over another; that of whoever plays stays.
void draw_labels(Canvas& canvas, std::span<const TankLabel> labels, LabelRoom& room);

/// True if a tank is within the picture, and not behind the bar at its foot.
bool is_in_sight(const View& view, Vec2<float> tank);

/// A tank that may be out of sight.
struct FarTank {
    Vec2<float> at;  ///< in columns
    Color color;
    int emblem = 0;
    std::string_view name;
};

/// Points from the edge of the room to a tank out of sight, where nothing else stands, and says whose it is:
/// by its emblem alone where there's no room for its name. Nothing for one in sight.
void draw_arrow_to(Canvas& canvas, const View& view, const FarTank& tank, LabelRoom& room);

}  // namespace terramorph
