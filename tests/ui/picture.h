#pragma once

#include <algorithm>
#include <string>

#include "paint/canvas.h"

namespace terramorph {

constexpr Color kWhite = {255, 255, 255};
constexpr Color kBlack = {0, 0, 0};

/// A small black picture to draw in, with the plain letters.
struct Picture {
    explicit Picture(int width, int height)
        : image(width, height, 0xff000000u), canvas(image, plain_typeface()) {}

    /// How bright a pixel is: its green.
    int grey(int x, int y) const { return static_cast<int>(image.row(y)[x] >> 8 & 0xff); }

    /// All greys together, in whole white pixels.
    double area() const {
        double sum = 0;
        for (const std::uint32_t pixel : image.pixels()) sum += (pixel >> 8 & 0xff) / 255.0;
        return sum;
    }

    /// How many pixels have such a colour.
    template <class Is>
    int count(Is is) const {
        return static_cast<int>(std::ranges::count_if(image.pixels(), [is](std::uint32_t pixel) {
            return is(Color{static_cast<std::uint8_t>(pixel >> 16), static_cast<std::uint8_t>(pixel >> 8),
                            static_cast<std::uint8_t>(pixel)});
        }));
    }

    /// A row of letters for each row of pixels: "." black, 1 to 9 in between, "#" white.
    std::string as_text() const {
        std::string rows;
        for (int y = 0; y < image.height(); ++y) {
            for (int x = 0; x < image.width(); ++x) {
                const int level = grey(x, y) * 10 / 255;
                rows += level == 0 ? '.' : level == 10 ? '#' : static_cast<char>('0' + level);
            }
            rows += '\n';
        }
        return rows;
    }

    Image image;
    Canvas canvas;
};

inline bool same(const Image& a, const Image& b) {
    return a.width() == b.width() &&
           std::equal(a.pixels().begin(), a.pixels().end(), b.pixels().begin(), b.pixels().end());
}

}  // namespace terramorph
