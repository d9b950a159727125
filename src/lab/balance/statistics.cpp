#include "lab/balance/statistics.h"

#include <algorithm>
#include <cmath>

#include "base/text.h"

namespace terramorph {

Interval wilson(int hits, int all) {
    if (all == 0) return {0, 100};
    constexpr double z = 1.959964;
    const double n = all;
    const double share = hits / n;
    const double middle = share + z * z / (2 * n);
    const double half = z * std::sqrt(share * (1 - share) / n + z * z / (4 * n * n));
    const double scale = 100 / (1 + z * z / n);
    return {std::max(0.0, (middle - half) * scale), std::min(100.0, (middle + half) * scale)};
}

std::string text_of(const Share& share) {
    if (share.all == 0) return "-";
    const Interval interval = wilson(share.hits, share.all);
    return concat(fixed_text(share.percent(), 1), " (", fixed_text(interval.low, 1), "-",
                  fixed_text(interval.high, 1), ")");
}

double quantile(std::vector<double> values, double part) {
    if (values.empty()) return 0;
    const double rank = std::ceil(part * static_cast<double>(values.size())) - 1;
    const auto nth = values.begin() + std::max<std::ptrdiff_t>(0, static_cast<std::ptrdiff_t>(rank));
    std::ranges::nth_element(values, nth);
    return *nth;
}

void Ratio::add(double above, double below) {
    pairs_.push_back({above, below});
    above_ += above;
    below_ += below;
}

double Ratio::value() const { return below_ == 0 ? 0 : above_ / below_; }

double Ratio::margin() const {
    constexpr double z = 1.959964;
    const auto count = static_cast<double>(pairs_.size());
    if (below_ == 0 || count < 2) return 0;
    double squares = 0;
    for (const Pair& pair : pairs_) {
        const double off = pair.above - value() * pair.below;
        squares += off * off;
    }
    return z * std::sqrt(squares * count / (count - 1)) / below_;
}

std::string text_of(const Ratio& ratio) {
    if (ratio.value() == 0) return "-";
    return concat(fixed_text(ratio.value(), 2), " +-", fixed_text(ratio.margin(), 2));
}

}  // namespace terramorph
