#include "ui/narration/narrator.h"

#include "base/text.h"

namespace terramorph {

namespace {

/// True if a sentence ends here by itself.
bool is_closed(std::string_view words) {
    return std::string_view(".!?:").find(words.back()) != std::string_view::npos || words.ends_with("…");
}

/// Words from tables begin in lower case, because they may be part of a sentence.
std::string begun(std::string piece) {
    if (piece[0] >= 'a' && piece[0] <= 'z') piece[0] = static_cast<char>(piece[0] - 'a' + 'A');
    return piece;
}

}  // namespace

void Narrator::say(std::string_view words) {
    if (listener_ && !words.empty())
        *listener_ << terminal_line(sentences({std::string(words)})) << std::endl;
}

bool Narrator::look(std::string_view screen, const Spoken& spoken, double seconds) {
    const std::string heading = concat(screen, "\n", spoken.heading);
    if (shown_.settles(concat(heading, "\n", spoken.focus), seconds)) {
        say(sentences({heading == heading_ ? std::string() : spoken.heading, spoken.focus}));
        heading_ = heading;
    }
    return shown_.waits();
}

std::string sentences(const std::vector<std::string>& pieces) {
    std::string all;
    for (const std::string& piece : pieces) {
        if (piece.empty()) continue;
        if (!all.empty()) all += ' ';
        all += begun(piece);
        if (!is_closed(piece)) all += '.';
    }
    return all;
}

}  // namespace terramorph
