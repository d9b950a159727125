#pragma once

#include <initializer_list>
#include <string_view>

#include "paint/canvas.h"
#include "ui/widgets/layout.h"

namespace terramorph {

/// How everything that is not the battlefield looks. Sizes are in units: see Scale.
namespace theme {

constexpr Color kBackground = {20, 18, 31};
constexpr Color kPanel = {36, 34, 46};
constexpr Color kRaised = {43, 41, 53};      ///< what can be pressed and is not one of a list
constexpr Color kSelected = {57, 55, 66};    ///< the chosen one of a list
constexpr Color kPlate = {24, 20, 40, 214};  ///< under words on the picture of a battle
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

/// One line of text in the middle of the place's height, and at its left, middle or right by the style,
/// shortened where it is too long.
void line_in(Canvas& canvas, Rect place, std::string_view words, const TextStyle& style);

/// The style with letters as much smaller as it takes for the words to be no wider than that.
TextStyle fitted(const Canvas& canvas, std::string_view words, float width, TextStyle style);

/// The page's background, its name and a few quiet words beside it.
void page_title(Canvas& canvas, std::string_view title, std::string_view beside);

/// A small quiet heading in the first line of the place; what is left of the place below it.
Rect headed(Canvas& canvas, Rect place, std::string_view heading);

/// "Esc back": keys in yellow and what they do, one behind the other from the left of the place.
struct KeyHint {
    std::string_view key, does;
};
void key_hints(Canvas& canvas, Rect place, std::initializer_list<KeyHint> hints);

}  // namespace terramorph
