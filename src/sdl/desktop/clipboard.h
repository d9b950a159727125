#pragma once

#include <string>

#include "ui/clipboard.h"

namespace terramorph {

/// The desktop's clipboard.
class DesktopClipboard : public Clipboard {
  public:
    std::string text() override;
    void set_text(const std::string& text) override;
};

}  // namespace terramorph
