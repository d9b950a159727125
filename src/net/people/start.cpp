#include "net/people/start.h"

#include "base/text.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMarkDigits = 8, kMaxStartBytes = 200;
constexpr std::string_view kStartLine = "tm1 start ";

std::string start_purpose(std::string_view room) { return concat("tm1 start\n", room); }

}  // namespace

Start start_of(const Digest& chance) { return {1, digest_text(chance).substr(0, kMarkDigits)}; }

std::string start_text(const Start& start, std::string_view room, const KeyPair& keys) {
    return signed_text(concat(kStartLine, start.number, " ", start.mark, "\n"), start_purpose(room), keys);
}

std::optional<Start> parse_start(std::string_view text, std::string_view room, const PublicKey& key) {
    const auto written = text.size() <= kMaxStartBytes ? parse_signed(text) : std::nullopt;
    if (!written || !written->is_by(key, start_purpose(room))) return std::nullopt;
    std::string_view lines = written->lines;
    auto line = take_line(kStartLine, lines);
    if (!line || !lines.empty()) return std::nullopt;
    const auto number = to_integer(take_until(' ', *line), 1, Start::kMost);
    if (!number || line->size() != kMarkDigits || !from_hex(*line)) return std::nullopt;
    return Start{*number, std::string(*line)};
}

}  // namespace terramorph
