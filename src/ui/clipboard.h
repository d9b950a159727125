#pragma once

#include <string>

namespace terramorph {

/// What is copied and pasted. This one is the game's own; the window's program shares that of the desktop.
class Clipboard {
  public:
    virtual ~Clipboard() = default;

    virtual std::string text() { return text_; }
    virtual void set_text(const std::string& text) { text_ = text; }

  private:
    std::string text_;
};

}  // namespace terramorph
