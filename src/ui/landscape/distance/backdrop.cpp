#include "ui/landscape/distance/backdrop.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <optional>
#include <vector>

#include "paint/pixel.h"
#include "ui/landscape/distance/near_bank.h"
#include "ui/landscape/distance/perspective.h"
#include "ui/landscape/distance/sea.h"
#include "ui/landscape/earth/column_tile.h"
#include "ui/landscape/earth/height_profile.h"
#include "ui/landscape/sky/sky.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxPieces = 16;               // of ridges in one pixel column
constexpr int kHazeSteps = 64;                       // of a ridge's colours, from its top into the valley
constexpr float kValleyDeep = 210, kSunReach = 560;  // pixels of a picture of 1600 x 900
constexpr float kValleyHaze = 0.34f, kRidgeWarm = 0.4f;
constexpr float kAirlessDark = 0.38f;  // of ridges that no air makes paler
constexpr float kNearHaze = 0.62f;  // of the nearest ridge, so that nobody takes it for land to hide behind
constexpr float kAirTint = 0.45f;   // of the air's colour in it, and less of it farther away
constexpr float kCutDeep = 60;  // how deep a far lake is taken to be at the cut, so that its shores are round
constexpr float kBankGreen = 0.16f;  // of the land's cover in its near bank
constexpr float kSoftRidge = 2.2f;   // pixels of a picture of 1600 x 900 from the sky to a ridge

/// How much of the sun's light the air takes up, 0 to 1.
float light_in_air(const Palette& palette, const Panorama& panorama) {
    return std::min(1.0f, panorama.air) * std::min(1.0f, static_cast<float>(palette.halo.a) / 34);
}

class Backdrop {
  public:
    Backdrop(const Panorama& panorama, const View& view, const Palette& palette)
        : view_(view),
          seen_(panorama, view),
          sky_(panorama, view, palette, seen_.horizon()),
          sea_(panorama, view, palette, seen_, sky_.sun()),
          unit_(view.unit()),
          soft_(std::max(1.0f, kSoftRidge * unit_)),
          cut_water_(sea_.there() ? seen_.y_of(panorama.water, 1) : static_cast<float>(2 * view.height)),
          shore_(packed(palette.foam)),
          warm_(packed(mixed(with_alpha(palette.halo, 1), palette.horizon, 0.35f))) {
        const float air = std::min(1.0f, panorama.air);
        for (const Ridge& ridge : panorama.ridges) {
            const float size = seen_.size_at(ridge.distance), haze = seen_.haze_at(size);
            const Color color = ridge_color(palette, haze, air);
            const float strength = static_cast<float>(palette.contour.a) / 255 * (1 - 0.6f * air);
            const float water =
                sea_.there() ? seen_.y_of(panorama.water, size) : static_cast<float>(2 * view.height);
            lines_.push_back({&ridge,
                              size,
                              water,
                              packed(color),
                              packed(mixed(color, with_alpha(palette.contour, 1), strength)),
                              {},
                              kRidgeWarm * haze * light_in_air(palette, panorama)});
            const Color low =
                mixed(color, mixed(palette.far_ridge, palette.horizon, 0.4f), kValleyHaze * air);
            for (int k = 0; k < kHazeSteps; ++k)
                lines_.back().hazed[static_cast<std::size_t>(k)] =
                    packed(mixed(color, low, static_cast<float>(k) / (kHazeSteps - 1)));
        }
        if (panorama.basins && sea_.there() && !lines_.empty()) {
            const Color land = mixed(ridge_color(palette, 0, air), palette.grass_shade, kBankGreen);
            bank_.emplace(view, cut_water_, land, mixed(palette.far_ridge, palette.horizon, 0.4f),
                          palette.foam);
        }
    }

    std::vector<CloudPlace> clouds() const { return sky_.clouds().places(); }
    void draw(Image& picture, Range columns) {
        ColumnTile strip(view_.height);
        for (int x = columns.x0; x < columns.x1; x += ColumnTile::kWidth) {
            float sky = 0;
            for (int k = 0; k < ColumnTile::kWidth; ++k) {
                cut_[k] = pieces_at(x + k);
                sky = std::max(sky, cut_[k].hidden + cut_[k].soft);
            }
            sky_.draw(strip, x + sky_.stretch().left, std::min(view_.height, static_cast<int>(sky) + 2));
            for (int k = 0; k < ColumnTile::kWidth; ++k) draw_ridges(strip, x, k);
            strip.copy_to(picture, x, 0, std::min(ColumnTile::kWidth, columns.x1 - x));
        }
    }

  private:
    struct Line {
        const Ridge* ridge;
        float size;
        float water;  // the row of its waterline
        std::uint32_t color;
        std::uint32_t edge;
        std::array<std::uint32_t, kHazeSteps> hazed;  // from its top into the valley
        float warm;                                   // how much of the sun's light lies on it
    };

    /// The visible part of a line in a pixel column.
    struct Piece {
        const Line* line;
        float top;
        float shore;  // the row where its land meets the water
        float bottom;
        float slope;
    };

    /// All that is visible there, the nearest first, and from where on it hides the sky.
    struct Pieces {
        std::array<Piece, kMaxPieces> all;
        std::size_t count = 0;
        float hidden = 0, soft = 1;
    };

    Pieces pieces_at(int x) const {
        Pieces pieces;
        std::size_t& count = pieces.count;
        float &hidden = pieces.hidden, &soft = pieces.soft;
        hidden = static_cast<float>(view_.height);
        const float column = view_.column_at(static_cast<float>(x) + 0.5f);
        float nearer = -kCutDeep * unit_,  // height of the previous line's land above the water
            nearer_water = cut_water_;
        for (const Line& line : lines_) {
            const float top = seen_.y_of(height_along(line.ridge->heights, column), line.size);
            // Between a line of land and one of water there's a shore.
            const float rise = (line.water - top) / line.size;
            const bool shared = (rise > 0) == (nearer >= 0);
            const float part = !shared ? rise / (rise - nearer) : rise > 0 ? 1.0f : 0.0f;
            const float shore = line.water + (nearer_water - line.water) * part;
            nearer = rise, nearer_water = line.water;
            if (std::min(top, line.water) >= hidden || count == kMaxPieces) continue;
            const float beside =
                seen_.y_of(height_along(line.ridge->heights, column + 1 / view_.scale), line.size);
            const bool dry = top < line.water;
            pieces.all[count++] = {&line, top, shore, hidden + soft, dry ? std::abs(beside - top) : 0};
            hidden = std::min(top, line.water);
            soft = soft_ + pieces.all[count - 1].slope;
        }
        return pieces;
    }

    /// Draws only parts that no nearer ridge hides, from the farthest to the nearest, so that each smooth
    /// edge blends with the ridge behind.
    void draw_ridges(ColumnTile& strip, int left, int k) {
        const Pieces& pieces = cut_[k];
        if (sea_.there()) draw_sea(strip, left, k, seen_.horizon(), pieces.hidden + pieces.soft);
        for (std::size_t n = pieces.count; n-- > 0;) {
            const Piece& piece = pieces.all[n];
            const bool dry = piece.top < piece.line->water;
            if (dry) draw_piece(strip, left, k, piece);
            draw_sea(strip, left, k, dry ? piece.shore : piece.line->water, piece.bottom);
            if (!dry && piece.shore > piece.line->water) draw_shore(strip, k, piece);
        }
        if (bank_) bank_->draw(strip, k, view_.column_at(static_cast<float>(left + k) + 0.5f));
    }

    /// The far side of the land before a stretch of water.
    void draw_shore(ColumnTile& strip, int k, const Piece& piece) {
        const int last = std::min(view_.height, static_cast<int>(piece.bottom + 1));
        for (int y = std::max(0, static_cast<int>(piece.shore)); y < last; ++y)
            strip.at(k, y) =
                blended(strip.at(k, y), piece.line->color, share(static_cast<float>(y) + 1 - piece.shore));
    }

    void draw_piece(ColumnTile& strip, int left, int k, const Piece& piece) {
        const auto& [line, top, shore, bottom, slope] = piece;
        const float soft = std::max(soft_, slope);
        const float thick = std::max(1.0f, 1.3f * unit_) * std::sqrt(1 + slope * slope);
        const float off = (static_cast<float>(in_sky(left + k)) + 0.5f - sky_.sun().x) / (kSunReach * unit_);
        const float near = std::max(0.0f, 1 - off * off);
        const std::uint32_t warm = share(line->warm * near * near);
        const int last = std::min(view_.height, static_cast<int>(std::min(bottom, shore) + 1));
        int y = std::max(0, static_cast<int>(top - soft / 2));
        for (; y < last; ++y) {
            const float in = (static_cast<float>(y) + 0.5f - top) / soft + 0.5f;
            const float past = (static_cast<float>(y) + 0.5f - top - thick) / soft + 0.5f;
            if (past >= 1) break;
            const std::uint32_t color = blended(blended(line->edge, line->color, share(past)), warm_, warm);
            strip.at(k, y) = blended(strip.at(k, y), color, share(in));
        }
        const float per = (kHazeSteps - 1) / (kValleyDeep * unit_ * (0.25f + 0.75f * line->size));
        for (; y < last; ++y) {
            const float deep = (static_cast<float>(y) - top) * per;
            const auto step = static_cast<std::size_t>(std::clamp(deep, 0.0f, kHazeSteps - 1.0f));
            strip.at(k, y) = blended(line->hazed[step], warm_, warm);
        }
    }

    /// Water from row to row, with a pale line at its beginning.
    void draw_sea(ColumnTile& strip, int left, int k, float top, float bottom) {
        const int last = std::min(view_.height, static_cast<int>(bottom + 1));
        int y = std::max(0, static_cast<int>(top));
        for (; y < last && static_cast<float>(y) < top + 0.5f; ++y) {
            const std::uint32_t edge = blended(sea_.at(in_sky(left + k), y), shore_, 40);
            strip.at(k, y) = blended(strip.at(k, y), edge, share(static_cast<float>(y) + 1 - top));
        }
        for (; y < last; ++y) strip.at(k, y) = sea_.at(in_sky(left + k), y);
    }

    int in_sky(int x) const { return x + sky_.stretch().left; }

    const View& view_;
    Perspective seen_;
    Sky sky_;
    Sea sea_;
    float unit_;
    float soft_;                    // pixels from the sky to a ridge
    float cut_water_;               // the row of the water at the cut
    std::optional<NearBank> bank_;  // where a dry bed is seen behind the cut
    std::uint32_t shore_;
    std::uint32_t warm_;
    std::vector<Line> lines_;
    std::array<Pieces, ColumnTile::kWidth> cut_;  // of the columns that are drawn
};

}  // namespace

Color ridge_color(const Palette& palette, float haze, float air) {
    const float pale = haze + (1 - haze) * kNearHaze * air;
    const Color ridge = mixed(palette.near_ridge, palette.far_ridge, pale);
    const Color tinted =
        mixed(ridge, mixed(palette.sky, palette.horizon, 0.35f), kAirTint * (1 - haze) * air);
    return mixed(tinted, palette.zenith, kAirlessDark * (1 - air));
}

std::vector<CloudPlace> draw_backdrop(Image& picture, const Panorama& panorama, const View& view,
                                      const Palette& palette, Range columns) {
    Backdrop backdrop(panorama, view, palette);
    backdrop.draw(picture, columns);
    return backdrop.clouds();
}

}  // namespace terramorph
