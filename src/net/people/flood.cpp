#include "net/people/flood.h"

#include <algorithm>
#include <utility>

#include "net/letter.h"

namespace terramorph {

void Allowance::advance(double seconds) {
    letters_ = std::max(0.0, letters_ - share_ * kLetters * seconds);
    bytes_ = std::max(0.0, bytes_ - share_ * kBytes * seconds);
}

bool Allowance::take(std::size_t bytes) {
    const double size = static_cast<double>(bytes);
    if (letters_ + 1 > share_ * kLetters * kSeconds || bytes_ + size > share_ * kBytes * kSeconds)
        return false;
    ++letters_;
    bytes_ += size;
    return true;
}

bool Flood::hears(const std::string& who, std::size_t bytes) {
    const bool known = writers_.contains(who) || writers_.size() < kMaxWriters;
    const std::string writer = known ? who : "";
    if (unheard_.contains(writer)) return false;
    if (writers_[writer].take(bytes)) return true;
    unheard_.insert(writer);
    news_.push_back(writer);
    return false;
}

void Flood::advance(double seconds) {
    for (auto& [who, allowance] : writers_) allowance.advance(seconds);
}

std::vector<std::string> Flood::take_unheard() { return std::exchange(news_, {}); }

}  // namespace terramorph
