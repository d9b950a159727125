#include "net/seat_file.h"

#include <limits>

#include "base/text.h"
#include "net/letter.h"
#include "net/people/start.h"

namespace terramorph {

namespace {

constexpr std::string_view kSeatTitle = "tm1 seat";
constexpr std::string_view kEndOfTable = "log", kOrders = "orders ", kStart = "start ";

/// The lines of a file as far as they're undamaged, without their checksums.
std::string undamaged_lines(std::string_view text) {
    LineChecksum checksum;
    std::string lines;
    while (text.find('\n') != std::string_view::npos) {
        const auto line = checksum.verify(take_until('\n', text));
        if (!line) break;
        lines += concat(*line, "\n");
    }
    return lines;
}

}  // namespace

std::string own_who(const SeatFile& file) { return who_of(KeyPair(file.secret).public_key()); }

PlayerId own_seat(const SeatFile& file) { return seat_at(file.table, own_who(file)); }

std::string SeatFileWriter::begin(const SeatFile& file) {
    checksum_ = {};
    std::string text = checksum_.sign(kSeatTitle);
    for (const std::string& line : {concat("code ", file.code), concat("broker ", file.broker),
                                    concat("name ", file.name), concat("secret ", digest_text(file.secret)),
                                    concat("host ", file.host), concat("seed ", file.seed)})
        text += checksum_.sign(line);
    std::string table = match_table_text(file.table);
    while (table.ends_with('\n')) table.pop_back();
    for (const std::string_view line : split(table, '\n')) text += checksum_.sign(line);
    text += checksum_.sign(kEndOfTable);
    if (file.start > 0) text += add_start(file.start);
    for (const Entry& entry : file.log) text += add(entry);
    if (file.orders) text += add_orders(*file.orders);
    return text;
}

std::string SeatFileWriter::add(const Entry& entry) { return checksum_.sign(entry_text(entry)); }

std::string SeatFileWriter::add_orders(const Entry& orders) {
    return checksum_.sign(concat(kOrders, entry_text(orders)));
}

std::string SeatFileWriter::add_start(int number) { return checksum_.sign(concat(kStart, number)); }

Message not_saved(const Error& why) {
    return message(N_("Couldn't save the match: {why}"), {{"why", why.message}});
}

Result<SeatFile> parse_seat_file(std::string_view written, const Planets& planets) {
    const std::string lines = undamaged_lines(written);
    std::string_view text = lines;
    SeatFile file;
    const auto title = take_line(kSeatTitle, text), code = take_line("code ", text),
               broker = take_line("broker ", text), name = take_line("name ", text);
    const auto secret = take_line("secret ", text), host = take_line("host ", text),
               seed = take_line("seed ", text);
    const auto digits = secret ? parse_digest(*secret) : std::nullopt;
    const auto number = seed ? to_integer(*seed) : std::nullopt;
    const std::string end = concat("\n", kEndOfTable, "\n");
    const auto end_of_table = text.find(end);
    const bool whole = title && code && broker && name && host && digits && number && *number >= 0 &&
                       *number <= std::numeric_limits<std::uint32_t>::max() &&
                       end_of_table != std::string_view::npos;
    if (!whole) return error("the beginning of this online match's file is damaged");
    auto table = parse_match_table(text.substr(0, end_of_table + 1), planets);
    if (!table) return table.error();
    file = {std::string(*code),
            std::string(*broker),
            sanitized(*name, kMaxNameLength),
            *digits,
            std::string(*host),
            static_cast<std::uint32_t>(*number)};
    file.table = table.take();
    const PlayerId seat = own_seat(file);
    if (!file.table.sealed || !seat.exists())
        return error("this file doesn't belong to anybody in its match");
    text.remove_prefix(end_of_table + end.size());
    while (!text.empty()) {
        std::string_view line = take_until('\n', text);
        if (line.starts_with(kStart)) {
            const auto start = to_integer(line.substr(kStart.size()), 1, Start::kMost);
            if (!start) break;
            file.start = *start;
            continue;
        }
        const bool opens = line.starts_with(kOrders);
        if (opens) line.remove_prefix(kOrders.size());
        auto entry = parse_entry(line, seat);
        if (!entry || (opens && !std::holds_alternative<word::Opens>(entry->content))) break;
        if (opens)
            file.orders = entry.take();
        else
            file.log.push_back(entry.take());
    }
    return file;
}

}  // namespace terramorph
