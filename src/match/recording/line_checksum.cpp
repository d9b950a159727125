#include "match/recording/line_checksum.h"

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::string_view kMark = " #";
constexpr std::size_t kMarkLength = 10;  // including its eight digits

}  // namespace

std::string LineChecksum::mark(std::string_view line) {
    hash_.add(line);
    return hex_text(hash_.value()).substr(8);
}

std::string LineChecksum::sign(std::string_view line) { return concat(line, kMark, mark(line), "\n"); }

std::optional<std::string_view> LineChecksum::verify(std::string_view line) {
    if (line.size() < kMarkLength) return std::nullopt;
    const std::string_view words = line.substr(0, line.size() - kMarkLength);
    if (line.substr(words.size()) != concat(kMark, mark(words))) return std::nullopt;
    return words;
}

}  // namespace terramorph
