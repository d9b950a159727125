#pragma once

#include <string>
#include <vector>

namespace terramorph {

/// The 95 % confidence interval of a share, in %: E. B. Wilson, "Probable inference", 1927.
struct Interval {
    double low = 0;
    double high = 0;
};
Interval wilson(int hits, int all);

/// So many of all.
struct Share {
    int hits = 0;
    int all = 0;

    void count(bool hit) {
        ++all;
        hits += hit ? 1 : 0;
    }
    /// In %; 0 of nothing.
    double percent() const { return all == 0 ? 0 : 100.0 * hits / all; }
};

/// "29.6 (27.1-32.2)": in %, with its 95 % confidence interval; "-" of nothing.
std::string text_of(const Share& share);

/// The value that this part (0 .. 1) of all don't exceed; 0 of nothing.
double quantile(std::vector<double> values, double part);

/// The ratio of two sums over clusters, such as shots for each kill, and half its 95 % confidence interval by
/// linearisation (Cochran, "Sampling Techniques", 1977, section 2.11).
class Ratio {
  public:
    void add(double above, double below);
    /// 0 of nothing.
    double value() const;
    double margin() const;

  private:
    struct Pair {
        double above, below;
    };
    std::vector<Pair> pairs_;
    double above_ = 0;
    double below_ = 0;
};

/// "1.49 +-0.08"; "-" where nothing is below.
std::string text_of(const Ratio& ratio);

}  // namespace terramorph
