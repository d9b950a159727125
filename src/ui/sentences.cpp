#include "ui/sentences.h"

#include <algorithm>
#include <cmath>

#include "ui/widgets/layout.h"
#include "ui/widgets/theme.h"

namespace terramorph {

namespace {

constexpr double kReadingTime = 6;  // seconds that a sentence stays at least
constexpr double kLettersPerSecond = 12;
constexpr std::size_t kMaxSentences = 4;
constexpr float kWidestSentence = 0.4f;  // of the picture's width
constexpr float kSentencesTop = 10;      // units

TextStyle style_of_sentence(const Canvas& canvas) {
    return {Scale(canvas).text(theme::kSmall), theme::kBright, Face::regular, Align::center};
}

/// Below `top`, in as many lines as necessary.
Rect plate_of_sentence(const Canvas& canvas, const std::string& words, float top) {
    const Scale scale(canvas);
    const TextStyle style = style_of_sentence(canvas);
    const float edge = scale(16), most = kWidestSentence * canvas.width();
    const float width = std::min(canvas.text_width(words, style) + 2 * edge + 2, most);
    return {std::floor((canvas.width() - width) / 2), top, width,
            canvas.paragraph_height(width - 2 * edge, words, style) + scale(16)};
}

void draw_sentence(Canvas& canvas, const std::string& words, Rect plate) {
    const Scale scale(canvas);
    const float edge = scale(16), letters = plate.h - scale(16);
    canvas.fill_rounded(plate, scale(theme::kRadius), with_alpha(theme::kBackground, 0.92f));
    canvas.outline_rounded(plate, scale(theme::kRadius), std::max(1.0f, scale(1)),
                           with_alpha(theme::kAccent, 0.7f));
    canvas.paragraph(
        {plate.x + edge, std::floor(plate.y + (plate.h - letters) / 2), plate.w - 2 * edge, letters}, words,
        style_of_sentence(canvas));
}

/// Long ones stay longer.
double reading_time(std::string_view words) {
    return std::max(kReadingTime, static_cast<double>(words.size()) / kLettersPerSecond);
}

}  // namespace

void Sentences::add(SentenceKind kind, std::string_view id, std::string_view words) {
    std::erase_if(sentences_, [&](const Sentence& each) { return each.words == words; });
    const Sentence sentence = {kind, id, std::string(words), reading_time(words)};
    if (kind == SentenceKind::news) {
        sentences_.push_back(sentence);
        if (sentences_.size() > kMaxSentences) sentences_.erase(sentences_.begin());
        return;
    }
    forget_answers();
    sentences_.insert(sentences_.begin(), sentence);
}

void Sentences::forget_answers() {
    std::erase_if(sentences_, [](const Sentence& each) { return each.kind == SentenceKind::answer; });
}

bool Sentences::advance(double seconds) {
    if (sentences_.empty() || (sentences_.front().seconds -= seconds) > 0) return false;
    sentences_.erase(sentences_.begin());
    return true;
}

void Sentences::draw(Canvas& canvas, float head) const {
    if (sentences_.empty()) return;
    const Part part(canvas, sentences_.front().id);
    draw_sentence(canvas, sentences_.front().words, place(canvas, head));
}

Rect Sentences::place(const Canvas& canvas, float head) const {
    if (sentences_.empty()) return {};
    return plate_of_sentence(canvas, sentences_.front().words, head + Scale(canvas)(kSentencesTop));
}

}  // namespace terramorph
