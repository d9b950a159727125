#include "ui/replay/clip.h"

#include <algorithm>

namespace terramorph {

namespace {

constexpr int kMaxPictures = ClipMaker::kMaxSeconds * ClipMaker::kPerSecond;

}  // namespace

void halve(const Image& large, Image& small) {
    for (int y = 0; y < small.height(); ++y) {
        const std::uint32_t* const upper = large.row(2 * y);
        const std::uint32_t* const lower = large.row(2 * y + 1);
        std::uint32_t* const out = small.row(y);
        for (int x = 0; x < small.width(); ++x) {
            std::uint32_t pixel = 0;
            for (const int shift : {0, 8, 16, 24}) {
                const auto of = [&](const std::uint32_t* row, int at) { return row[at] >> shift & 0xff; };
                const std::uint32_t sum =
                    of(upper, 2 * x) + of(upper, 2 * x + 1) + of(lower, 2 * x) + of(lower, 2 * x + 1);
                pixel |= (sum + 2) / 4 << shift;
            }
            out[x] = pixel;
        }
    }
}

ClipMaker::ClipMaker(const ReplayIndex& replay_index, Position begin, Position end, const Typeface& typeface)
    : replay_index_(replay_index),
      begin_(begin),
      end_(end),
      player_(replay_index.at(begin.stop, begin.tick)),
      canvas_cache_(typeface),
      large_(2 * kWidth, 2 * kHeight, 0xff000000u),
      small_(kWidth, kHeight, 0xff000000u),
      file_(kWidth, kHeight, kPerSecond) {}

void ClipMaker::make_picture() {
    {
        Canvas canvas(large_, canvas_cache_);
        player_.draw(canvas, canvas.height());
    }
    halve(large_, small_);
    file_.add(small_.pixels());
    player_.advance(1.0 / kPerSecond);
    player_.advance_picture(1.0 / kPerSecond);
    const bool reached = position_of(replay_index_, player_.match()) >= end_;
    done_ = reached || player_.over() || pictures() >= kMaxPictures;
}

float ClipMaker::part() const {
    const Position now = position_of(replay_index_, player_.match());
    const float by_time = ratio(now.tick - begin_.tick, std::max(kTick, end_.tick - begin_.tick));
    const float by_count = static_cast<float>(pictures()) / kMaxPictures;
    return done_ ? 1 : std::clamp(std::max(by_time, by_count), 0.0f, 1.0f);
}

}  // namespace terramorph
