#pragma once

#include <span>
#include <vector>

#include "paint/image.h"
#include "paint/layers/compositor.h"
#include "terrain/ground/ground.h"
#include "terrain/palette.h"
#include "ui/camera/camera.h"
#include "ui/landscape/earth/land_painting.h"
#include "ui/landscape/growing_picture.h"
#include "ui/landscape/panorama.h"
#include "ui/landscape/sky/clouds.h"

namespace terramorph {

/// What the land shows in every weather.
struct LandDetails {
    const TerrainFaceLayers& strata;
    std::span<const Scorch> scorches;
    const Castle* castle = nullptr;          ///< as it was built; null: none
    std::span<const LandCover> covers = {};  ///< of each column as it was made; none: no roads
};

/// The paintings of a level in one weather, with its water at one height: the whole of it, and what a camera
/// looks at closely, as large as it's seen; and what's far behind it, which moves and grows less.
class LandPictures {
  public:
    /// Forgets what has been painted with another look.
    void begin(const Panorama& panorama, const Palette& palette);
    /// These columns of the level look different now.
    void touch(Range columns);

    /// The result is valid until the next call.
    const Image& picture(const Ground& ground, const View& view, const LandDetails& land);
    /// The same while a camera moves: the paintings as they're stretched, the upper one last.
    std::span<const PictureLayer> layers(const Ground& ground, const Views& views, const LandDetails& land);
    /// Paints a part of what layers() will need, and less if so many pixel columns of something else have
    /// been painted. Returns true if nothing is missing.
    bool prepare(const Ground& ground, const Views& views, const LandDetails& land, int spent);
    /// Pixel columns of land that the last call of layers() painted.
    int spent() const { return spent_; }

    /// Nothing has been painted.
    bool blank() const { return whole_.blank(); }
    /// What was to be seen at last is finished.
    bool settled() const { return settled_; }
    const Panorama& panorama() const { return panorama_; }
    const Palette& palette() const { return palette_; }
    std::span<const CloudPlace> clouds() const { return clouds_; }

  private:
    LandColors colors(const LandDetails& land) const;
    void follow_whole(const Ground& ground, const View& view);
    int paint_distance(int most = GrowingPicture::kWhole);
    int paint_distance_closely(const Views& views, int most);
    int paint_closely(const Ground& ground, const Views& views, const LandColors& colors, int most);

    Panorama panorama_;
    Palette palette_;
    GrowingPicture distance_, close_distance_;
    LandPainting whole_, close_;
    std::vector<PictureLayer> seen_;
    Image flat_;                           // layers in one picture ...
    std::vector<PictureLayer> flattened_;  // ... and which they were
    std::vector<CloudPlace> clouds_;
    bool settled_ = true;
    int spent_ = 0;
};

}  // namespace terramorph
