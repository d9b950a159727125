#pragma once

#include <cstdint>
#include <span>

#include "paint/geometry.h"
#include "paint/image.h"

namespace terramorph {

class Canvas;
class KeptPainting;
class Touched;

/// A picture that stays from frame to frame under what's painted over it, stretched into a rectangle.
struct PictureLayer {
    const Image* picture = nullptr;  ///< stays as it is until the frame is shown
    Rect into = {};                  ///< rounded to whole pixels
    std::uint64_t painting = 0;      ///< see new_painting()
    std::uint32_t revision = 0;      ///< grows whenever the picture changes ...
    PixelBox changed = {};           ///< ... and there it differs from the revision before
    int clear_rows = 0;              ///< of the picture, through which what's below shows: premultiplied
    int bare_rows = 0;      ///< the first of these, where there's nothing; rows from clear_rows on are opaque
    bool replaces = false;  ///< where it lies, the layer right below it isn't seen

    friend bool operator==(const PictureLayer&, const PictureLayer&) = default;
};

/// A number that no picture in a layer has had yet.
std::uint64_t new_painting();

/// Puts frames together from layers and what a canvas paints over them.
class Compositor {
  public:
    virtual ~Compositor() = default;
    /// The layers, the lowest first, cover the canvas and all that has been painted on it.
    virtual void lay(Canvas& canvas, std::span<const PictureLayer> layers) = 0;
    /// The same where a kept painting will cover all that's painted over the layers, as it may have in the
    /// frame before: only what else is painted needs new layers below it.
    virtual void lay_below(Canvas& canvas, std::span<const PictureLayer> layers, const KeptPainting& cover);
    /// Lays it over all that has been painted since. Returns false, and lays nothing, if something was
    /// painted where that isn't possible: then the frame is to be begun anew with lay().
    virtual bool cover(Canvas& canvas, const KeptPainting& cover);
    /// What has been painted there is about to be read: gives it the layers below.
    virtual void settle(Canvas& canvas, PixelBox box) = 0;

  protected:
    friend void paint_layers(Canvas& canvas, std::span<const PictureLayer> layers, PixelBox box);
    static void paint(Canvas& canvas, const PictureLayer& layer, PixelBox box, bool clear);
    static Image& picture_of(Canvas& canvas);
    static Touched& touched_of(Canvas& canvas);
};

/// The part of the box where what's below a layer isn't hidden by it.
PixelBox shown_through(const PictureLayer& layer, PixelBox box);
/// The part of the box in which there's anything of a layer.
PixelBox filled_by(const PictureLayer& layer, PixelBox box);

/// Paints the part of the layers in the box, each where no higher one hides it.
void paint_layers(Canvas& canvas, std::span<const PictureLayer> layers, PixelBox box);

}  // namespace terramorph
