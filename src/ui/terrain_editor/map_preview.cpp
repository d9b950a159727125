#include "ui/terrain_editor/map_preview.h"

#include <algorithm>

namespace terramorph {

namespace {

/// The cell in the middle of the k-th of `parts` equal parts of a side of the map.
int middle_of(int k, int parts, int cells) { return (2 * k + 1) * cells / (2 * parts); }

/// Averages equal parts of the row.
void shrink(std::span<const float> row, std::span<float> into) {
    std::size_t from = 0;
    for (std::size_t k = 0; k < into.size(); ++k) {
        const std::size_t to = (k + 1) * row.size() / into.size();
        float sum = 0;
        for (std::size_t i = from; i < to; ++i) sum += row[i];
        into[k] = sum / static_cast<float>(to - from);
        from = to;
    }
}

/// Smooths heights a little, so that rough land shows its larger forms.
HeightMap softened(const HeightMap& map) {
    HeightMap soft(map.width(), map.depth());
    const auto mean = [](float before, float here, float behind) { return (before + 2 * here + behind) / 4; };
    const int last_column = map.width() - 1, last_row = map.depth() - 1;
    std::vector<float> across(static_cast<std::size_t>(map.width()));
    for (int y = 0; y <= last_row; ++y) {
        const auto above = map.row(std::max(y - 1, 0)), row = map.row(y),
                   below = map.row(std::min(y + 1, last_row));
        for (std::size_t x = 0; x < row.size(); ++x) across[x] = mean(above[x], row[x], below[x]);
        for (int x = 0; x <= last_column; ++x)
            soft.row(y)[x] =
                mean(across[std::max(x - 1, 0)], across[x], across[std::min(x + 1, last_column)]);
    }
    return soft;
}

constexpr std::int64_t kBig = std::int64_t{1} << 22;  // cells

}  // namespace

bool MapPreview::big(const MapSettings& terrain) {
    return std::int64_t{terrain.width} * terrain.depth > kBig;
}

MapPreview::MapPreview(const MapSettings& terrain) {
    turn_to(terrain);
    terrain_ = wanted_;

    begin(kCoarse);
    while (!advance(false)) {
    }
}

/// Placed features don't change heights.
void MapPreview::turn_to(const MapSettings& terrain) {
    wanted_ = terrain;
    wanted_.placed.clear();
    wanted_.roads.clear();
}

bool MapPreview::advance(bool still) {
    if (terrain_ != wanted_ && size_ > kCoarse) {
        terrain_ = wanted_;
        begin(kCoarse);
    }
    if (size_ > kFinest || (size_ > kCoarse && !still)) return false;
    take_rows();
    if (next_ < grid_.depth()) return false;
    paint();
    const bool hurry = big(terrain_) && size_ < kFinest;
    begin(hurry ? kFinest : 2 * size_);
    return true;
}

void MapPreview::begin(int size) {
    size_ = size;
    next_ = 0;
    if (size > kFinest) return;
    grid_ = HeightMap(std::min(kFinest, terrain_.width), std::min(size, terrain_.depth));
}

void MapPreview::take_rows() {
    std::vector<int> rows;
    const int last = big(terrain_) ? grid_.depth() : std::min(next_ + kRowsAtOnce, grid_.depth());
    for (int k = next_; k < last; ++k) rows.push_back(middle_of(k, grid_.depth(), terrain_.depth));
    const auto width = static_cast<std::size_t>(terrain_.width);
    rows_.resize(rows.size() * width);
    make_rows(terrain_, rows, rows_);
    for (std::size_t at = 0; next_ < last; ++next_, at += width)
        shrink(std::span<const float>(rows_).subspan(at, width), grid_.row(next_));
}

void MapPreview::paint() {
    covers_ = covers_of_map(terrain_, size_, size_);
    picture_ = painted(grid_, covers_, size_);
    std::swap(seen_, grid_);
}

bool MapPreview::dress(const Palette& palette, float water) {
    if (palette == palette_ && water == water_) return false;
    palette_ = palette;
    water_ = water;
    picture_ = painted(seen_, covers_, picture_.width());
    return true;
}

Image MapPreview::painted(const HeightMap& grid, const MapCovers& covers, int size) const {
    Image picture(size, size);
    std::ranges::transform(hillshade(softened(softened(grid)), size, size, palette_, water_), picture.row(0),
                           packed);
    draw_covers(picture, covers, grid, palette_, water_);
    return picture;
}

}  // namespace terramorph
