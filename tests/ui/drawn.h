#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// What was drawn, by its words and by the ids of its parts.
struct DrawnScreen {
    struct Lines {
        std::string id;
        std::size_t first, end;
    };

    /// The first part of this id; "list/boulder" is the first of that id within a list.
    std::optional<Lines> find(std::string_view path, std::size_t from = 0,
                              const Lines* around = nullptr) const {
        const std::string_view id = path.substr(0, path.find('/'));
        for (std::size_t k = from; k < parts.size(); ++k) {
            const Lines& each = parts[k];
            if (each.id != id || (around && (each.first < around->first || each.end > around->end))) continue;
            if (id.size() == path.size()) return each;
            if (auto found = find(path.substr(id.size() + 1), k + 1, &each)) return found;
        }
        return std::nullopt;
    }

    std::string text_of(std::string_view path) const {
        std::string all;
        const auto part = find(path);
        for (std::size_t k = part ? part->first : 0; part && k < part->end; ++k) {
            const bool apart = all.empty() || all.ends_with(' ') || words[k].starts_with(' ');
            all += (apart ? "" : " ") + words[k];
        }
        return all;
    }

    /// The middle of its words.
    Point place_of(std::string_view path) const {
        const auto part = find(path);
        if (!part || part->first == part->end) return {-1, -1};
        Rect all = places[part->first];
        for (std::size_t k = part->first; k < part->end; ++k) {
            const float right = std::max(all.x + all.w, places[k].x + places[k].w);
            const float bottom = std::max(all.y + all.h, places[k].y + places[k].h);
            all.x = std::min(all.x, places[k].x), all.y = std::min(all.y, places[k].y);
            all.w = right - all.x, all.h = bottom - all.y;
        }
        return all.center();
    }

    std::vector<std::string> words;
    std::vector<Rect> places;
    std::vector<Lines> parts;
};

inline DrawnScreen drawn_on(const Canvas& canvas) {
    DrawnScreen drawn = {
        canvas.words_drawn(), {canvas.places_drawn().begin(), canvas.places_drawn().end()}, {}};
    for (const DrawnPart& part : Part::drawn(canvas))
        drawn.parts.push_back({std::string(part.id), part.first, part.end});
    return drawn;
}

}  // namespace terramorph
