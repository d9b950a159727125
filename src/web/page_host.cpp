#include "web/page_host.h"

#include "web/page.h"

namespace terramorph {

namespace {

/// The browser's order of bytes, and opaque.
void convert(const Image& from, Image& to, const PixelBox& box) {
    for (int y = box.top; y < box.bottom; ++y) {
        const std::uint32_t* const source = from.row(y);
        std::uint32_t* const into = to.row(y);
        for (int x = box.left; x < box.right; ++x) {
            const std::uint32_t pixel = source[x];
            into[x] = 0xff000000u | (pixel & 0x0000ff00u) | (pixel >> 16 & 0xffu) | (pixel & 0xffu) << 16;
        }
    }
}

}  // namespace

bool PageHost::card_draws() { return page_has_card(); }

bool PageHost::show(SDL_Window&, Image& picture, const Touched& changes, bool all) {
    const int wide = picture.width(), high = picture.height();
    if (shown_.width() != wide || shown_.height() != high) shown_ = Image(wide, high), all = true;
    bool good = true;
    const auto put = [&](const PixelBox& box) {
        convert(picture, shown_, box);
        good &= show_pixels(shown_.row(0), wide, high, box.left, box.top, box.right, box.bottom);
    };
    if (all)
        put({0, 0, wide, high});
    else
        changes.for_each(put);
    return good;
}

void PageHost::fill_screen(SDL_Window&, bool wanted) { fill_page_screen(wanted); }

}  // namespace terramorph
