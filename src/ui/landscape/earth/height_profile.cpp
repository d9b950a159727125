#include "ui/landscape/earth/height_profile.h"

#include <algorithm>

namespace terramorph {

std::vector<float> smoothed(std::span<const float> heights, int radius) {
    const int count = static_cast<int>(heights.size());
    std::vector<double> sums(heights.size() + 1, 0.0);
    for (std::size_t i = 0; i < heights.size(); ++i) sums[i + 1] = sums[i] + static_cast<double>(heights[i]);
    std::vector<float> result(heights.size());
    for (int i = 0; i < count; ++i) {
        const auto from = static_cast<std::size_t>(std::max(0, i - radius));
        const auto to = static_cast<std::size_t>(std::min(count, i + radius + 1));
        result[i] = static_cast<float>((sums[to] - sums[from]) / static_cast<double>(to - from));
    }
    return result;
}

float mean_height(std::span<const float> heights) {
    double sum = 0;
    for (const float height : heights) sum += static_cast<double>(height);
    return static_cast<float>(sum / static_cast<double>(heights.size()));
}

float height_along(std::span<const float> heights, float column) {
    const float place = std::clamp(column - 0.5f, 0.0f, static_cast<float>(heights.size()) - 1);
    const auto i = static_cast<std::size_t>(place);
    const auto next = std::min(i + 1, heights.size() - 1);
    return heights[i] + (heights[next] - heights[i]) * (place - static_cast<float>(i));
}

}  // namespace terramorph
