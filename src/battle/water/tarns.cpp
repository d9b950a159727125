#include "battle/water/tarns.h"

#include <algorithm>
#include <optional>

#include "base/random.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kTarnStream = 68;
constexpr int kNarrowest = 56;                    // columns of water
constexpr int kWidest = 600;                      // columns of a valley, up to its sill
constexpr Sixteenths kShallowest = 10 * kColumn;  // water
constexpr Sixteenths kDeepest = 80 * kColumn;
constexpr Sixteenths kFreeboard = 6 * kColumn;  // from the water to a dry place

/// A tarn fills this many 64ths of its valley's depth, and up to kMoreFull more.
constexpr int kLeastFull = 28;
constexpr int kMoreFull = 28;

class Tarns {
  public:
    Tarns(const Basins& basins, const TarnSite& site) : basins_(basins), gaps_(basins.gaps()), site_(site) {
        for (int basin = 0; basin < basins.count(); ++basin)
            if (basins[basin].is_root()) look_in(basin);
        std::ranges::sort(tarns_, {}, &Tarn::basin);
    }

    std::vector<Tarn> take() { return std::move(tarns_); }

  private:
    /// A basin that's no valley may have some in it.
    void look_in(int basin) {
        if (is_valley(basin)) {
            if (const auto level = level_in(basin)) tarns_.push_back({basin, *level});
        } else if (!basins_[basin].is_pit()) {
            look_in(basins_[basin].left);
            look_in(basins_[basin].right);
        }
    }

    bool is_valley(int basin) const {
        const auto gaps = basins_.gaps_of(basin);
        return !basins_[basin].is_root() && gaps.size() <= kWidest &&
               std::ranges::none_of(gaps, [&](int gap) { return gaps_[gap].roofed(); });
    }

    std::optional<Sixteenths> level_in(int basin) const {
        const Gap& deepest = gaps_[basins_[basin].deepest_gap];
        const std::uint32_t bits = hash_bits(site_.seed, kTarnStream, deepest.x, deepest.bottom.count());
        if (deepest.bottom < site_.above || static_cast<int>(bits % 100) >= site_.chance) return {};
        const int part = kLeastFull + static_cast<int>(bits >> 16) % (kMoreFull + 1);
        const Sixteenths depth = (basins_[basin].sill - deepest.bottom) * part / 64;
        Sixteenths level = deepest.bottom + std::min(depth, kDeepest);
        const auto gaps = basins_.gaps_of(basin);
        const auto [left, right] =
            std::ranges::minmax_element(gaps, {}, [this](int gap) { return gaps_[gap].x; });
        for (const DryPlace& place : site_.dry)  // under the sky a basin's gaps are side by side
            if (gaps_[*left].x <= place.x && place.x <= gaps_[*right].x)
                level = std::min(level, place.height - kFreeboard);
        const auto wet = std::ranges::count_if(gaps, [&](int gap) { return gaps_[gap].bottom < level; });
        return level - deepest.bottom >= kShallowest && wet >= kNarrowest ? std::optional(level)
                                                                          : std::nullopt;
    }

    const Basins& basins_;
    const Gaps& gaps_;
    const TarnSite& site_;
    std::vector<Tarn> tarns_;
};

}  // namespace

std::vector<Tarn> tarns_of(const Basins& basins, const TarnSite& site) { return Tarns(basins, site).take(); }

}  // namespace terramorph
