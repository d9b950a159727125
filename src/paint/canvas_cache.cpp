#include "paint/canvas_cache.h"

#include <utility>

namespace terramorph {

const TextMask& TextCache::line(std::string_view words, Face face, int size) {
    key_.assign(words);
    for (int rest = size * 4 + static_cast<int>(face); rest > 0; rest /= 128)
        key_ += static_cast<char>(rest % 128);
    key_ += '\0';
    if (const auto found = young_.find(key_); found != young_.end()) return found->second;
    if (young_.size() >= kYoung) {
        old_ = std::move(young_);
        young_.clear();
    }
    auto kept = old_.extract(key_);
    if (!kept.empty()) return young_.insert(std::move(kept)).position->second;
    return young_.emplace(key_, typeface_.line(words, face, size)).first->second;
}

}  // namespace terramorph
