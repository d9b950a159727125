#include "net/correspondence/line_text.h"

namespace terramorph {

namespace {

constexpr std::size_t kInAGroup = 4;

bool is_line_blank(char letter) {
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

bool is_alphanumeric(char letter) {
    return (letter >= '0' && letter <= '9') || (letter >= 'A' && letter <= 'Z') ||
           (letter >= 'a' && letter <= 'z');
}

/// How many bytes of a dash stand here: a hyphen, or one of those that chats make of it (U+2010 to U+2015).
std::size_t dash_at(std::string_view text) {
    if (text.starts_with('-')) return 1;
    const bool typographic = text.size() >= 3 && text.starts_with("\xe2\x80") &&
                             static_cast<unsigned char>(text[2]) >= 0x90 &&
                             static_cast<unsigned char>(text[2]) <= 0x95;
    return typographic ? 3 : 0;
}

/// The line at the beginning of a text, with plain dashes and capitals; takes it off.
std::string take_written(std::string_view& text) {
    std::string line;
    while (!text.empty()) {
        if (const std::size_t dash = dash_at(text)) {
            line += '-';
            text.remove_prefix(dash);
            while (!text.empty() && is_line_blank(text.front())) text.remove_prefix(1);
        } else if (is_alphanumeric(text.front())) {
            const char letter = text.front();
            line += letter >= 'a' && letter <= 'z' ? static_cast<char>(letter - 'a' + 'A') : letter;
            text.remove_prefix(1);
        } else {
            break;
        }
    }
    while (line.ends_with('-')) line.pop_back();
    return line;
}

/// True if a mark stands here.
bool begins_a_line(std::string_view text) {
    const std::string_view name = text.substr(0, 2);
    if (name != "TM" && name != "tm" && name != "Tm") return false;
    text.remove_prefix(2);
    if (text.starts_with('I') || text.starts_with('i')) text.remove_prefix(1);
    return dash_at(text) > 0;
}

}  // namespace

std::string line_text(std::string_view mark, const CodeLetters& letters) {
    std::string line(mark);
    const std::string written = code_text(with_checks(letters));
    for (std::size_t k = 0; k < written.size(); ++k) {
        if (k > 0 && k % kInAGroup == 0) line += '-';
        line += written[k];
    }
    return line;
}

std::optional<CodeLetters> line_letters(std::string_view mark, std::string_view line) {
    if (!line.starts_with(mark)) return std::nullopt;
    CodeLetters letters;
    for (const char each : line.substr(mark.size())) {
        if (each == '-') continue;
        const auto letter = code_letter(each);
        if (!letter) return std::nullopt;
        letters.push_back(*letter);
    }
    if (check(letters).finding != CodeCheck::Finding::right) return std::nullopt;
    return without_checks(letters);
}

std::vector<std::string> lines_in(std::string_view text) {
    std::vector<std::string> lines;
    bool within_a_word = false;
    while (!text.empty()) {
        if (!within_a_word && begins_a_line(text)) {
            lines.push_back(take_written(text));
            continue;
        }
        within_a_word = is_alphanumeric(text.front());
        text.remove_prefix(1);
    }
    return lines;
}

}  // namespace terramorph
