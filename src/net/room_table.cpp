// The table of a room: laying it, hearing others', agreeing to it.
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "net/people/names.h"
#include "net/room.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

std::string table_purpose(std::string_view room) { return concat("tm1 table\n", room); }

}  // namespace

bool Room::take_table(const std::string& who, std::string_view text) {
    if (who == passed_over_ || match_) return false;
    if (text.empty() && !(who == host_ && waits_for_host())) tables_.erase(who);
    const auto written = parse_signed(text);
    if (!written) return false;
    auto table = parse_match_table(written->lines);
    if (!table) return false;
    const auto seat = std::ranges::find(table->seats, who, &TableSeat::who);
    if (seat == table->seats.end() || who_of(seat->key) != who ||
        !written->is_by(seat->key, table_purpose(room_)))
        return false;
    if (who == who_) {
        take_own_table(table.take());
        return true;
    }
    const auto known = tables_.find(who);
    const bool news =
        known == tables_.end() ? tables_.size() < kMaxWriters : table->number > known->second.number;
    if (is_host() || !news) return true;
    tables_[who] = table.take();
    choose_table();
    return true;
}

/// It's from before I opened this room again.
void Room::take_own_table(MatchTable table) {
    if (table_ && (table_->sealed || table.number <= table_->number)) return;
    stop_asking_elsewhere(table);
    if (is_host() && !table.sealed) {
        table_->number = table.number + 1;
        return lay();
    }
    host_ = who_;
    table_ = std::move(table);
    check_versions();
    seat_guests(), lay();  // what I have said meanwhile may have taken its place
    if (table_->sealed && !trouble_) agree();
}

void Room::check_versions() {
    const auto seat = std::ranges::find(table_->seats, host_, &TableSeat::who);
    const auto refusal =
        validate_versions(*table_, self_.versions, table_->settings.players[seat->player].name);
    trouble_ = refusal ? std::optional(refusal->message) : std::nullopt;
}

bool Room::is_anybody_at(const MatchTable& table) const {
    return std::ranges::any_of(
        table.seats, [this](const TableSeat& seat) { return seat.who != who_ && is_here(seat.who); });
}

/// True if the host has opened the table again to which I have agreed.
bool Room::is_taken_back() const {
    const auto laid = tables_.find(host_);
    return laid != tables_.end() && !laid->second.sealed && laid->second.number > table_->number;
}

/// Whoever opens a room of a code that others have used before may find their table at the broker. That of
/// people who are here counts, and of several the first. What has been agreed to stays, and so does the table
/// of a host who was here: anybody can say that he's gone, until he has said again that he isn't.
void Room::choose_table() {
    if (is_host() || match_ || (agreement_ && !is_taken_back())) return;
    if (agreement_) draw_again();
    const auto here = [this](const auto& heard) { return is_anybody_at(heard.second); };
    auto chosen = tables_.find(host_);
    if (chosen == tables_.end() || !(here(*chosen) || waits_for_host())) {
        const auto better = std::ranges::find_if(tables_, here);
        if (better != tables_.end()) chosen = better;
    }
    if (chosen == tables_.end()) chosen = tables_.begin();
    if (chosen == tables_.end()) return;
    const bool news = host_ != chosen->first || !table_ || table_->number != chosen->second.number;
    const bool moves = host_ != chosen->first;
    if (moves) host_gone_for_ = 0;
    host_ = chosen->first;
    has_met_host_ = is_here(host_) || (has_met_host_ && !moves);
    table_ = chosen->second;
    stop_asking_elsewhere(*table_);
    check_versions();
    if (table_->sealed && !trouble_ && news) agree();
}

/// Another's table counts once the host is gone for long.
void Room::look_for_host(double seconds) {
    if (is_host() || match_ || host_.empty()) return;
    const bool waited = waits_for_host();
    host_gone_for_ = is_here(host_) ? 0 : host_gone_for_ + seconds;
    if (!waited || waits_for_host()) return;
    tables_.erase(host_);
    choose_table();
}

bool Room::take_guest(const std::string& who, std::string_view text) {
    if (who == who_ || (!guests_.contains(who) && guests_.size() >= kMaxWriters)) return false;
    auto guest = parse_guest(text, room_, who);
    if (!guest) return false;
    // who has agreed doesn't take it back: this was said before, and somebody has sent it again
    if (table_ && table_->sealed && has_agreed({{}, who, guest->key})) return true;
    if (const auto known = guests_.find(who); known != guests_.end()) {  // so was what has an earlier number
        std::set<Digest>& former = former_[who];
        if (former.contains(guest->sealed_nonce)) return true;
        const bool draws = known->second.sealed_nonce != guest->sealed_nonce;
        if (draws && std::ssize(former) < kMostDrawn) former.insert(known->second.sealed_nonce);
    }
    guests_[who] = guest.take();
    if (std::ranges::find(arrived_, who) == arrived_.end()) arrived_.push_back(who);
    if (is_host()) seat_guests();
    if (who == host_ && table_ && table_->sealed && !match_ && !trouble_ && !agreement_) agree();
    begin_if_all_agree();
    return true;
}

bool Room::has_agreed(const TableSeat& seat) const {
    const auto guest = guests_.find(seat.who);
    return guest != guests_.end() && guest->second.key == seat.key && guest->second.agrees &&
           guest->second.agrees->mark == mark(*table_);
}

/// Says that I'll play at this table, if I have a seat there. The host says so first: whoever knows the
/// numbers of all others knows the seed, and the host may take the table back.
void Room::agree() {
    const auto seat = std::ranges::find(table_->seats, who_, &TableSeat::who);
    const auto host = std::ranges::find(table_->seats, host_, &TableSeat::who);
    if (asking_ && seat != table_->seats.end()) (void)find_nonce(seat->sealed_nonce);
    const bool is_my_turn = is_host() || (host != table_->seats.end() && has_agreed(*host));
    if (is_my_turn && seat != table_->seats.end() && seat->sealed_nonce == seal(nonce_)) {
        agreement_ = {mark(*table_), nonce_};
        guests_[who_] = own_guest();
        put(kSeatTopic, guest_text(own_guest(), room_, keys_));
    }
    begin_if_all_agree();
}

void Room::set_settings(const MatchSettings& settings, Pace pace) {
    if (!is_host() || table_->sealed) return;
    table_->pace = pace;
    table_->settings = settings;
    std::erase_if(table_->settings.players, [](const Player& player) { return player.kind.is_person(); });
    table_->seats.clear();
    seat_guests();
}

void Room::set_talk(TableTalk talk) {
    if (!is_host() || table_->sealed || talk == table_->talk) return;
    table_->talk = talk;
    ++table_->number;
    lay();
}

/// Gives each guest who is there a seat, in the order in which they came, as long as there are seats; the
/// host first, and computers behind the people. A seat stays empty where nobody else plays yet.
void Room::seat_guests() {
    if (table_->sealed) return;
    std::vector<Player> players, computers = table_->settings.players;
    std::erase_if(computers, [](const Player& player) { return player.kind.is_person(); });
    std::vector<TableSeat> seats;
    for (const std::string& who : arrived_) {
        const Guest& guest = guests_.at(who);
        const bool fits = !validate_versions(*table_, guest.versions, guest.name);
        if (!fits || !is_here(who) || players.size() + computers.size() == kMaxPlayers) continue;
        std::vector<Player> all = players;
        all.insert(all.end(), computers.begin(), computers.end());
        Player player = another_player(all);
        player.name = free_name(all, guest.name);
        seats.push_back({PlayerId::at(static_cast<int>(players.size())), who, guest.key, guest.sealed_nonce});
        players.push_back(player);
    }
    if (players.size() + computers.size() < kMinPlayers) players.push_back(another_player(players));
    players.insert(players.end(), computers.begin(), computers.end());
    if (table_->number > 0 && players == table_->settings.players && seats == table_->seats) return;
    table_->settings.players = std::move(players);
    table_->seats = std::move(seats);
    ++table_->number;
    lay();
}

std::string Room::own_table_text() const {
    return signed_text(match_table_text(*table_), table_purpose(room_), keys_);
}

Refusal Room::seal_table() {
    if (!is_host()) return error("only the host can begin the match");
    if (table_->sealed) return error("the match has begun");
    if (table_->seats.size() < 2) return error("nobody has joined yet");
    for (const TableSeat& seat : table_->seats)
        if (guests_.at(seat.who).agrees)  // to a table that was taken back
            return error("{name} isn't ready yet", {{"name", guests_.at(seat.who).name}});
    if (auto refusal = validate(table_->settings)) return refusal;
    table_->sealed = true;
    ++table_->number;
    lay();
    agree();
    return std::nullopt;
}

Refusal Room::open_table() {
    if (!is_host()) return error("only the host can change the match");
    if (match_) return error("the match has begun");
    if (!table_->sealed) return std::nullopt;
    table_->sealed = false;
    ++table_->number;
    trouble_ = std::nullopt;
    draw_again();
    lay();
    seat_guests();
    return std::nullopt;
}

}  // namespace terramorph
