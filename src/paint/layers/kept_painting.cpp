#include "paint/layers/kept_painting.h"

#include <algorithm>
#include <cstring>

#include "paint/soft/rows.h"

namespace terramorph {

namespace {

constexpr int kGap = 16;  // clear pixels that end a run

/// Notices who looks at what's below.
class Unlayered : public Compositor {
  public:
    void lay(Canvas&, std::span<const PictureLayer>) override { asked = true; }
    void settle(Canvas&, PixelBox) override { asked = true; }
    bool asked = false;
};

bool same_size(const Image& a, const Image& b) { return a.width() == b.width() && a.height() == b.height(); }

bool is_clear(std::uint32_t pixel) { return pixel == 0; }

}  // namespace

/// Here, so that compositors needn't know what a kept painting is.
bool Compositor::cover(Canvas& canvas, const KeptPainting& cover) { return cover.lay(canvas), true; }

bool KeptPainting::keep(const Canvas& like, const std::function<void(Canvas&)>& paint) {
    const Image& model = like.target_;
    if (!cache_ || &cache_->texts.typeface() != &like.typeface())
        cache_ = std::make_unique<CanvasCache>(like.typeface());
    if (!same_size(picture_, model)) {
        picture_ = {};  // before there's another one
        picture_ = Image(model.width(), model.height(), 0);
    } else {
        cache_->touched.for_each([&](const PixelBox& box) {
            for (int y = box.top; y < box.bottom; ++y)
                std::fill(picture_.row(y) + box.left, picture_.row(y) + box.right, 0u);
        });
    }
    cache_->touched.fit(model.width(), model.height());
    cache_->touched.clear();
    Unlayered below;
    cache_->compositor = &below;
    Canvas canvas(picture_, *cache_);
    paint(canvas);
    cache_->compositor = nullptr;
    kept_ = !below.asked;
    if (kept_) find_runs(), number_ = new_painting();
    return kept_;
}

void KeptPainting::find_runs() {
    runs_.clear();
    cache_->touched.for_each([&](const PixelBox& box) {
        for (int y = box.top; y < box.bottom; ++y) {
            const std::uint32_t* const row = picture_.row(y);
            int left = box.left;
            while (true) {
                while (left < box.right && is_clear(row[left])) ++left;
                if (left == box.right) break;
                int right = left + 1;  // after the last one that isn't clear
                for (int x = right; x < std::min(right + kGap, box.right); ++x)
                    if (!is_clear(row[x])) right = x + 1;
                runs_.push_back({y, left, right, all_opaque(row + left, right - left)});
                left = right;
            }
        }
    });
}

void KeptPainting::forget(const Canvas& canvas) {
    kept_ = false;
    if (!same_size(picture_, canvas.target_)) *this = {};
}

bool KeptPainting::fits(const Canvas& canvas) const { return kept_ && same_size(picture_, canvas.target_); }

void KeptPainting::lay(Canvas& canvas) const {
    for (const Run& run : runs_) {
        lay_run(canvas, run, run.left, run.right);
        canvas.paintbox_.touched.add(run.y, run.left, run.right);
    }
    repeat_words(canvas);
}

void KeptPainting::lay_in(Canvas& canvas, const Touched& where) const {
    for (const Run& run : runs_)
        where.for_each_in(run.y, run.left, run.right,
                          [&](int left, int right) { lay_run(canvas, run, left, right); });
    repeat_words(canvas);
}

void KeptPainting::lay_run(Canvas& canvas, const Run& run, int left, int right) const {
    std::uint32_t* const pixels = canvas.target_.row(run.y) + left;
    const std::uint32_t* const over = picture_.row(run.y) + left;
    if (run.opaque)
        std::memcpy(pixels, over, static_cast<std::size_t>(right - left) * sizeof *pixels);
    else
        put_pixels(pixels, right - left, over);
}

void KeptPainting::repeat_words(Canvas& canvas) const {
    CanvasCache& to = canvas.paintbox_;
    const std::size_t lines = to.places_drawn.size();
    to.words_drawn.append(cache_->words_drawn);
    to.places_drawn.insert(to.places_drawn.end(), cache_->places_drawn.begin(), cache_->places_drawn.end());
    to.colors_drawn.insert(to.colors_drawn.end(), cache_->colors_drawn.begin(), cache_->colors_drawn.end());
    for (const DrawnPart& part : cache_->parts_drawn)
        to.parts_drawn.push_back({part.id, lines + part.first, lines + part.end});
}

}  // namespace terramorph
