#include "ui/screen.h"

#include "ui/widgets/layout.h"

namespace terramorph {

namespace {

constexpr float kSentencesAbove = 70;  // units

}  // namespace

float Screen::sentences_above(const Canvas& canvas) const {
    return canvas.height() - Scale(canvas)(kSentencesAbove);
}

}  // namespace terramorph
