#include "paint/canvas_cache.h"

namespace terramorph {

const std::string& TextCache::key(std::string_view words, Face face, int size) {
    key_.assign(words);
    for (int rest = size * 4 + static_cast<int>(face); rest > 0; rest /= 128)
        key_ += static_cast<char>(rest % 128);
    key_ += '\0';
    return key_;
}

const TextMask& TextCache::line(std::string_view words, Face face, int size) {
    return lines_.get(key(words, face, size), [&] { return typeface_.line(words, face, size); });
}

int TextCache::width(std::string_view words, Face face, int size) {
    return widths_.get(key(words, face, size), [&] { return typeface_.line_width(words, face, size); });
}

}  // namespace terramorph
