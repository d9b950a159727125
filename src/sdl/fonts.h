#pragma once

#include <memory>
#include <string>
#include <vector>

#include "paint/typeface.h"

namespace terramorph {

/// The folders that may hold the fonts: beside the program, then the distribution's.
std::vector<std::string> font_folders();

/// B612, and DejaVu Sans behind it for every letter that B612 lacks. What is missing or damaged is replaced:
/// a B612 face by DejaVu Sans, and that by our own plain letters. Needs no display.
class Fonts : public Typeface {
  public:
    /// Takes each font from the first of the folders that has a sound one.
    explicit Fonts(const std::vector<std::string>& folders = font_folders());
    ~Fonts() override;

    TextMask line(std::string_view text, Face face, int size) const override;
    int line_width(std::string_view text, Face face, int size) const override;

    /// What is missing and what is shown instead, in a sentence for the player; empty when all is well.
    const std::string& complaint() const;

  private:
    struct Inside;
    std::unique_ptr<Inside> inside_;
};

}  // namespace terramorph
