#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/digest.h"
#include "base/result.h"
#include "net/logs/entry.h"

namespace terramorph {

constexpr std::size_t kMaxPageBytes = 8192;   ///< longer ones aren't read
constexpr std::size_t kFullPageBytes = 2000;  ///< of entries; then the next page begins
constexpr int kMaxPages = 400;                ///< of a seat

/// A part of a seat's log. It's a state and no event: it grows entry by entry until it's full, and a longer
/// one takes the place of a shorter one, so that it may come twice, late or not at all.
struct Page {
    PlayerId seat;
    int number = 0;  ///< within the log, from 0
    std::vector<Entry> entries = {};
};

/// Nothing is added to a full page.
bool is_full(const Page& page);
/// True if the fresh page is the old one, unchanged or with more entries.
bool extends(const Page& old, const Page& fresh);

/// What a signature is for, besides its page: the same entries say nothing in another match or room.
struct PageContext {
    Digest mark;  ///< of the table
    std::string room;
};

/// The text of a page, whose last line is its seat's signature.
std::string page_text(const Page& page, const PageContext& context, const KeyPair& keys);
/// Reads a page of this seat, which the owner of the key has signed. Errors name the seat, page and line.
Result<Page> parse_page(std::string_view text, const PageContext& context, PlayerId seat,
                        const PublicKey& key);

}  // namespace terramorph
