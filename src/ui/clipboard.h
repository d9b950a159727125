#pragma once

#include <string>

namespace terramorph {

/// A clipboard. This one is the game's own; the windowed program uses the desktop's.
class Clipboard {
  public:
    virtual ~Clipboard() = default;

    virtual std::string text() { return text_; }
    virtual void set_text(const std::string& text) { text_ = text; }
    /// What is copied to share the level of a code: the code itself, or a link where there are links.
    virtual std::string shared(const std::string& code) const { return code; }

  private:
    std::string text_;
};

}  // namespace terramorph
