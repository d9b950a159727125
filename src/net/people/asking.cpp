#include "net/people/asking.h"

#include <algorithm>

#include "net/letter.h"

namespace terramorph {

bool Asking::advance(double seconds) {
    since_ += seconds;
    if (since_ < kBetweenQuestions) return false;
    since_ = 0;
    return true;
}

bool Asking::is_told(const std::vector<std::string>& here) const {
    return !told_.empty() && std::ranges::all_of(here, [this](const auto& who) { return has_told(who); });
}

void Answers::advance(double seconds) {
    for (auto& [who, left] : left_) left -= seconds;
    std::erase_if(left_, [](const auto& each) { return each.second <= 0; });
}

bool Answers::take(const std::string& who) {
    if (left_.contains(who) || left_.size() >= kMaxWriters) return false;
    left_[who] = kBetweenAnswers;
    return true;
}

}  // namespace terramorph
