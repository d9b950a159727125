#include "ui/landscape/distance/near_bank.h"

#include <algorithm>

#include "base/index.h"
#include "paint/pixel.h"
#include "ui/landscape/earth/earth_column.h"

namespace terramorph {

namespace {

/// In pixels of a picture of 1600 x 900, and columns.
struct FoldShape {
    float down, high, length;
};
constexpr std::array<FoldShape, 4> kFoldShapes = {
    {{-3, 7, 74}, {44, 15, 128}, {112, 24, 190}, {210, 34, 270}}};
constexpr float kFoldDeep = 150;   // pixels of such a picture in which a fold gets paler
constexpr float kFoldDarker = 14;  // how much darker each is than the one behind, of 255
constexpr float kShoreSeen = 0.3f, kShoreThick = 1.6f;
constexpr std::uint32_t kBankChance = 93;  // a stream of random numbers

Color darker(Color color, float by) { return mixed(color, {20, 24, 30}, by / 255); }

}  // namespace

NearBank::NearBank(const View& view, float row, Color land, Color low, Color shore)
    : height_(view.height),
      unit_(view.unit()),
      per_pixel_((kSteps - 1) / (kFoldDeep * view.unit())),
      shore_(packed(with_alpha(shore, 1))) {
    for (int n = 0; n < kFolds; ++n) {
        const auto& [down, high, length] = kFoldShapes[at(n)];
        Fold& fold = folds_[at(n)];
        fold.top = row + down * unit_, fold.high = high * unit_;
        const Color top = darker(land, kFoldDarker * static_cast<float>(n + 1));
        for (int k = 0; k < kSteps; ++k)
            fold.colors[at(k)] = packed(mixed(top, low, 0.8f * static_cast<float>(k) / (kSteps - 1)));
    }
}

float NearBank::row_of(int fold, float column) const {
    const float along = column / kFoldShapes[at(fold)].length;
    const auto stream = kBankChance + 2 * static_cast<std::uint32_t>(fold);
    return folds_[at(fold)].top - folds_[at(fold)].high * (0.7f * noise_along(stream, along) +
                                                           0.3f * noise_along(stream + 1, 3.3f * along));
}

void NearBank::draw(ColumnTile& strip, int k, float column) const {
    std::array<float, kFolds + 1> tops;
    for (int n = 0; n < kFolds; ++n) tops[at(n)] = row_of(n, column);
    tops[kFolds] = static_cast<float>(height_);
    for (int n = 0; n < kFolds; ++n) {
        const Fold& fold = folds_[at(n)];
        const float top = tops[at(n)], thick = n == 0 ? kShoreThick * unit_ : 0;
        const int last = std::min(height_, static_cast<int>(tops[at(n + 1)]) + 1);
        for (int y = std::max(0, static_cast<int>(top - thick)); y < last; ++y) {
            const float in = static_cast<float>(y) + 1 - top;
            if (in < 1 && n == 0)
                strip.at(k, y) =
                    blended(strip.at(k, y), shore_, share(kShoreSeen * std::min(1.0f, in + thick)));
            const auto step = static_cast<std::size_t>(std::clamp(in * per_pixel_, 0.0f, kSteps - 1.0f));
            strip.at(k, y) = blended(strip.at(k, y), fold.colors[step], share(in));
        }
    }
}

}  // namespace terramorph
