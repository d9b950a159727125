#include "web/page_host.h"

#include <cstring>

#include "web/page.h"

namespace terramorph {

namespace {

/// One pixel in the browser's order of bytes, and opaque; or two that are side by side.
template <class Pixels>
Pixels converted(Pixels pixels) {
    constexpr auto kEach = static_cast<Pixels>(0x0000000100000001u);
    return kEach * 0xff000000u | (pixels & kEach * 0x0000ff00u) | (pixels >> 16 & kEach * 0xffu) |
           (pixels & kEach * 0xffu) << 16;
}

void convert(const Image& from, Image& to, const PixelBox& box) {
    for (int y = box.top; y < box.bottom; ++y) {
        const std::uint32_t* const source = from.row(y);
        std::uint32_t* const into = to.row(y);
        int x = box.left;
        for (; x + 1 < box.right; x += 2) {
            std::uint64_t both;
            std::memcpy(&both, source + x, sizeof both);
            both = converted(both);
            std::memcpy(into + x, &both, sizeof both);
        }
        if (x < box.right) into[x] = converted(source[x]);
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
