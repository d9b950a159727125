#include "ui/replay/thumbnails.h"

#include "paint/canvas.h"
#include "ui/terrain_editor/level_sketch.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxThumbnails = 400;  // that are remembered

}  // namespace

Image level_picture(const LevelSettings& level, int width, int height) {
    Image picture(width, height, packed(theme::kRaised));
    LevelSketch sketch;
    sketch.show(level);
    Canvas canvas(picture, plain_typeface());
    sketch.draw(canvas, {0, 0, canvas.width(), canvas.height()});
    return picture;
}

const Image* Thumbnails::find(const std::string& name) const {
    const auto found = images_.find(name);
    return found == images_.end() ? nullptr : &found->second;
}

bool Thumbnails::prepare(const std::string& name, const LevelSettings& level, int width, int height) {
    if (const Image* known = find(name); known && known->width() == width && known->height() == height)
        return false;
    if (images_.size() >= kMaxThumbnails) images_.clear();
    images_[name] = level_picture(level, width, height);
    return true;
}

}  // namespace terramorph
