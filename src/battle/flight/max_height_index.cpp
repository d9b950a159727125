#include "battle/flight/max_height_index.h"

#include <algorithm>
#include <bit>

#include "base/index.h"

namespace terramorph {

int MaxHeightIndex::blocks_of(const Ground& ground) { return (ground.width() + kBlock - 1) / kBlock + 2; }

void MaxHeightIndex::update(const CollisionScene& scene) {
    if (fits(scene)) return;
    update_ground(scene.ground);
    boxes_.clear();
    for (const Hull& hull : scene.hulls) boxes_.push_back(box_of(hull));
    for (const ShieldCollider& collider : scene.shields) boxes_.push_back(box_of(collider, scene));
    for (const ThingCollider& thing : scene.things) boxes_.push_back(box_of(thing));
    update_maxima();
}

bool MaxHeightIndex::follows(const Ground& ground) const {
    return std::ssize(ground_) == blocks_of(ground) && revision_ == ground.revision();
}

bool MaxHeightIndex::fits(const CollisionScene& scene) const {
    if (!follows(scene.ground)) return false;
    if (boxes_.size() != scene.hulls.size() + scene.shields.size() + scene.things.size()) return false;
    const Box* box = boxes_.data();
    for (const Hull& hull : scene.hulls)
        if (*box++ != box_of(hull)) return false;
    for (const ShieldCollider& collider : scene.shields)
        if (*box++ != box_of(collider, scene)) return false;
    for (const ThingCollider& thing : scene.things)
        if (*box++ != box_of(thing)) return false;
    return true;
}

MaxHeightIndex::Box MaxHeightIndex::box_of(const ConvexOutline& outline) {
    return {static_cast<int>(outline.low.x >> kChordBits), static_cast<int>(outline.high.x >> kChordBits),
            sixteenths_of_chord(outline.high.y) + Sixteenths{1}};
}

MaxHeightIndex::Box MaxHeightIndex::box_of(const ThingCollider& thing) {
    if (thing.crown_radius == 0) return box_of(thing.body);
    const std::int64_t reach = thing.crown_radius;
    return {static_cast<int>(std::min(thing.body.low.x, thing.crown.x - reach) >> kChordBits),
            static_cast<int>(std::max(thing.body.high.x, thing.crown.x + reach) >> kChordBits),
            sixteenths_of_chord(std::max(thing.body.high.y, thing.crown.y + reach)) + Sixteenths{1}};
}

MaxHeightIndex::Box MaxHeightIndex::box_of(const ShieldCollider& collider, const CollisionScene& scene) {
    const bool magnet = collider.kind == ShieldCollider::Kind::deflects;
    const std::int64_t reach = magnet ? ShieldCollider::kMagnetReach : collider.radius;
    const std::int64_t top = collider.center.y + (magnet ? magnet_height(scene) : collider.radius);
    return {static_cast<int>((collider.center.x - reach) >> kChordBits),
            static_cast<int>((collider.center.x + reach) >> kChordBits),
            sixteenths_of_chord(top) + Sixteenths{1}};
}

void MaxHeightIndex::update_ground(const Ground& ground) {
    Range changed = {0, ground.width()};
    if (std::ssize(ground_) == blocks_of(ground))
        changed = ground.changed_since(revision_);
    else
        ground_.assign(at(blocks_of(ground)), Sixteenths{});
    for (int x = changed.x0 / kBlock * kBlock; x < changed.x1; x += kBlock)
        ground_[at(block_of(x))] = ground.highest(x, x + kBlock);
    revision_ = ground.revision();
}

void MaxHeightIndex::update_maxima() {
    const std::size_t blocks = ground_.size();
    const int rows = static_cast<int>(std::bit_width(blocks));
    maxima_.resize(at(rows) * blocks);
    std::ranges::copy(ground_, maxima_.begin());
    for (const Box& box : boxes_)
        for (int block = block_of(box.x0); block <= block_of(box.x1); ++block)
            maxima_[at(block)] = std::max(maxima_[at(block)], box.top);
    for (int row = 1; row < rows; ++row) {
        const Sixteenths* const below = maxima_.data() + at(row - 1) * blocks;
        Sixteenths* const here = maxima_.data() + at(row) * blocks;
        const std::size_t half = std::size_t{1} << (row - 1);
        for (std::size_t first = 0; first + 2 * half <= blocks; ++first)
            here[first] = std::max(below[first], below[first + half]);
    }
}

}  // namespace terramorph
