#include "sdl/sdl_compositor.h"

#include <algorithm>

#include "paint/canvas.h"
#include "paint/pixel.h"

namespace terramorph {

namespace {

constexpr std::uint64_t kKeptFor = 240;  // frames for which a picture that isn't seen stays with the card

SDL_Rect rect_of(const PixelBox& box) {
    return {box.left, box.top, box.right - box.left, box.bottom - box.top};
}

/// Clears what has been touched.
void wipe(Image& painted, Touched& touched) {
    touched.for_each([&](const PixelBox& box) {
        for (int y = box.top; y < box.bottom; ++y)
            std::fill(painted.row(y) + box.left, painted.row(y) + box.right, 0u);
    });
    touched.clear();
}

bool upload(SDL_Texture* texture, const Image& image, const PixelBox& box) {
    const SDL_Rect rect = rect_of(box);
    return SDL_UpdateTexture(texture, &rect, image.row(box.top) + box.left, 4 * image.width()) == 0;
}

}  // namespace

SdlCompositor::SdlCompositor(SDL_Renderer& renderer) : renderer_(renderer) {}

std::span<const SdlCompositor::Pass> SdlCompositor::passes(bool at_once) {
    static const SDL_BlendMode kOver = SDL_ComposeCustomBlendMode(
        SDL_BLENDFACTOR_ONE, SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD, SDL_BLENDFACTOR_ONE,
        SDL_BLENDFACTOR_ONE_MINUS_SRC_ALPHA, SDL_BLENDOPERATION_ADD);
    static const std::array kAtOnce = {Pass{SDL_PIXELFORMAT_ARGB8888, kOver, 255}};
    static const std::array kTwo = {Pass{SDL_PIXELFORMAT_ARGB8888, SDL_BLENDMODE_BLEND, 0},
                                    Pass{SDL_PIXELFORMAT_RGB888, SDL_BLENDMODE_ADD, 255}};
    return at_once ? std::span<const Pass>(kAtOnce) : std::span<const Pass>(kTwo);
}

void SdlCompositor::begin(Image& painted, Touched& touched) {
    touched.fit(painted.width(), painted.height());
    wipe(painted, touched);
    layers_.clear();
    ++frame_;
    if (below_.width() != painted.width() || below_.height() != painted.height()) below_ = {};
    for (Kept& kept : kept_)
        if (kept.frame + kKeptFor < frame_) kept = {};
}

void SdlCompositor::lay(Canvas& canvas, std::span<const PictureLayer> layers) {
    wipe(picture_of(canvas), touched_of(canvas));
    layers_.assign(layers.begin(), layers.end());
}

void SdlCompositor::settle(Canvas& canvas, PixelBox box) {
    if (layers_.empty()) return;
    Image& painted = picture_of(canvas);
    if (below_.width() != painted.width() || below_.height() != painted.height())
        below_ = Image(painted.width(), painted.height());
    Canvas below(below_, below_cache_);
    paint_layers(below, layers_, box);
    for (int y = box.top; y < box.bottom; ++y)
        for (int x = box.left; x < box.right; ++x)
            painted.row(y)[x] = put_over(painted.row(y)[x], below_.row(y)[x]);
    touched_of(canvas).add(box);
}

bool SdlCompositor::draw(const Image& painted, const Touched& touched) {
    int width = 0, height = 0;
    if (SDL_GetRendererOutputSize(&renderer_, &width, &height) != 0) return false;
    SDL_RenderSetScale(&renderer_, static_cast<float>(width) / static_cast<float>(painted.width()),
                       static_cast<float>(height) / static_cast<float>(painted.height()));
    SDL_SetRenderDrawColor(&renderer_, 0, 0, 0, 255);
    return SDL_RenderClear(&renderer_) == 0 && fit_sheets(painted.width(), painted.height()) &&
           draw_layers() && draw_painted(painted, touched);
}

/// What's opaque needs but one pass, and no blending.
std::span<const SdlCompositor::Pass> SdlCompositor::passes_of(const PictureLayer& layer) const {
    static const std::array kCover = {Pass{SDL_PIXELFORMAT_RGB888, SDL_BLENDMODE_NONE, 255}};
    return layer.clear_rows > 0 ? passes(at_once_) : std::span<const Pass>(kCover);
}

bool SdlCompositor::make_textures(std::span<const Pass> passes, int width, int height, Textures& made) {
    made = {};
    for (std::size_t k = 0; const auto& [format, blend, color] : passes) {
        Texture texture(SDL_CreateTexture(&renderer_, format, SDL_TEXTUREACCESS_STATIC, width, height));
        if (!texture || SDL_SetTextureBlendMode(texture.get(), blend) != 0 ||
            SDL_SetTextureColorMod(texture.get(), color, color, color) != 0 ||
            SDL_SetTextureScaleMode(texture.get(), SDL_ScaleModeLinear) != 0)
            return made = {}, false;
        made[k++] = std::move(texture);
    }
    return true;
}

/// The room of the layer's picture; without one, that of the picture that hasn't been seen for longest.
SdlCompositor::Kept& SdlCompositor::room_for(const PictureLayer& layer) {
    const auto own = std::ranges::find(kept_, layer.painting, &Kept::painting);
    return own != kept_.end() ? *own : *std::ranges::min_element(kept_, {}, &Kept::frame);
}

/// A layer that another one replaces is seen around that one only.
bool SdlCompositor::draw_layers() {
    for (std::size_t k = 0; k < layers_.size(); ++k) {
        const PixelBox all = nearest_pixels(layers_[k].into);
        if (k + 1 == layers_.size() || !layers_[k + 1].replaces) {
            if (!draw_layer(layers_[k], {&all, 1})) return false;
            continue;
        }
        const PixelBox hidden = shared(all, nearest_pixels(layers_[k + 1].into));
        const std::array around = {PixelBox{all.left, all.top, all.right, hidden.top},
                                   PixelBox{all.left, hidden.bottom, all.right, all.bottom},
                                   PixelBox{all.left, hidden.top, hidden.left, hidden.bottom},
                                   PixelBox{hidden.right, hidden.top, all.right, hidden.bottom}};
        if (!draw_layer(layers_[k], hidden.empty() ? std::span(&all, 1) : std::span(around))) return false;
    }
    return true;
}

bool SdlCompositor::draw_layer(const PictureLayer& layer, std::span<const PixelBox> boxes) {
    Kept& kept = room_for(layer);
    if (!keep_up(layer, kept)) return false;
    const SDL_Rect into = rect_of(nearest_pixels(layer.into));
    bool good = true;
    for (const PixelBox& box : boxes) {
        if (box.empty()) continue;
        const SDL_Rect clip = rect_of(box);
        if (boxes.size() > 1) SDL_RenderSetClipRect(&renderer_, &clip);
        for (const Texture& texture : kept.textures)
            if (texture) good &= SDL_RenderCopy(&renderer_, texture.get(), nullptr, &into) == 0;
    }
    if (boxes.size() > 1) SDL_RenderSetClipRect(&renderer_, nullptr);
    return good;
}

/// The textures show the layer's picture as it is now.
bool SdlCompositor::keep_up(const PictureLayer& layer, Kept& kept) {
    const Image& picture = *layer.picture;
    const std::span<const Pass> wanted = passes_of(layer);
    PixelBox box = {0, 0, picture.width(), picture.height()};
    int width = 0, height = 0;
    Uint32 format = 0;
    if (kept.textures[0]) SDL_QueryTexture(kept.textures[0].get(), &format, nullptr, &width, &height);
    if (width != picture.width() || height != picture.height() || format != wanted.front().format) {
        if (!make_textures(wanted, picture.width(), picture.height(), kept.textures)) return false;
    } else if (kept.painting == layer.painting && kept.revision == layer.revision) {
        box = {};
    } else if (kept.painting == layer.painting && kept.revision + 1 == layer.revision) {
        box = shared(box, layer.changed);
    }
    kept.painting = layer.painting, kept.revision = layer.revision, kept.frame = frame_;
    return box.empty() || std::ranges::all_of(kept.textures, [&](const Texture& texture) {
               return !texture || upload(texture.get(), picture, box);
           });
}

bool SdlCompositor::fit_sheets(int width, int height) {
    if (sheets_[0] && width == width_ && height == height_) return true;
    width_ = width, height_ = height;
    for (const bool at_once : {true, false}) {
        at_once_ = at_once;
        if (make_textures(passes(at_once), width, height, sheets_)) return true;
    }
    return false;
}

bool SdlCompositor::draw_painted(const Image& painted, const Touched& touched) {
    bool good = true;
    for (std::size_t k = 0; k < passes(at_once_).size(); ++k) {
        SDL_Texture* const sheet = sheets_[k].get();
        touched.for_each([&](const PixelBox& box) { good &= upload(sheet, painted, box); });
        touched.for_each([&](const PixelBox& box) {
            const SDL_Rect rect = rect_of(box);
            good &= SDL_RenderCopy(&renderer_, sheet, &rect, &rect) == 0;
        });
    }
    return good;
}

}  // namespace terramorph
