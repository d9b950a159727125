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
    if (letters_ + 1 > share_ * kLetters * seconds_ || bytes_ + size > share_ * kBytes * seconds_)
        return false;
    ++letters_;
    bytes_ += size;
    return true;
}

bool Flood::hears(const std::string& who, std::size_t bytes, bool is_known) {
    if (unheard_.contains(who)) return false;
    const bool has_own = is_known || names_.contains(who) || names_.size() < kMaxWriters;
    const std::string name = has_own ? who : "";
    const Allowance fresh = is_known ? Allowance(kShareInAName, kSecondsInAName) : Allowance();
    if (names_.try_emplace(name, fresh).first->second.take(bytes)) return true;
    if (const std::string told = is_known ? who : ""; crowded_.insert(told).second)
        news_.push_back({told, false});
    return false;
}

void Flood::note_signed(const std::string& who, std::string_view text) {
    if (!writers_.contains(who) && writers_.size() >= kMaxWriters) return;
    Writer& writer = writers_[who];
    const Digest seen = digest(text);
    if (writer.texts.contains(seen)) return;
    if (writer.texts.size() < kMostTexts) writer.texts.insert(seen);
    if (writer.allowance.take(text.size()) || !unheard_.insert(who).second) return;
    news_.push_back({who, true});
}

void Flood::advance(double seconds) {
    for (auto& [name, allowance] : names_) allowance.advance(seconds);
    std::erase_if(names_, [](const auto& each) { return each.second.is_unused(); });
    for (auto& [who, writer] : writers_) writer.allowance.advance(seconds);
}

std::vector<Flood::News> Flood::take_news() { return std::exchange(news_, {}); }

}  // namespace terramorph
