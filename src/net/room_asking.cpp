// Coming back to a seat whose file is lost.
#include <algorithm>
#include <iterator>
#include <utility>

#include "base/text.h"
#include "net/room.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

std::string told_purpose(std::string_view room) { return concat("tm1 told\n", room); }
std::string told_lines(std::string_view whom) { return concat("told ", whom, "\n"); }

}  // namespace

/// The others who sit at the table and are here.
std::vector<std::string> Room::others_here() const {
    std::vector<std::string> here;
    for (const TableSeat& seat : table_->seats)
        if (seat.who != who_ && is_here(seat.who)) here.push_back(seat.who);
    return here;
}

std::vector<std::string> Room::asked() const {
    std::vector<std::string> names;
    if (!asking_ || !table_) return names;
    for (const std::string& who : others_here())
        if (!asking_->has_told(who)) names.push_back(name_of(who));
    return names;
}

bool Room::knows_what_it_said() const { return !asking_ || asking_->is_told(others_here()); }

/// What lies here isn't the match that I have played.
void Room::stop_asking_elsewhere(const MatchTable& table) {
    if (!table.sealed || !seat_at(table, who_).exists()) asking_.reset();
}

void Room::ask(double seconds) {
    answers_.advance(seconds);
    tells_.advance(seconds);
    if (!asking_ || match_) return;
    // while the line is down they'd only pile up
    if (letters_.empty() && asking_->advance(seconds))
        letters_.push_back({topic_of(room_, who_, kAskTopic), who_});
    begin_if_all_agree();
}

/// Whoever has lost their own file tells what they have heard, too: or two who have would wait for each
/// other. The table goes with it, in case it was the host's file and the broker has lost it. Anybody can ask
/// in the name of others, and those who are sent too much wouldn't hear me any more: then it's told later.
void Room::answer(const std::string& who) {
    const bool knows = table_ && table_->sealed && (match_ || asking_) && seat_at(*table_, who_).exists() &&
                       seat_at(*table_, who).exists();
    if (!knows || who == who_ || !answers_.take(who)) return;
    std::vector<Letter> answer = {{topic_of(room_, who_, kTableTopic), own_table_text()}};
    const auto copy = [&](std::string_view what, const std::string& text) {
        const std::string_view number = what.substr(kLogTopic.size());
        answer.push_back({topic_of(room_, who_, concat(kCopyTopic, who, "/", number)), text});
    };
    if (match_)
        for (const auto& [what, text] : match_->pages_of(who)) copy(what, text);
    for (const Letter& letter : early_) {
        const auto address = parse_topic(letter.topic, room_);
        if (address->who == who) copy(address->what, letter.text);
    }
    answer.push_back(
        {topic_of(room_, who_, kToldTopic), signed_text(told_lines(who), told_purpose(room_), keys_)});
    Allowance told = tells_;
    for (const Letter& letter : answer)
        if (!told.take(letter.text.size())) return;
    tells_ = told;
    std::ranges::move(answer, std::back_inserter(letters_));
}

/// Pages of mine that somebody else has kept. They're signed, so it's no matter who brings them.
void Room::take_copy(std::string_view what, std::string_view text) {
    what.remove_prefix(kCopyTopic.size());
    if (!asking_ || match_ || take_until('/', what) != who_) return;
    keep_early({topic_of(room_, who_, concat(kLogTopic, what)), std::string(text)});
}

bool Room::take_told(const std::string& who, std::string_view text) {
    if (!asking_ || match_ || !table_) return false;
    const auto seat = std::ranges::find(table_->seats, who, &TableSeat::who);
    const auto told = parse_signed(text);
    if (seat == table_->seats.end() || !told || told->lines != told_lines(who_) ||
        !told->is_by(seat->key, told_purpose(room_)))
        return false;
    asking_->hear_told(who);
    begin_if_all_agree();
    return true;
}

}  // namespace terramorph
