#include "net/people/guest.h"

#include "base/text.h"
#include "match/settings/player.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

constexpr std::string_view kGuestTitle = "tm1 guest\n";

std::string guest_purpose(std::string_view room) { return concat("tm1 guest\n", room); }

/// The agreement of "agrees MARK NONCE"; none if it's written otherwise.
std::optional<Guest::Agreement> parse_agreement(std::string_view parts) {
    const auto mark = parse_digest(take_until(' ', parts)), nonce = parse_digest(parts);
    if (!mark || !nonce) return std::nullopt;
    return Guest::Agreement{*mark, *nonce};
}

std::string guest_lines(const Guest& guest) {
    std::string lines = concat(kGuestTitle, "name ", guest.name, "\nkey ", digest_text(guest.key), "\nnonce ",
                               digest_text(guest.sealed_nonce), "\n", versions_text(guest.versions));
    if (guest.agrees)
        lines +=
            concat("agrees ", digest_text(guest.agrees->mark), " ", digest_text(guest.agrees->nonce), "\n");
    return lines;
}

Result<Guest> parse_guest_lines(std::string_view text) {
    Guest guest;
    const auto title = take_line(kGuestTitle.substr(0, kGuestTitle.size() - 1), text),
               name = take_line("name ", text);
    if (!title || !name) return error("this isn't a guest's message");
    guest.name = sanitized(*name, kMaxNameLength);
    const auto key = take_line("key ", text), sealed = take_line("nonce ", text);
    const auto public_key = key ? parse_digest(*key) : std::nullopt;
    const auto sealed_nonce = sealed ? parse_digest(*sealed) : std::nullopt;
    if (!public_key || !sealed_nonce) return error("a guest must have a key and a sealed number");
    guest.key = *public_key;
    guest.sealed_nonce = *sealed_nonce;
    if (auto refusal = take_versions(text, guest.versions)) return *refusal;
    const auto agrees = take_line("agrees ", text);
    if (agrees) guest.agrees = parse_agreement(*agrees);
    if (!text.empty() || agrees.has_value() != guest.agrees.has_value())
        return error("a guest's message has lines that don't belong there");
    return guest;
}

}  // namespace

std::string guest_text(const Guest& guest, std::string_view room, const KeyPair& keys) {
    return signed_text(guest_lines(guest), guest_purpose(room), keys);
}

Result<Guest> parse_guest(std::string_view text, std::string_view room, std::string_view who) {
    if (text.size() > kMaxGuestBytes)
        return error("a guest's message has at most {most} bytes", {{"most", kMaxGuestBytes}});
    const auto written = parse_signed(text);
    if (!written) return error("a guest's message must be signed");
    auto guest = parse_guest_lines(written->lines);
    if (guest && (guest->who() != who || !written->is_by(guest->key, guest_purpose(room))))
        return error("this isn't signed by the guest it's from");
    return guest;
}

}  // namespace terramorph
