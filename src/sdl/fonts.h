#pragma once

#include <memory>
#include <string>
#include <vector>

#include "paint/typeface.h"

namespace terramorph {

/// The folders that may hold the fonts: beside the program, then the distribution's.
std::vector<std::string> font_folders();

/// B612, with DejaVu Sans for letters that B612 lacks. Missing or damaged fonts are replaced: a B612 face by
/// DejaVu Sans, and that by built-in plain letters. Needs no display.
class Fonts : public Typeface {
  public:
    /// Takes each font from the first folder with an undamaged file.
    explicit Fonts(const std::vector<std::string>& folders = font_folders());
    ~Fonts() override;

    TextMask line(std::string_view text, Face face, int size) const override;
    int line_width(std::string_view text, Face face, int size) const override;

    /// A sentence for the player about missing fonts and their replacements; empty if all is well.
    const std::string& complaint() const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace terramorph
