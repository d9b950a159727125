#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

#include "paint/canvas.h"
#include "paint/canvas_cache.h"
#include "paint/image.h"

namespace terramorph {

/// What has been painted over layers, kept to be laid over them again frame after frame while it stays as it
/// is.
class KeptPainting {
  public:
    /// Keeps what `paint` paints on a canvas like this one. Returns false if that depends on what's below it,
    /// so that it can't be kept.
    bool keep(const Canvas& like, const std::function<void(Canvas&)>& paint);
    /// Whether something is kept for canvases of that size.
    bool fits(const Canvas& canvas) const;
    /// Lays it over what has been painted, as if it were painted there, with its words; a channel may differ
    /// by 4 of 255, and by more where light that reaches 255 is covered.
    void lay(Canvas& canvas) const;
    /// Lays it in these parts only, which don't count as touched by that.
    void lay_in(Canvas& canvas, const Touched& where) const;
    /// The parts of a picture that it's in.
    const Touched& parts() const { return cache_->touched; }
    /// Another one each time that something is kept.
    std::uint64_t number() const { return number_; }
    /// What was painted is no longer right. Memory for canvases of other sizes than this one is given back.
    void forget(const Canvas& canvas);

  private:
    /// Pixels of a row beside each other, none of them clear.
    struct Run {
        int y, left, right;
        bool opaque;
    };

    void find_runs();
    void lay_run(Canvas& canvas, const Run& run, int left, int right) const;
    void repeat_words(Canvas& canvas) const;

    Image picture_;
    std::unique_ptr<CanvasCache> cache_;
    std::vector<Run> runs_;
    std::uint64_t number_ = 0;
    bool kept_ = false;
};

}  // namespace terramorph
