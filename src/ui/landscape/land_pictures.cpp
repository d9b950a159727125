#include "ui/landscape/land_pictures.h"

#include <algorithm>

#include "paint/canvas.h"
#include "ui/landscape/backdrop.h"
#include "ui/landscape/scenery.h"

namespace terramorph {

namespace {

// Of what will be seen closely, or from afar: nearly all of the way there.
constexpr int kFramesOfPainting = 22;
constexpr int kMostPixels = 140'000;  // painted anew in a frame
constexpr int kFewestColumns = 8;     // for fewer it's not worth looking at those around

/// Pixel columns painted anew in a frame. While a camera moves, everything is stretched, which takes time as
/// well.
int most_columns(const Views& views) {
    const int most = kMostPixels / std::max(1, views.now.height);
    return std::max(kFewestColumns, views.now != views.rest ? most / 2 : most);
}
int part_of(const View& view, int frames) { return view.width / frames + 1; }

Rect strip_of(const Image& picture, Range columns) {
    return {static_cast<float>(columns.x0), 0, static_cast<float>(columns.x1 - columns.x0),
            static_cast<float>(picture.height())};
}

}  // namespace

/// All that's behind the whole level.
class LandPictures::Distance : public Behind {
  public:
    explicit Distance(LandPictures& land) : land_(land) {}
    void paint(Image& picture, const View& view, Range columns) const override {
        land_.clouds_ = draw_backdrop(picture, land_.panorama_, view, land_.palette_, columns);
        Canvas canvas(picture, plain_typeface());
        canvas.push_clip(strip_of(picture, columns));
        draw_distant_scenery(canvas, land_.panorama_, view, land_.palette_);
    }

  private:
    LandPictures& land_;
};

/// The same closely: the land far away is a little blurred, as it would be.
class LandPictures::Stretched : public Behind {
  public:
    explicit Stretched(const LandPainting& whole) : whole_(whole) {}
    void paint(Image& picture, const View& view, Range columns) const override {
        Canvas canvas(picture, plain_typeface());
        canvas.push_clip(strip_of(picture, columns));
        canvas.image(whole_.backdrop(), view.rect_of(whole_.view()));
    }

  private:
    const LandPainting& whole_;
};

void LandPictures::begin(const Panorama& panorama, const Palette& palette) {
    panorama_ = panorama;
    palette_ = palette;
    whole_.clear();
    close_.clear();
}

LandColors LandPictures::colors(const LandDetails& land) const {
    const auto wide = static_cast<float>(land.strata.surface.size());
    const float water = panorama_.basins ? 0 : panorama_.water;
    return {land.strata,          palette_,           water,      land.scorches,
            panorama_.sun * wide, panorama_.overcast, land.castle};
}

void LandPictures::touch(Range columns) {
    whole_.touch(columns);
    close_.touch(columns);
}

const Image& LandPictures::picture(const Ground& ground, const View& view, const LandDetails& land) {
    follow_whole(ground, view);
    whole_.paint_behind(Distance(*this));
    whole_.paint(ground, colors(land));
    return whole_.picture();
}

/// A picture of another size needs no other memory than its own.
void LandPictures::follow_whole(const Ground& ground, const View& view) {
    if (close_.picture().width() != view.width || close_.picture().height() != view.height) close_ = {};
    whole_.follow(ground, view);
}

/// The close painting where there is one, and around it the whole one, which is kept ready behind it.
std::span<const PictureLayer> LandPictures::layers(const Ground& ground, const Views& views,
                                                   const LandDetails& land) {
    const LandColors how = colors(land);
    follow_whole(ground, views.whole);
    if (close_.blank())
        close_.follow(ground, views.whole);  // makes room, which takes time, before anything moves
    whole_.paint_behind(Distance(*this));
    const bool near = views.now != views.whole, nearer = views.rest != views.whole;
    const int spent = near || nearer ? paint_closely(ground, views, how, most_columns(views)) : 0;
    const bool closely = near && close_.shows(views.now) && close_.finished();
    const int left = most_columns(views) - spent;
    const int worth = left < kFewestColumns ? 0 : left;
    const int effort = closely ? std::min(worth, part_of(views.whole, kFramesOfPainting)) : worth;
    spent_ = spent + whole_.paint(ground, how, effort, !closely);
    seen_.clear();
    if (!closely) seen_.push_back(whole_.layer(views.now));
    if (near && close_.finished()) seen_.push_back(close_.layer(views.now));
    settled_ = whole_.settled() && (!nearer || close_.settled());
    return seen_;
}

/// Painted on the way, so that it's ready when the camera comes to rest, or as soon as possible after. What
/// was seen closely before stays until then. Returns how many pixel columns have been painted.
int LandPictures::paint_closely(const Ground& ground, const Views& views, const LandColors& colors,
                                int most) {
    const View& view = views.rest;
    const bool turns = view != views.whole && !close_.shows(view);
    if (turns) close_.follow(ground, view);
    const bool cut = turns && views.now == view;  // nothing has been seen on the way
    const int part = cut ? LandPainting::kWhole : part_of(view, kFramesOfPainting);
    const int behind = close_.paint_behind(Stretched(whole_), part);
    const int effort = close_.finished() ? most - behind : part;
    return behind + close_.paint(ground, colors, effort);
}

/// Only makes room in the first frames for each of the paintings. Backdrops take less time than land.
bool LandPictures::prepare(const Ground& ground, const Views& views, const LandDetails& land, int spent) {
    const LandColors how = colors(land);
    if (whole_.blank() && !whole_.make_room(views.whole)) return false;
    follow_whole(ground, views.whole);
    int effort = 2 * std::max(kFewestColumns, most_columns(views) - spent);
    effort -= whole_.paint_behind(Distance(*this), effort);
    effort -= whole_.paint(ground, how, effort);
    if (!whole_.finished() || views.rest == views.whole) return whole_.finished();
    if (close_.blank() && !close_.make_room(views.rest)) return false;
    close_.follow(ground, views.rest);
    effort -= close_.paint_behind(Stretched(whole_), effort);
    close_.paint(ground, how, effort);
    return close_.finished();
}

}  // namespace terramorph
