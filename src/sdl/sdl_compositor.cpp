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
    return SDL_RenderClear(&renderer_) == 0 &&
           std::ranges::all_of(layers_, [&](const PictureLayer& layer) { return draw_layer(layer); }) &&
           fit_sheets(painted.width(), painted.height()) && draw_painted(painted, touched);
}

Texture SdlCompositor::new_texture(const Pass& pass, int width, int height, SDL_ScaleMode scaling) {
    Texture texture(SDL_CreateTexture(&renderer_, pass.format, SDL_TEXTUREACCESS_STATIC, width, height));
    if (!texture || SDL_SetTextureBlendMode(texture.get(), pass.blend) != 0 ||
        SDL_SetTextureColorMod(texture.get(), pass.color, pass.color, pass.color) != 0 ||
        SDL_SetTextureScaleMode(texture.get(), scaling) != 0)
        texture.reset();
    return texture;
}

/// The room of the layer's picture; without one, that of the picture that hasn't been seen for longest.
SdlCompositor::Kept& SdlCompositor::room_for(const PictureLayer& layer) {
    const auto own = std::ranges::find(kept_, layer.painting, &Kept::painting);
    return own != kept_.end() ? *own : *std::ranges::min_element(kept_, {}, &Kept::frame);
}

bool SdlCompositor::draw_layer(const PictureLayer& layer) {
    constexpr Pass kCover = {SDL_PIXELFORMAT_RGB888, SDL_BLENDMODE_NONE, 255};
    const Image& picture = *layer.picture;
    Kept& kept = room_for(layer);
    PixelBox box = {0, 0, picture.width(), picture.height()};
    int width = 0, height = 0;
    if (kept.texture) SDL_QueryTexture(kept.texture.get(), nullptr, nullptr, &width, &height);
    if (width != picture.width() || height != picture.height())
        kept.texture = new_texture(kCover, picture.width(), picture.height(), SDL_ScaleModeLinear);
    else if (kept.painting == layer.painting && kept.revision == layer.revision)
        box = {};
    else if (kept.painting == layer.painting && kept.revision + 1 == layer.revision)
        box = shared(box, layer.changed);
    if (!kept.texture || (!box.empty() && !upload(kept.texture.get(), picture, box))) return false;
    kept.painting = layer.painting, kept.revision = layer.revision, kept.frame = frame_;
    const SDL_Rect into = rect_of(nearest_pixels(layer.into));
    return SDL_RenderCopy(&renderer_, kept.texture.get(), nullptr, &into) == 0;
}

bool SdlCompositor::fit_sheets(int width, int height) {
    if (sheets_[0] && width == width_ && height == height_) return true;
    width_ = width, height_ = height;
    for (const bool at_once : {true, false}) {
        at_once_ = at_once;
        sheets_ = {};
        bool good = true;
        for (std::size_t k = 0; const Pass& pass : passes(at_once)) {
            sheets_[k] = new_texture(pass, width, height, SDL_ScaleModeLinear);
            good &= sheets_[k++] != nullptr;
        }
        if (good) return true;
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
