// What other machines can send.
#include "base/text.h"
#include "fuzz/eaters.h"
#include "fuzz/must.h"
#include "net/page.h"
#include "net/terms.h"
#include "support/recordings.h"

namespace terramorph::test {

namespace {

const PageContext kContext = {digest("a table"), "a room"};

const KeyPair& keys() {
    static const KeyPair pair(digest("a seat"));
    return pair;
}

void eat_page_text(std::string_view text) {
    const auto page = parse_page(text, kContext, 2, keys().public_key());
    if (!page) return must_tell(page.error());
    must(page_text(*page, kContext, keys()) == text, "a page has one spelling");
    must(extends(*page, *page), "a page extends itself");
}

}  // namespace

void eat_entry(std::string_view bytes) {
    const PlayerId seat = 2;
    const auto entry = parse_entry(bytes, seat);
    if (!entry) return must_tell(entry.error());
    must(entry_text(*entry) == bytes, "an entry has one spelling");
    const auto* commands = std::get_if<TurnCommands>(&entry->content);
    if (!commands) return;
    must(!commands->empty() && commands->size() <= kMaxEntryCommands,
         "there are some commands, but not too many");
    for (const Command& command : *commands)
        must(!validate_author(command, seat), "a seat gives its own commands alone");
}

/// As it is, and with a checksum on every line and a signature, so that what lies behind them is read, too.
void eat_page(std::string_view bytes) {
    eat_page_text(bytes);
    const std::string lines = with_line_checksums(bytes);
    const std::string all =
        concat("tm1 page\n", digest_text(kContext.mark), "\n", kContext.room, "\n", lines);
    eat_page_text(concat(lines, "signed ", signature_text(keys().sign(all)), "\n"));
}

void eat_table(std::string_view bytes) {
    const auto table = parse_match_table(bytes);
    if (!table) return must_tell(table.error());
    must(match_table_text(*table) == bytes, "a table has one spelling");
    must(!validate(table->settings), "what is read is nothing that is refused");
}

}  // namespace terramorph::test
