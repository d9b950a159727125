#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "paint/canvas.h"

namespace terramorph {

/// What a sentence is about: what somebody has just pressed, or anything else that has to be known.
enum class SentenceKind { answer, news };

/// Sentences for the player in the middle of the screen's upper edge, where pages have nothing, one at a
/// time: the latest answer, and then the news in their order. Each leaves once it has been read.
class Sentences {
  public:
    /// The id is a literal. An answer takes the place of the one before it.
    void add(SentenceKind kind, std::string_view id, std::string_view words);
    /// Answers have nothing to do with what's shown now.
    void forget_answers();
    /// Returns true if one has left.
    bool advance(double seconds);
    void draw(Canvas& canvas, float head = 0) const;
    /// Where it's drawn, in pixels; empty if there's none.
    Rect place(const Canvas& canvas, float head = 0) const;

  private:
    struct Sentence {
        SentenceKind kind;
        std::string_view id;
        std::string words;
        double seconds;
    };

    std::vector<Sentence> sentences_;  // the first one is shown
};

}  // namespace terramorph
