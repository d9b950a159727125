#include "battle/flight/skyline.h"

#include <algorithm>
#include <bit>

#include "base/index.h"

namespace terramorph {

int Skyline::blocks_of(const Ground& ground) { return (ground.width() + kBlock - 1) / kBlock + 2; }

void Skyline::update(const Field& field) {
    if (fits(field)) return;
    update_ground(field.ground);
    boxes_.clear();
    for (const Hull& hull : field.hulls) boxes_.push_back(box_of(hull));
    for (const Dome& dome : field.domes) boxes_.push_back(box_of(dome, field));
    update_maxima();
}

bool Skyline::follows(const Ground& ground) const {
    return std::ssize(ground_) == blocks_of(ground) && revision_ == ground.revision();
}

bool Skyline::fits(const Field& field) const {
    if (!follows(field.ground)) return false;
    if (boxes_.size() != field.hulls.size() + field.domes.size()) return false;
    const Box* box = boxes_.data();
    for (const Hull& hull : field.hulls)
        if (*box++ != box_of(hull)) return false;
    for (const Dome& dome : field.domes)
        if (*box++ != box_of(dome, field)) return false;
    return true;
}

Skyline::Box Skyline::box_of(const Hull& hull) {
    return {static_cast<int>(hull.low.x >> kChordBits), static_cast<int>(hull.high.x >> kChordBits),
            static_cast<int>(hull.high.y / kSubInChord) + 1};
}

Skyline::Box Skyline::box_of(const Dome& dome, const Field& field) {
    const bool magnet = dome.kind == Dome::Kind::deflects;
    const std::int64_t reach = magnet ? Dome::kMagnetReach : dome.radius;
    const std::int64_t top = dome.center.y + (magnet ? magnet_height(field) : dome.radius);
    return {static_cast<int>((dome.center.x - reach) >> kChordBits),
            static_cast<int>((dome.center.x + reach) >> kChordBits), static_cast<int>(top / kSubInChord) + 1};
}

void Skyline::update_ground(const Ground& ground) {
    Range changed = {0, ground.width()};
    if (std::ssize(ground_) == blocks_of(ground))
        changed = ground.changed_since(revision_);
    else
        ground_.assign(at(blocks_of(ground)), 0);
    for (int x = changed.x0 / kBlock * kBlock; x < changed.x1; x += kBlock)
        ground_[at(block_of(x))] = ground.highest(x, x + kBlock);
    revision_ = ground.revision();
}

void Skyline::update_maxima() {
    const std::size_t blocks = ground_.size();
    const int rows = static_cast<int>(std::bit_width(blocks));
    maxima_.resize(at(rows) * blocks);
    std::ranges::copy(ground_, maxima_.begin());
    for (const Box& box : boxes_)
        for (int block = block_of(box.x0); block <= block_of(box.x1); ++block)
            maxima_[at(block)] = std::max(maxima_[at(block)], box.top);
    for (int row = 1; row < rows; ++row) {
        const int* const below = maxima_.data() + at(row - 1) * blocks;
        int* const here = maxima_.data() + at(row) * blocks;
        const std::size_t half = std::size_t{1} << (row - 1);
        for (std::size_t first = 0; first + 2 * half <= blocks; ++first)
            here[first] = std::max(below[first], below[first + half]);
    }
}

}  // namespace terramorph
