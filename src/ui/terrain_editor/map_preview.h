#pragma once

#include <vector>

#include "paint/image.h"
#include "terrain/generator.h"
#include "terrain/hillshade.h"

namespace terramorph {

/// The map from above in shaded relief, found out a few rows a frame and then again more finely. While the
/// settings change all the time it finishes a coarse picture of one map before it begins that of the next. Of
/// a big map it takes all the rows of a picture at once: there each call is dear, however few rows it asks
/// for.
class MapPreview {
  public:
    static constexpr int kRowsAtOnce = 16;  ///< that a frame asks of a generator
    static constexpr int kCoarse = 64;      ///< rows and columns of the first picture of a map
    static constexpr int kFinest = 512;     ///< and of the last one

    /// Has the coarse picture at once.
    explicit MapPreview(const MapSettings& terrain);

    /// This is the map to be shown from now on.
    void turn_to(const MapSettings& terrain);
    /// The colours of its picture from now on, and the height of its water. Returns whether they are others.
    bool dress(const Palette& palette, float water);
    /// One frame's share of the work; the finer pictures are made only while all is `still`. Returns whether
    /// there is another picture.
    bool advance(bool still);
    /// Whether the picture is of the map that is wanted, and the finest.
    bool finished() const { return terrain_ == wanted_ && size_ > kFinest; }

    const Image& picture() const { return picture_; }
    /// The heights that the picture shows: those of rows at equal distances, each in equal parts.
    const HeightMap& heights() const { return seen_; }

    /// Whether a map has so many cells that making one of its rows may take longer than a frame.
    static bool big(const MapSettings& terrain);

  private:
    void begin(int size);
    void take_rows();
    void paint();
    Image painted(const HeightMap& grid, int size) const;

    MapSettings wanted_;
    MapSettings terrain_;  // that is looked at now
    int size_ = 0;         // of the picture in the making
    int next_ = 0;         // row of its grid
    HeightMap grid_;       // its heights
    std::vector<float> rows_;
    HeightMap seen_;
    Image picture_;
    Palette palette_ = default_planet().palette;
    float water_ = kDry;
};

}  // namespace terramorph
