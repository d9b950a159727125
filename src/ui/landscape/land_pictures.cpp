#include "ui/landscape/land_pictures.h"

#include <algorithm>

#include "paint/canvas.h"
#include "ui/landscape/distance/backdrop.h"
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

void LandPictures::begin(const Panorama& panorama, const Palette& palette) {
    panorama_ = panorama;
    palette_ = palette;
    distance_.clear();
    close_distance_.clear();
    whole_.clear();
    close_.clear();
}

LandColors LandPictures::colors(const LandDetails& land) const {
    const auto wide = static_cast<float>(land.strata.surface.size());
    const float water = panorama_.basins ? 0 : panorama_.water;
    return {land.strata,          palette_,           water,       land.scorches,
            panorama_.sun * wide, panorama_.overcast, land.castle, land.covers};
}

void LandPictures::touch(Range columns) {
    whole_.touch(columns);
    close_.touch(columns);
}

const Image& LandPictures::picture(const Ground& ground, const View& view, const LandDetails& land) {
    follow_whole(ground, view);
    paint_distance();
    whole_.paint(ground, colors(land));
    seen_ = {distance_.layer(view), whole_.layer(view)};
    if (!std::ranges::equal(seen_, flattened_)) {
        if (flat_.width() != view.width || flat_.height() != view.height)
            flat_ = Image(view.width, view.height);
        Canvas(flat_, plain_typeface()).lay(seen_);
        flattened_ = seen_;
    }
    return flat_;
}

/// Pictures of another size need no other memory than their own.
void LandPictures::follow_whole(const Ground& ground, const View& view) {
    if (close_distance_.view().width != view.width || close_distance_.view().height != view.height)
        close_ = {}, close_distance_ = {};
    if (!distance_.shows(view) && !distance_.go_along(view)) distance_.begin(view);
    whole_.follow(ground, view);
}

/// All that's behind the whole level.
int LandPictures::paint_distance(int most) {
    if (distance_.finished()) return 0;
    const Range columns = distance_.take(most);
    distance_.begin_coat();
    distance_.coat(columns);
    clouds_ = draw_backdrop(distance_.image(), panorama_, distance_.view(), palette_, columns);
    Canvas canvas(distance_.image(), plain_typeface());
    canvas.push_clip(strip_of(distance_.image(), columns));
    draw_distant_scenery(canvas, panorama_, distance_.view(), palette_);
    return columns.x1 - columns.x0;
}

/// The same as it's seen where the camera comes to rest.
int LandPictures::paint_distance_closely(const Views& views, int most) {
    const View far = distant_view(views.rest, views.whole);
    if (!close_distance_.shows(far)) close_distance_.begin(far);
    if (close_distance_.finished()) return 0;
    const Range columns = close_distance_.take(most);
    Canvas canvas(close_distance_.image(), plain_typeface());
    canvas.push_clip(strip_of(close_distance_.image(), columns));
    canvas.image(distance_.image(), far.rect_of(distance_.view()));
    return columns.x1 - columns.x0;
}

/// The close painting where there is one, and around it the whole one, which is kept ready behind it.
std::span<const PictureLayer> LandPictures::layers(const Ground& ground, const Views& views,
                                                   const LandDetails& land) {
    const LandColors how = colors(land);
    follow_whole(ground, views.whole);
    if (close_.blank()) {  // makes room, which takes time, before anything moves
        close_.follow(ground, views.whole);
        close_distance_.begin(views.whole);
    }
    paint_distance();
    const bool near = views.now != views.whole, nearer = views.rest != views.whole;
    const int spent = near || nearer ? paint_closely(ground, views, how, most_columns(views)) : 0;
    const bool closely = near && close_.shows(views.now) && close_.finished();
    const int left = most_columns(views) - spent;
    const int worth = left < kFewestColumns ? 0 : left;
    // What's seen never waits for what will be.
    const int effort =
        closely ? std::min(worth, part_of(views.whole, kFramesOfPainting)) : most_columns(views);
    spent_ = spent + whole_.paint(ground, how, effort, !closely);
    seen_.clear();
    const View far = distant_view(views.now, views.whole);
    const bool painted = close_distance_.shows(far) && close_distance_.finished();
    seen_.push_back(painted ? close_distance_.layer(far) : distance_.layer(far));
    if (!closely) seen_.push_back(whole_.layer(views.now));
    if (near && close_.finished()) {
        seen_.push_back(close_.layer(views.now));
        seen_.back().replaces = !closely;
    }
    settled_ = whole_.settled() && (!nearer || (close_.settled() && close_distance_.finished()));
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
    const int behind = paint_distance_closely(views, part);
    const int effort = close_.finished() ? most - behind : part;
    return behind + close_.paint(ground, colors, effort);
}

/// Only makes room in the first frames for each of the paintings. What's far takes less time than land.
bool LandPictures::prepare(const Ground& ground, const Views& views, const LandDetails& land, int spent) {
    const LandColors how = colors(land);
    if (!distance_.begun() && !distance_.make_room(views.whole)) return false;
    if (whole_.blank() && !whole_.make_room(views.whole)) return false;
    follow_whole(ground, views.whole);
    int effort = 2 * std::max(kFewestColumns, most_columns(views) - spent);
    effort -= paint_distance(effort);
    effort -= whole_.paint(ground, how, effort);
    if (!distance_.finished() || !whole_.finished()) return false;
    if (views.rest == views.whole) return true;
    if (!close_distance_.begun() && !close_distance_.make_room(views.rest)) return false;
    if (close_.blank() && !close_.make_room(views.rest)) return false;
    close_.follow(ground, views.rest);
    effort -= paint_distance_closely(views, effort);
    close_.paint(ground, how, effort);
    return close_.finished() && close_distance_.finished();
}

}  // namespace terramorph
