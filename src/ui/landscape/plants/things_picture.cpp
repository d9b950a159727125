#include "ui/landscape/plants/things_picture.h"

#include <algorithm>
#include <cmath>

#include "ui/landscape/plants/buildings.h"
#include "ui/landscape/plants/trees.h"

namespace terramorph {

namespace {

constexpr float kBelow = 3, kAboveTop = 5;  // columns of a picture beyond the foot and the top
constexpr float kWiderThanCrown = 1.35f;
constexpr int kBurntSteps = 10;

float half_width(const Thing& thing) {
    return std::max(kWiderThanCrown * static_cast<float>(crown_radius(thing.size)),
                    0.4f * static_cast<float>(thing.size)) +
           3;
}

/// A tree's look, in as many steps as it's painted in while it burns.
TreeLook stepped(const Thing& thing) {
    TreeLook look = look_of(thing);
    look.burnt = std::floor(look.burnt * kBurntSteps) / kBurntSteps;
    return look;
}

}  // namespace

/// Whether what was painted at a scale can be shown now.
bool ThingsPicture::is_near(float scale, const View& view) const {
    constexpr float kMostStretched = 1.35f;
    if (!zooms_) return scale == view.scale;
    return scale < view.scale * kMostStretched && view.scale < scale * kMostStretched;
}

const ThingsPicture::Kept& ThingsPicture::picture_of(const Canvas& canvas, const View& view,
                                                     const Thing& thing, const Palette& palette) {
    const TreeLook look = stepped(thing);
    const Seen seen = {thing.lot, static_cast<std::uint32_t>(look.state),
                       static_cast<std::uint32_t>(look.high),
                       static_cast<std::uint32_t>(look.burnt * kBurntSteps + 0.5f)};
    const auto found = std::ranges::find(kept_, seen, &Kept::seen);
    if (found != kept_.end() && is_near(found->scale, view)) return found->used = true, *found;
    const float wide = 2 * half_width(thing), high = static_cast<float>(thing.size) + kBelow + kAboveTop;
    Kept& made = found != kept_.end() ? *found : kept_.emplace_back();
    made = {seen, view.scale,
            Image(static_cast<int>(wide * view.scale) + 2, static_cast<int>(high * view.scale) + 2, 0), true};
    View own;
    own.width = made.image.width();
    own.height = made.image.height();
    own.scale = view.scale;
    own.left = -static_cast<float>(own.width) / (2 * own.scale);
    own.bottom = -kBelow;
    Canvas painting(made.image, canvas.typeface());
    draw_tree(painting, BodyTransform(own, {}, own.scale), look, palette);
    return made;
}

void ThingsPicture::draw_standing_tree(Canvas& canvas, const View& view, const Thing& tree,
                                       const Palette& palette) {
    const Kept& kept = picture_of(canvas, view, tree, palette);
    const Image& picture = kept.image;
    const float x = view.x_of(tree.at.x), foot = view.y_of(tree.at.y) + kBelow * view.scale;
    if (kept.scale != view.scale) {
        const float larger = view.scale / kept.scale, wide = larger * static_cast<float>(picture.width()),
                    high = larger * static_cast<float>(picture.height());
        return canvas.painted(picture, {x - wide / 2, foot - high, wide, high});
    }
    canvas.painted(picture, static_cast<int>(std::lround(x - static_cast<float>(picture.width()) / 2)),
                   static_cast<int>(std::lround(foot - static_cast<float>(picture.height()))));
}

void ThingsPicture::draw(Canvas& canvas, const View& view, std::span<const Thing> things,
                         const Palette& palette, bool zooms) {
    if (!(palette == colors_)) kept_.clear();
    zooms_ = zooms;
    colors_ = palette;
    BodyState lying;
    for (const Thing& thing : things) {
        const float x = view.x_of(thing.at.x),
                    room = (half_width(thing) + static_cast<float>(thing.size)) * view.scale;
        if (x < -room || x > static_cast<float>(view.width) + room) continue;
        switch (thing.kind) {
            case Thing::Kind::tree:
                draw_standing_tree(canvas, view, thing, palette);
                break;
            case Thing::Kind::log:
                lying.at = thing.at;
                lying.angle = thing.angle;
                draw_wood(canvas, view, thing, lying, look_of(thing), palette);
                break;
            case Thing::Kind::boulder:
                break;  // see draw_boulders
            case Thing::Kind::sign:
            case Thing::Kind::hut:
            case Thing::Kind::cart:
            case Thing::Kind::stranger:
            case Thing::Kind::gun:
                break;  // they stand in front of the grass
        }
    }
    std::erase_if(kept_, [](const Kept& each) { return !each.used; });
    for (Kept& each : kept_) each.used = false;
}

}  // namespace terramorph
