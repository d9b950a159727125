#pragma once

#include <vector>

#include "paint/image.h"
#include "terrain/generator.h"
#include "terrain/hillshade.h"
#include "ui/terrain_editor/map_covers.h"

namespace terramorph {

/// A hillshade of the map, computed a few rows per frame and then again more finely. While the settings keep
/// changing, it finishes a coarse picture of one map before it begins the next. Of a big map it computes all
/// rows of a picture at once, because there each call is expensive, even for few rows.
class MapPreview {
  public:
    static constexpr int kRowsAtOnce = 16;  ///< rows computed per frame
    static constexpr int kCoarse = 64;      ///< rows and columns of the first picture
    static constexpr int kFinest = 512;     ///< and of the last one

    /// Computes the coarse picture at once.
    explicit MapPreview(const MapSettings& terrain);

    /// Sets the map to show.
    void turn_to(const MapSettings& terrain);
    /// Sets the picture's colours and the height of its water. Returns true if they have changed.
    bool dress(const Palette& palette, float water);
    /// Does a frame's share of the work; finer pictures are made only while everything is `still`. Returns
    /// true if there's a new picture.
    bool advance(bool still);
    /// True if the picture is the finest one of the current map.
    bool finished() const { return terrain_ == wanted_ && size_ > kFinest; }

    const Image& picture() const { return picture_; }
    /// The heights that the picture shows, as a coarse map.
    const HeightMap& heights() const { return seen_; }

    /// True if a map is so big that making a row may take longer than a frame.
    static bool big(const MapSettings& terrain);

  private:
    void begin(int size);
    void take_rows();
    void paint();
    Image painted(const HeightMap& grid, const MapCovers& covers, int size) const;

    MapSettings wanted_;
    MapSettings terrain_;  // being computed
    int size_ = 0;         // of the picture in the making
    int next_ = 0;         // next row of the grid
    HeightMap grid_;       // its heights
    std::vector<float> rows_;
    HeightMap seen_;
    MapCovers covers_;  // of the map that's seen
    Image picture_;
    Palette palette_ = default_planet().palette;
    float water_ = kDry;
};

}  // namespace terramorph
