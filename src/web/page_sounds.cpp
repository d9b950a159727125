#include "web/page_sounds.h"

#include <algorithm>
#include <utility>

#include "platform/mixer.h"

namespace terramorph {

void PageSounds::make(const Heard& heard) {
    const auto sound = std::ranges::find_if(waiting_, [](const auto& each) { return each.index() == 0; });
    if (waiting_.size() >= Mixer::kVoices && sound != waiting_.end()) waiting_.erase(sound);
    waiting_.push_back(heard);
}

void PageSounds::make_one() {
    if (waiting_.empty()) return;
    const Heard heard = std::move(waiting_.front());
    waiting_.pop_front();
    made_(heard, samples_of(heard));
}

}  // namespace terramorph
