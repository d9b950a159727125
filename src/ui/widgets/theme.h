#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "app/player/controls.h"
#include "paint/canvas.h"
#include "ui/widgets/layout.h"

namespace terramorph {

/// The look of everything but the battlefield. Sizes are in units: see Scale.
namespace theme {

constexpr Color kBackground = {20, 18, 31};
constexpr Color kPanel = {36, 34, 46};
constexpr Color kRaised = {43, 41, 53};      ///< buttons
constexpr Color kSelected = {57, 55, 66};    ///< the selected row of a list
constexpr Color kPlate = {24, 20, 40, 214};  ///< behind words on the picture of a battle
constexpr Color kTrack = {52, 51, 62};

constexpr Color kBright = {255, 255, 255};
constexpr Color kText = {220, 220, 222};
constexpr Color kMuted = {166, 164, 174};
constexpr Color kAccent = {255, 210, 77};
constexpr Color kValue = {255, 220, 115};
constexpr Color kGood = {126, 224, 129};
constexpr Color kBad = {255, 130, 130};
constexpr Color kOnAccent = kBackground;  ///< letters on yellow and green

constexpr float kTitle = 50;  ///< letters, from one line to the next
constexpr float kLarge = 28;
constexpr float kBody = 22;
constexpr float kSmall = 18;

constexpr float kRadius = 8;
constexpr float kMargin = 48;  ///< between a page and the edge of the window
constexpr float kGap = 8;
constexpr float kButton = 44;   ///< high
constexpr float kSetting = 52;  ///< from one slider or toggle to the next

}  // namespace theme

/// A player's color for words on a plate over the land: mixed with white until its contrast is at least 4.5.
Color readable(Color color);

/// Draws a line of text, vertically centred in the place and aligned by the style, shortened if it's too
/// long.
void line_in(Canvas& canvas, Rect place, std::string_view words, const TextStyle& style);

/// The style with letters small enough for the words to fit the width.
TextStyle fitted(const Canvas& canvas, std::string_view words, float width, TextStyle style);
/// With "…" for as much of the middle as takes no room of this width: both ends tell codes apart.
std::string shortened(const Canvas& canvas, std::string_view words, float width, const TextStyle& style);

/// Draws the page's background, its title and a quiet subtitle. So many pixels at the right stay free.
void page_title(Canvas& canvas, std::string_view title, std::string_view beside, float free = 0);

/// How high a field with its heading is: so many units, but both are read in any window.
float field_high(const Scale& scale, float units);

/// Draws a small quiet heading in the first line of the place; returns the rest.
Rect headed(Canvas& canvas, Rect place, std::string_view heading);

/// "Esc back": keys with their functions, in a row from the left. Keys have their names, "up down"
/// for the arrows; on a pad they're its buttons, and what it has no button for isn't shown.
struct KeyHint {
    std::string_view keys, does;
};
/// Whose keys are named from now on.
void set_hint_device(Device device);
void key_hints(Canvas& canvas, Rect place, std::initializer_list<KeyHint> hints);

}  // namespace terramorph
