#pragma once

#include "ui/clipboard.h"

namespace terramorph {

/// What the browser lets a page copy and paste. A level is shared as the page's address with its code.
class PageClipboard : public Clipboard {
  public:
    std::string text() override;
    void set_text(const std::string& text) override;
    std::string shared(const std::string& code) const override;
};

}  // namespace terramorph
