#pragma once

#include <SDL.h>

#include <array>
#include <memory>
#include <vector>

#include "paint/canvas_cache.h"
#include "paint/layers/compositor.h"

namespace terramorph {

struct DestroyTexture {
    void operator()(SDL_Texture* texture) const { SDL_DestroyTexture(texture); }
};
using Texture = std::unique_ptr<SDL_Texture, DestroyTexture>;
using Textures = std::array<Texture, 2>;  ///< of one picture: for each pass

/// Lets SDL's renderer put frames together. Layers stay with it as textures, which it moves and stretches;
/// what is painted over them goes to it in those tiles that were touched.
class SdlCompositor : public Compositor {
  public:
    /// The renderer must outlive it.
    explicit SdlCompositor(SDL_Renderer& renderer);

    /// Begins a frame on the canvas of `painted`, which is clear then.
    void begin(Image& painted, Touched& touched);
    void lay(Canvas& canvas, std::span<const PictureLayer> layers) override;
    void settle(Canvas& canvas, PixelBox box) override;
    /// Draws the frame with the renderer; false if that fails.
    bool draw(const Image& painted, const Touched& touched);

  private:
    /// A layer's picture.
    struct Kept {
        std::uint64_t painting = 0;
        std::uint32_t revision = 0;
        std::uint64_t frame = 0;  ///< that it was last seen in
        Textures textures;
    };

    /// A way to put over what's there a picture that's premultiplied by its alpha.
    struct Pass {
        Uint32 format;
        SDL_BlendMode blend;
        Uint8 color;  ///< that the texture's is multiplied by
    };
    /// At once, or first its shadow and then its light, if the renderer doesn't know better.
    static std::span<const Pass> passes(bool at_once);

    std::span<const Pass> passes_of(const PictureLayer& layer) const;

    bool make_textures(std::span<const Pass> passes, int width, int height, Textures& made);
    bool draw_layers();
    bool draw_layer(const PictureLayer& layer, std::span<const PixelBox> boxes);
    bool keep_up(const PictureLayer& layer, Kept& kept);
    Kept& room_for(const PictureLayer& layer);
    bool draw_painted(const Image& painted, const Touched& touched);
    bool fit_sheets(int width, int height);

    SDL_Renderer& renderer_;
    std::vector<PictureLayer> layers_;
    std::array<Kept, 6> kept_;
    std::uint64_t frame_ = 0;
    bool at_once_ = true;
    Textures sheets_;             // what is painted
    int width_ = 0, height_ = 0;  // of them
    Image below_;                 // the layers, where they're read
    CanvasCache below_cache_{plain_typeface()};
};

}  // namespace terramorph
