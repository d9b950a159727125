#pragma once

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "terrain/ground/ground.h"

namespace terramorph::test {

/// The plainest ground that there could be: one flag for every cell. Heights are
/// plain numbers of cells.
class Bitmap {
  public:
    Bitmap(const std::vector<Sixteenths>& surface, int height, const Strata& strata = {})
        : columns_(surface.size()),
          rock_(surface.size(), 0),
          sand_(surface.size(), kNoSand.count()),
          height_((height * kColumn).count()) {
        for (std::size_t x = 0; x < surface.size(); ++x) {
            columns_[x].resize(static_cast<std::size_t>(height_));
            std::fill_n(columns_[x].begin(), surface[x].count(), 1);
            if (!strata.rock_top.empty()) rock_[x] = std::min(strata.rock_top[x], surface[x]).count();
            if (!strata.sand_bottom.empty()) sand_[x] = strata.sand_bottom[x].count();
        }
    }

    std::int64_t carve(const Shape& shape) {
        return change(shape, false, [](int, int y) { return y >= kBedrock; });
    }

    std::int64_t blast(Sixteenths x, Sixteenths y, Sixteenths radius) {
        const std::vector<int> rock = rock_;  // as it was before any of it broke
        const Shape hard = disc(x, y, radius / 2);
        return change(disc(x, y, radius), false, [&](int column, int cell) {
            const bool is_rock = cell < rock[column];
            return cell >= kBedrock && (!is_rock || inside(hard, column, cell));
        });
    }

    std::int64_t heap(const Shape& shape, const std::vector<Shape>& hulls) {
        return change(shape, true, [&](int x, int y) {
            return std::ranges::none_of(hulls, [&](const Shape& hull) { return inside(hull, x, y); });
        });
    }

    /// Lets what hangs in a column fall cell by cell.
    void settle(int x, int fall) {
        for (int n = 0; n < fall; ++n) {
            std::vector<char>& cells = columns_[x];
            const auto hole = std::find(cells.begin(), cells.end(), 0);
            if (std::find(hole, cells.end(), 1) == cells.end()) return;
            // Where two pieces hang both are one cell lower: the lowest hole shrinks by one, and air comes in
            // on top.
            cells.erase(hole);
            cells.push_back(0);
        }
    }

    /// One flow of sand over `away` columns, of all columns at once.
    bool flow(int away) {
        std::vector<int> tops;
        for (int x = 0; x < width(); ++x) tops.push_back(top(x));
        std::vector<int> given(tops.size());
        std::vector<int> taken(tops.size());
        for (int x = 0; x < width(); ++x) {
            const auto steep = [&](int next) {
                return next >= 0 && next < width() && tops[at(x)] - tops[at(next)] > kRepose.count();
            };
            const int sand = sand_on_top(x) / (steep(x - 1) && steep(x + 1) ? 2 : 1);
            for (const int side : {-1, 1}) {
                const int to = x + side * away;
                if (!steep(x + side) || to < 0 || to >= width()) continue;
                bool comes_so_far = true;
                for (int k = 1; k < away; ++k) {
                    const int between = tops[at(x + side * k)];
                    const bool too_flat = between - tops[at(to)] < 8 * (away - k);
                    comes_so_far = comes_so_far && between <= tops[at(x)] && !too_flat;
                }
                const int excess = tops[at(x)] - tops[at(to)] - away * kRepose.count();
                if (!comes_so_far || excess <= 0) continue;
                const int cells = std::min((excess + 2) / 3, sand);
                given[at(x)] += cells;
                taken[at(to)] += cells;
            }
        }
        for (int x = 0; x < width(); ++x)
            for (int n = 0; n < given[at(x)]; ++n) cell(x, top(x) - 1) = 0;
        for (int x = 0; x < width(); ++x) {
            if (taken[at(x)] > 0) sand_[at(x)] = std::min(sand_[at(x)], top(x));
            for (int n = 0; n < taken[at(x)]; ++n) cell(x, top(x)) = 1;
        }
        return std::ranges::any_of(given, [](int cells) { return cells > 0; });
    }

    /// Every piece of earth that does not stand on bedrock, as its cells (column and height), in no order.
    using Cells = std::set<std::pair<int, int>>;
    std::vector<Cells> loose() const {
        std::vector<std::vector<char>> seen = columns_;
        for (std::vector<char>& column : seen) std::ranges::fill(column, 0);
        for (int x = 0; x < width(); ++x) flood(x, 0, seen);
        std::vector<Cells> found;
        for (int x = 0; x < width(); ++x)
            for (int y = 0; y < height(); ++y)
                if (Cells cells = flood(x, y, seen); !cells.empty()) found.push_back(std::move(cells));
        return found;
    }

    void put(const Cells& cells, bool earth) {
        for (const auto& [x, y] : cells) cell(x, y) = earth;
    }

    Material material(int x, int y) const {
        if (!solid(x, y)) return Material::air;
        if (y < kBedrock) return Material::bedrock;
        if (y < rock_[at(x)]) return Material::rock;
        return y >= sand_[at(x)] ? Material::sand : Material::earth;
    }

    int top(int x) const {
        int y = height();
        while (!solid(x, y - 1)) --y;
        return y;
    }

    bool solid(int x, int y) const {
        if (y < 0) return true;
        if (x < 0 || x >= width() || y >= height()) return false;
        return columns_[x][y];
    }

    std::vector<Span> spans(int x) const {
        std::vector<Span> found;
        bool was_solid = false;
        int y = 0;
        for (const bool is_solid : column(x)) {
            if (is_solid && !was_solid) found.push_back({Sixteenths{y}, Sixteenths{y}});
            if (is_solid) found.back().top = Sixteenths{y + 1};
            was_solid = is_solid;
            ++y;
        }
        return found;
    }

    int highest(int x0, int x1) const {
        int highest = 0;
        for (int x = std::max(x0, 0); x < std::min(x1, width()); ++x)
            highest = std::max(highest, spans(x).back().top.count());
        return highest;
    }

    int floor_below(int x, int y) const {
        while (y > 0 && !(solid(x, y - 1) && !solid(x, y))) --y;
        return std::max(y, 0);
    }

    std::int64_t area() const {
        std::int64_t cells = 0;
        for (const std::vector<char>& column : columns_) cells += std::ranges::count(column, 1);
        return cells;
    }

    int width() const { return static_cast<int>(columns_.size()); }
    int height() const { return height_; }
    const std::vector<char>& column(int x) const { return columns_[x]; }
    char& cell(int x, int y) { return columns_[at(x)][at(y)]; }

    static bool inside(const Shape& shape, int x, int y) {
        const std::ptrdiff_t at = x - shape.x0;
        if (at < 0 || at >= std::ssize(shape.chords)) return false;
        const Span chord = shape.chords[at];
        return y >= chord.bottom.count() && y < chord.top.count();
    }

  private:
    static constexpr int kBedrock = Ground::kBedrock.count();

    static std::size_t at(int index) { return static_cast<std::size_t>(index); }

    int sand_on_top(int x) const {
        const int highest = top(x);
        int y = highest;
        while (y > kBedrock && y > rock_[at(x)] && y > sand_[at(x)] && solid(x, y - 1)) --y;
        return highest - y;
    }

    Cells flood(int first_x, int first_y, std::vector<std::vector<char>>& seen) const {
        Cells found;
        std::vector<std::pair<int, int>> open = {{first_x, first_y}};
        while (!open.empty()) {
            const auto [x, y] = open.back();
            open.pop_back();
            if (y < 0 || !solid(x, y) || seen[at(x)][at(y)]) continue;
            seen[at(x)][at(y)] = 1;
            found.insert({x, y});
            for (const auto& [dx, dy] :
                 {std::pair(-1, 0), std::pair(1, 0), std::pair(0, -1), std::pair(0, 1)})
                open.emplace_back(x + dx, y + dy);
        }
        return found;
    }

    template <class May>
    std::int64_t change(const Shape& shape, bool to, May may) {
        std::int64_t cells = 0;
        for (int x = 0; x < width(); ++x) {
            int y = 0;
            for (char& cell : columns_[x]) {
                if (inside(shape, x, y) && cell != to && may(x, y)) {
                    cell = to;
                    ++cells;
                    if (!to) rock_[at(x)] = std::min(rock_[at(x)], y);
                }
                ++y;
            }
        }
        return cells;
    }

    std::vector<std::vector<char>> columns_;
    std::vector<int> rock_;
    std::vector<int> sand_;
    int height_;
};

}  // namespace terramorph::test
