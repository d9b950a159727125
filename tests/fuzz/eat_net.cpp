// What other machines can send.
#include "base/text.h"
#include "fuzz/eaters.h"
#include "fuzz/must.h"
#include "net/board/claim.h"
#include "net/correspondence/invitation.h"
#include "net/correspondence/line_text.h"
#include "net/correspondence/turn_line.h"
#include "net/logs/page.h"
#include "net/people/chat.h"
#include "net/people/start.h"
#include "net/room.h"
#include "net/signed_text.h"
#include "net/terms.h"
#include "support/matches.h"
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

constexpr std::string_view kCode = "00000000";

void eat_guest_text(std::string_view text) {
    const auto guest = parse_guest(text, "a room", who_of(keys().public_key()));
    if (!guest) return must_tell(guest.error());
    must(sanitized(guest->name, kMaxNameLength) == guest->name, "a guest's name is fit to be shown");
}

SeatFile seat_file_of_two() {
    SeatFile file = {std::string(kCode), "mqtt://localhost:1883",     "ANNA",
                     digest("a seat"),   who_of(keys().public_key()), 7};
    file.table.sealed = true;
    file.table.versions = own_versions(*the_arsenal(), built_in_planets());
    file.table.settings = small_match(2);
    const KeyPair other(digest("another seat"));
    for (const KeyPair* each : {&keys(), &other})
        file.table.seats.push_back({PlayerId::at(static_cast<int>(file.table.seats.size())),
                                    who_of(each->public_key()), each->public_key(), seal(digest("nonce"))});
    return file;
}

}  // namespace

void eat_entry(std::string_view bytes) {
    const PlayerId seat = 2;
    const auto entry = parse_entry(bytes, seat);
    if (!entry) return must_tell(entry.error());
    must(entry_text(*entry) == bytes, "an entry has one spelling");
    const auto* commands = std::get_if<TurnCommands>(&entry->content);
    if (const auto* plans = std::get_if<word::Plans>(&entry->content)) commands = &plans->commands;
    if (const auto* opens = std::get_if<word::Opens>(&entry->content)) commands = &opens->commands;
    if (!commands) return;
    must(!commands->empty() && commands->size() <= kMaxEntryCommands,
         "there are some commands, but not too many");
    for (const Command& command : *commands)
        must(!validate_author(command, seat), "a seat gives its own commands alone");
}

/// As it is, and signed, so that what lies behind the signature is read, too.
void eat_page(std::string_view bytes) {
    eat_page_text(bytes);
    const std::string purpose = concat("tm1 page\n", digest_text(kContext.mark), "\n", kContext.room);
    eat_page_text(signed_text(bytes, purpose, keys()));
}

void eat_table(std::string_view bytes) {
    const auto table = parse_match_table(bytes);
    if (!table) return must_tell(table.error());
    must(match_table_text(*table) == bytes, "a table has one spelling");
    must(!validate(table->settings), "what is read is nothing that is refused");
}

/// As it is, and signed.
void eat_guest(std::string_view bytes) {
    eat_guest_text(bytes);
    eat_guest_text(signed_text(bytes, "tm1 guest\na room", keys()));
}

/// As it is, and signed.
void eat_claim(std::string_view bytes) {
    const std::string who = who_of(keys().public_key());
    for (const std::string& text : {std::string(bytes), signed_text(bytes, "tm1 day score", keys())}) {
        const auto claim = parse_claim(text, "2026-11-22", who);
        if (!claim) continue;
        must(claim_text(*claim, keys()) == text, "a claim has one spelling");
        must(claim->who() == who && claim->score.shots <= kDayShots, "a claim is its player's");
    }
}

/// As it is, and signed.
void eat_saying(std::string_view bytes) {
    for (const std::string& text :
         {std::string(bytes), signed_text(concat(bytes, "\n"), "tm1 chat a room", keys())}) {
        Chat chat;
        (void)chat.take(text, "BENQ7TTW0C", keys().public_key(), "a room");
        for (const Chat::Heard& heard : chat.take_heard()) {
            const Saying& saying = heard.saying;
            must(saying.phrase.has_value() == saying.words.empty(), "a phrase or words are said");
            must(sanitized(saying.words, kMaxChatLetters) == saying.words, "words are fit to be shown");
            must(!saying.phrase || (*saying.phrase >= 0 && *saying.phrase < kChatPhrases),
                 "there is such a phrase");
        }
    }
}

/// As it is, and signed.
void eat_start(std::string_view bytes) {
    for (const std::string& text : {std::string(bytes), signed_text(bytes, "tm1 start\na room", keys())}) {
        const auto start = parse_start(text, "a room", keys().public_key());
        if (!start) continue;
        must(start_text(*start, "a room", keys()) == text, "a start has one spelling");
        must(start->number >= 1 && start->number <= Start::kMost, "starts are counted");
    }
}

/// As it is, and as a line whose letters check each other.
void eat_chat_line(std::string_view bytes) {
    static const Versions own = own_versions(*the_arsenal(), built_in_planets());
    CodeLetters letters;
    for (const char byte : bytes) letters.push_back(static_cast<std::uint8_t>(byte & 31));
    std::vector<std::string> lines = lines_in(bytes);
    for (const std::string_view mark : {kTurnMark, kInvitationMark})
        lines.push_back(line_text(mark, letters));
    lines.emplace_back(bytes);
    for (const std::string& line : lines) {
        if (const auto turn = parse_turn_line(line, 1)) {
            const std::string text = turn_line_text(*turn);
            const auto again = parse_turn_line(text, 1);
            must(again && turn_line_text(*again) == text, "a turn is read as it's written");
            for (const Command& command : turn->commands)
                must(!validate_author(command, 1), "a seat gives its own commands alone");
        }
        const auto settings = parse_invitation(line, own);
        if (!settings)
            must_tell(settings.error());
        else
            must(!validate(*settings), "what is read is nothing that is refused");
    }
}

/// Nothing that nobody has signed changes a room, before a match and in it.
void eat_letter(std::string_view bytes) {
    static const SeatFile file = seat_file_of_two();
    std::string_view text = bytes;
    const std::string_view topic = take_until('\n', text);
    const Room::Keep keep = [](std::string_view) { return Refusal(); };
    Room lobby(std::string(kCode), {"ANNA", digest("a seat"), file.table.versions}, keep);
    Room playing(file, file.table.versions, keep);
    for (Room* room : {&lobby, &playing})
        for (const std::string& where :
             {std::string(topic), topic_of(room->name(), file.table.seats[1].who, topic)})
            room->take({where, std::string(text)});
    must(!lobby.table() && !lobby.match(), "nobody lays a table for somebody else");
    must(playing.match() && !playing.match()->stopped(), "a match goes on");
    for (const TableSeat& seat : file.table.seats)
        must(playing.match()->seat_log(seat.player).entries().empty(), "nobody writes another's log");
}

/// As it is, and with a checksum on every line.
void eat_seat_file(std::string_view bytes) {
    for (const std::string& text : {std::string(bytes), with_line_checksums(bytes)}) {
        const auto file = parse_seat_file(text);
        if (!file) {
            must_tell(file.error());
            continue;
        }
        const auto again = parse_seat_file(SeatFileWriter().begin(*file));
        must(again && again->log.size() == file->log.size() &&
                 again->orders.has_value() == file->orders.has_value(),
             "a seat's file is written as it's read");
    }
}

}  // namespace terramorph::test
