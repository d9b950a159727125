#include "net/logs/page.h"

#include <algorithm>
#include <optional>

#include "base/files/record.h"
#include "base/text.h"
#include "match/settings/player.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

constexpr std::string_view kTitle = "tm1 log ";

std::string title_of(const Page& page) { return concat(kTitle, page.seat, " ", page.number); }

/// The page of "tm1 log 2 0", still without entries; none for any other line.
std::optional<Page> parse_title(std::string_view line) {
    const auto parts = words(line);
    if (parts.size() != 4) return std::nullopt;
    const auto seat = parse_seat_number(parts[2]);
    const auto number = to_integer(parts[3], 0, kMaxPages - 1);
    if (!seat || !number) return std::nullopt;
    const Page page = {*seat, *number};
    return title_of(page) == line ? std::optional(page) : std::nullopt;
}

std::string purpose_of(const PageContext& context) {
    return concat("tm1 page\n", digest_text(context.mark), "\n", context.room);
}

/// Reads the lines before the signature, each of which ends.
Result<Page> parse_lines(std::string_view lines) {
    Page page;
    RecordPlace place{"page"};
    int number = 0;
    std::size_t bytes = 0;  // of entries
    for (const std::string_view line : split(lines.substr(0, lines.size() - 1), '\n')) {
        if (++number == 1) {
            const auto title = parse_title(line);
            if (!title) return place.mistake(number, "a page must start with its seat and its number");
            page = *title;
            place.file = title_of(page).substr(kTitle.find("log"));
            continue;
        }
        if (bytes >= kFullPageBytes) return place.mistake(number, "this page is full");
        auto entry = parse_entry(line, page.seat);
        if (!entry) return place.mistake(number, entry.error().message);
        page.entries.push_back(entry.take());
        bytes += line.size() + 1;
    }
    return page;
}

}  // namespace

bool is_full(const Page& page) {
    std::size_t bytes = 0;
    for (const Entry& entry : page.entries) bytes += entry_text(entry).size() + 1;
    return bytes >= kFullPageBytes;
}

bool extends(const Page& old, const Page& fresh) {
    const auto same = [](const Entry& one, const Entry& other) {
        return entry_text(one) == entry_text(other);
    };
    return old.seat == fresh.seat && old.number == fresh.number &&
           old.entries.size() <= fresh.entries.size() &&
           std::equal(old.entries.begin(), old.entries.end(), fresh.entries.begin(), same);
}

std::string page_text(const Page& page, const PageContext& context, const KeyPair& keys) {
    std::string lines = title_of(page) + "\n";
    for (const Entry& entry : page.entries) lines += entry_text(entry) + "\n";
    return signed_text(lines, purpose_of(context), keys);
}

Result<Page> parse_page(std::string_view text, const PageContext& context, PlayerId seat,
                        const PublicKey& key) {
    if (text.size() > kMaxPageBytes)
        return error("a page has at most {most} bytes", {{"most", kMaxPageBytes}});
    const auto written = parse_signed(text);
    if (!written) return error("a page must end with its signature");
    auto page = parse_lines(written->lines);
    if (page && (page->seat != seat || !written->is_by(key, purpose_of(context))))
        return error("this isn't signed by the player whose log it is");
    return page;
}

}  // namespace terramorph
