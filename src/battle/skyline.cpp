#include "battle/skyline.h"

#include <algorithm>
#include <bit>

namespace terramorph {

namespace {

constexpr int kBlockBits = 3;  // columns in a block: less than a fast shell flies in a tick
constexpr int kBlock = 1 << kBlockBits;
constexpr std::int64_t kSubInChord = kChordOne / kSub;

constexpr std::size_t at(int index) { return static_cast<std::size_t>(index); }

/// The level's blocks and one for all that is beyond each end.
int blocks_of(const Ground& ground) { return (ground.width() + kBlock - 1) / kBlock + 2; }

}  // namespace

void Skyline::update(const Field& field) {
    if (fits(field)) return;
    update_ground(field.ground);
    boxes_.clear();
    for (const Hull& hull : field.hulls) boxes_.push_back(box_of(hull));
    for (const Dome& dome : field.domes) boxes_.push_back(box_of(dome, field));
    update_maxima();
}

bool Skyline::fits(const Field& field) const {
    if (std::ssize(ground_) != blocks_of(field.ground) || revision_ != field.ground.revision()) return false;
    if (boxes_.size() != field.hulls.size() + field.domes.size()) return false;
    const Box* box = boxes_.data();
    for (const Hull& hull : field.hulls)
        if (*box++ != box_of(hull)) return false;
    for (const Dome& dome : field.domes)
        if (*box++ != box_of(dome, field)) return false;
    return true;
}

int Skyline::highest(int x0, int x1) const {
    const int first = block_of(x0);
    const int count = block_of(x1) - first + 1;
    const int row = std::bit_width(static_cast<unsigned>(count)) - 1;
    const int* const tops = maxima_.data() + at(row) * ground_.size();
    return std::max(tops[first], tops[first + count - (1 << row)]);
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

int Skyline::block_of(int x) const {
    return std::clamp((x >> kBlockBits) + 1, 0, static_cast<int>(ground_.size()) - 1);
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
