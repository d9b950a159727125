#include "ui/terrain_survey.h"

#include <algorithm>

#include "terrain/relief.h"

namespace terramorph {

namespace {

/// The cell in the middle of the k-th of `parts` equal parts of a side of the map.
int middle_of(int k, int parts, int cells) {
    return static_cast<int>((2 * static_cast<std::int64_t>(k) + 1) * cells / (2 * parts));
}

}  // namespace

Survey::Survey(const Terrain& terrain) : wanted_(terrain), terrain_(terrain) {
    begin(kCoarse);
    while (!advance(false)) {
    }
}

bool Survey::advance(bool still) {
    if (terrain_ != wanted_ && size_ > kCoarse) {
        terrain_ = wanted_;
        begin(kCoarse);
    }
    if (size_ > kFinest || (size_ > kCoarse && !still)) return false;
    take_rows();
    if (next_ < grid_.depth()) return false;
    paint();
    begin(2 * size_);
    return true;
}

void Survey::begin(int size) {
    size_ = size;
    next_ = 0;
    if (size > kFinest) return;
    grid_ = HeightMap(std::min(size, terrain_.width), std::min(size, terrain_.depth));
}

void Survey::take_rows() {
    std::vector<int> rows;
    const int last = std::min(next_ + kRowsAtOnce, grid_.depth());
    for (int k = next_; k < last; ++k) rows.push_back(middle_of(k, grid_.depth(), terrain_.depth));
    const auto width = static_cast<std::size_t>(terrain_.width);
    heights_.resize(rows.size() * width);
    terrain_.generator->rows(terrain_, rows, heights_);
    for (const float* row = heights_.data(); next_ < last; ++next_, row += width)
        for (int i = 0; i < grid_.width(); ++i)
            grid_.row(next_)[static_cast<std::size_t>(i)] = row[middle_of(i, grid_.width(), terrain_.width)];
}

void Survey::paint() {
    const std::vector<std::uint8_t> relief = shaded_relief(grid_, size_, size_);
    picture_ = Image(size_, size_);
    std::uint32_t* pixel = picture_.row(0);
    for (std::size_t k = 0; k < relief.size(); k += 3)
        *pixel++ = packed({relief[k], relief[k + 1], relief[k + 2]});
}

}  // namespace terramorph
