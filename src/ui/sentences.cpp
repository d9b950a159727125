#include "ui/sentences.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kReadingTime = 6;  // seconds that a sentence stays at least
constexpr double kLettersPerSecond = 12;
constexpr std::size_t kMaxSentences = 3;
constexpr float kWidestSentence = 0.4f;  // of the picture's width
constexpr float kSentencesTop = 10;      // units

/// Draws it below `top`, in as many lines as necessary; returns its height.
float draw_sentence(Canvas& canvas, const std::string& words, float top) {
    const Scale scale(canvas);
    const TextStyle style = {scale.text(theme::kSmall), theme::kBright, Face::regular, Align::center};
    const float edge = scale(16), most = kWidestSentence * canvas.width();
    const float width = std::min(canvas.text_width(words, style) + 2 * edge + 2, most);
    const float letters = canvas.paragraph_height(width - 2 * edge, words, style);
    const float height = letters + scale(16);
    const Rect plate = {std::floor((canvas.width() - width) / 2), top, width, height};
    canvas.fill_rounded(plate, scale(theme::kRadius), with_alpha(theme::kBackground, 0.92f));
    canvas.outline_rounded(plate, scale(theme::kRadius), std::max(1.0f, scale(1)),
                           with_alpha(theme::kAccent, 0.7f));
    canvas.paragraph(
        {plate.x + edge, std::floor(plate.y + (height - letters) / 2), width - 2 * edge, letters}, words,
        style);
    return height;
}

/// Long ones stay longer.
double reading_time(std::string_view words) {
    return std::max(kReadingTime, static_cast<double>(words.size()) / kLettersPerSecond);
}

}  // namespace

void Sentences::add(std::string_view id, std::string_view words) {
    std::erase_if(sentences_, [&](const Sentence& each) { return each.words == words; });
    sentences_.insert(sentences_.begin(), {id, std::string(words), reading_time(words)});
    if (sentences_.size() > kMaxSentences) sentences_.pop_back();
}

bool Sentences::advance(double seconds) {
    for (Sentence& sentence : sentences_) sentence.seconds -= seconds;
    return std::erase_if(sentences_, [](const Sentence& sentence) { return sentence.seconds <= 0; }) > 0;
}

void Sentences::draw(Canvas& canvas, float head) const {
    float top = head + Scale(canvas)(kSentencesTop);
    for (const Sentence& sentence : sentences_) {
        const Part part(canvas, sentence.id);
        top += draw_sentence(canvas, sentence.words, top) + Scale(canvas)(8);
    }
}

}  // namespace terramorph
