#include "net/letter.h"

#include <algorithm>
#include <array>

#include "base/text.h"
#include "terrain/code/code_letters.h"

namespace terramorph {

namespace {

/// Codes of rooms, and of those in home networks: see room_place.h.
constexpr std::array<std::size_t, 3> kCodeLengths = {kRoomCodeLength, 9, 11};

/// The first letters that these bytes make.
CodeLetters letters_of(const Digest& bytes, std::size_t count) {
    CodeLetters letters;
    for (std::size_t k = 0; k < count; ++k) letters.push_back(bytes[k] % kCodeAlphabet.size());
    return letters;
}

std::string before_who(std::string_view group) { return concat("tm/1/", group, "/p/"); }

std::string group_of(std::string_view room) { return concat("r/", room); }

}  // namespace

std::string room_code(const Digest& chance) {
    CodeLetters letters = letters_of(chance, kRoomCodeLength - 1);
    letters.push_back(check_letter(letters));
    return code_text(letters);
}

Result<std::string> parse_room_code(std::string_view typed) {
    CodeLetters letters;
    for (const char each : typed) {
        if (each == ' ' || each == '-') continue;
        const auto letter = code_letter(each);
        if (!letter) return error("a code has only letters and digits, such as K7QX-2M9P");
        letters.push_back(*letter);
    }
    if (std::ranges::count(kCodeLengths, letters.size()) == 0)
        return error("a code has {right} letters or a few more, and this one has {count}",
                     {{"right", kRoomCodeLength}, {"count", letters.size()}});
    const CodeLetters others(letters.begin(), letters.end() - 1);
    if (check_letter(others) != letters.back()) return error("there's a typo in this code");
    return code_text(letters);
}

std::string room_name(std::string_view code) {
    return digest_text(digest(concat("tm1 room ", code))).substr(0, 16);
}

std::string who_of(const PublicKey& key) {
    return code_text(letters_of(digest(concat("tm1 who ", digest_text(key))), kWhoLength));
}

bool is_who(std::string_view text) {
    const auto known = [](char letter) { return kCodeAlphabet.find(letter) != std::string_view::npos; };
    return text.size() == kWhoLength && std::ranges::all_of(text, known);
}

std::string topic_in(std::string_view group, std::string_view who, std::string_view what) {
    return concat(before_who(group), who, "/", what);
}

std::string topics_in(std::string_view group, std::string_view what) { return topic_in(group, "+", what); }

std::optional<Address> address_in(std::string_view group, std::string_view topic) {
    const std::string before = before_who(group);
    if (topic.size() > kMaxTopicBytes || !topic.starts_with(before)) return std::nullopt;
    topic.remove_prefix(before.size());
    const std::string_view who = take_until('/', topic);
    if (!is_who(who) || topic.empty()) return std::nullopt;
    return Address{std::string(who), std::string(topic)};
}

std::string topic_of(std::string_view room, std::string_view who, std::string_view what) {
    return topic_in(group_of(room), who, what);
}

std::string room_topics(std::string_view room) { return topics_in(group_of(room), "#"); }

std::optional<Address> parse_topic(std::string_view topic, std::string_view room) {
    return address_in(group_of(room), topic);
}

}  // namespace terramorph
