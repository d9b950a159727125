#pragma once

#include <map>
#include <utility>

#include "app/input/input.h"

namespace terramorph {

/// A key that was held as another page opened or closed goes on repeating, but isn't meant for what's there now.
class HeldKeys {
  public:
    /// Another page has opened or closed.
    void turn_page() { ++page_; }

    /// Call with every press. True if it's the repeat of a key that went down on another page.
    bool left_over(const InputEvent& press) {
        const std::pair key = {press.key, press.letter};
        if (press.kind == InputEvent::Kind::up) pages_.erase(key);
        if (press.kind != InputEvent::Kind::down) return false;
        if (!press.repeat) return pages_[key] = page_, false;
        const auto page = pages_.find(key);
        return page != pages_.end() && page->second != page_;
    }

  private:
    int page_ = 0;
    std::map<std::pair<Key, char>, int> pages_;  // on which each held key went down
};

}  // namespace terramorph
