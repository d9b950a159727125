#include "net/room.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxWriters = 64;  // in a room; more aren't heard
constexpr std::size_t kMaxEarlyPages = 1000;
constexpr std::string_view kSeat = "seat", kTable = "table", kHere = "here", kLog = "log/";
constexpr std::string_view kGone = "gone";

std::string table_purpose(std::string_view room) { return concat("tm1 table\n", room); }

Nonce nonce_of(const Digest& secret, std::string_view room) {
    return digest(concat("tm1 nonce\n", digest_text(secret), "\n", room));
}

/// The name, made another if somebody at the table has it.
std::string free_name(const std::vector<Player>& players, const std::string& wanted) {
    const auto taken = [&](const std::string& name) {
        return std::ranges::any_of(players, [&](const Player& player) { return player.name == name; });
    };
    const std::string plain = wanted.empty() ? another_player(players).name : wanted;
    std::string name = plain;
    for (int number = 2; taken(name); ++number)
        name = concat(sanitized(plain, kMaxNameLength - 3), " ", number);
    return name;
}

}  // namespace

Room::Room(std::string code, Self self, Keep keep)
    : code_(std::move(code)),
      room_(room_name(code_)),
      self_(std::move(self)),
      keys_(self_.secret),
      nonce_(nonce_of(self_.secret, room_)),
      who_(who_of(keys_.public_key())),
      keep_(std::move(keep)) {
    guests_[who_] = own_guest();
    here_.insert(who_);
    arrived_ = {who_};
}

Room::Room(std::string code, Self self, Keep keep, MatchSettings settings, Pace pace)
    : Room(std::move(code), std::move(self), std::move(keep)) {
    host_ = who_;
    table_.emplace();
    table_->number = 0;
    table_->versions = self_.versions;
    set_settings(settings, pace);
}

Room::Room(const SeatFile& file, const Versions& versions, Keep keep)
    : Room(file.code, Self{file.name, file.secret, versions, file.broker}, std::move(keep)) {
    host_ = file.host;
    table_ = file.table;
    agreement_ = {mark(*table_), nonce_};
    if (auto refusal = validate_versions(*table_, versions, file.table.settings.players.front().name))
        trouble_ = refusal->message;
    else
        begin(file.seed, file.log);
}

Guest Room::own_guest() const {
    return {self_.name, keys_.public_key(), seal(nonce_), self_.versions, agreement_};
}

PlayerId Room::own_seat() const {
    for (const TableSeat& seat : table_->seats)
        if (seat.who == who_) return seat.player;
    return {};
}

void Room::say(std::string_view what, std::string text) {
    letters_.push_back({topic_of(room_, who_, what), std::move(text), true});
}

void Room::connected() {
    say(kHere, std::string(kHere));
    say(kSeat, guest_text(own_guest(), room_, keys_));
    if (is_host()) lay();
    if (match_) match_->send_again();
}

Letter Room::last_will() const { return {topic_of(room_, who_, kHere), std::string(kGone), true}; }

void Room::leave_for_good() {
    if (is_host()) say(kTable, "");
    if (!match_) say(kSeat, "");
}

std::vector<Letter> Room::take_letters() {
    if (match_) std::ranges::move(match_->take_letters(), std::back_inserter(letters_));
    return std::exchange(letters_, {});
}

void Room::take(const Letter& letter) {
    const auto address = parse_topic(letter.topic, room_);
    if (!address) return;
    const auto& [who, what] = *address;
    if (what == kSeat) take_guest(who, letter.text);
    if (what == kTable) take_table(who, letter.text);
    if (what == kHere) hear_presence(who, letter.text);
    if (what == kAimTopic && match_) match_->take_aim(who, letter.text);
    if (!what.starts_with(kLog)) return;
    if (match_)
        match_->take_page(who, letter.text);
    else if (early_.size() < kMaxEarlyPages && letter.text.size() <= kMaxPageBytes)
        early_.push_back(letter);
}

void Room::take_guest(const std::string& who, std::string_view text) {
    if (who == who_ || (!guests_.contains(who) && guests_.size() >= kMaxWriters)) return;
    auto guest = parse_guest(text, room_, who);
    if (!guest) return;
    guests_[who] = guest.take();
    if (std::ranges::find(arrived_, who) == arrived_.end()) arrived_.push_back(who);
    if (is_host()) seat_guests();
    begin_if_all_agree();
}

void Room::hear_presence(const std::string& who, std::string_view text) {
    if (who == who_) return;
    if (text == kHere && here_.size() < kMaxWriters)
        here_.insert(who);
    else
        here_.erase(who);
    if (is_host()) seat_guests();
    choose_table();
    begin_if_all_agree();
}

void Room::take_table(const std::string& who, std::string_view text) {
    if (who == passed_over_ || match_) return;
    if (text.empty()) return void(tables_.erase(who));
    const auto written = parse_signed(text);
    if (!written) return;
    auto table = parse_match_table(written->lines);
    if (!table) return;
    const auto seat = std::ranges::find(table->seats, who, &TableSeat::who);
    if (seat == table->seats.end() || who_of(seat->key) != who ||
        !written->is_by(seat->key, table_purpose(room_)))
        return;
    if (who == who_) return take_own_table(table.take());
    const auto known = tables_.find(who);
    const bool news = known == tables_.end()
                          ? tables_.size() < kMaxWriters
                          : !known->second.sealed && table->number > known->second.number;
    if (is_host() || !news) return;
    tables_[who] = table.take();
    choose_table();
}

/// It's from before I opened this room again.
void Room::take_own_table(MatchTable table) {
    if (table_ && (table_->sealed || table.number <= table_->number)) return;
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
    return std::ranges::any_of(table.seats,
                               [this](const TableSeat& seat) { return seat.who != who_ && is_here(seat.who); });
}

/// Whoever opens a room of a code that others have used before may find their table at the broker. That of
/// people who are here counts, and of several the first. What has been agreed to stays.
void Room::choose_table() {
    if (is_host() || match_ || agreement_) return;
    const auto here = [this](const auto& heard) { return is_anybody_at(heard.second); };
    auto chosen = tables_.find(host_);
    if (chosen == tables_.end() || !here(*chosen)) {
        const auto better = std::ranges::find_if(tables_, here);
        if (better != tables_.end()) chosen = better;
    }
    if (chosen == tables_.end()) chosen = tables_.begin();
    if (chosen == tables_.end()) return;
    const bool news = host_ != chosen->first || !table_ || table_->number != chosen->second.number;
    host_ = chosen->first;
    table_ = chosen->second;
    check_versions();
    if (table_->sealed && !trouble_ && news) agree();
}

/// Says that I'll play at this table, if I have a seat there.
void Room::agree() {
    const PlayerId seat = own_seat();
    if (seat.exists()) {
        agreement_ = {mark(*table_), nonce_};
        guests_[who_] = own_guest();
        say(kSeat, guest_text(own_guest(), room_, keys_));
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

void Room::lay() { say(kTable, signed_text(match_table_text(*table_), table_purpose(room_), keys_)); }

Refusal Room::seal_table() {
    if (!is_host()) return error("only the host can begin the match");
    if (table_->sealed) return error("the match has begun");
    if (table_->seats.size() < 2) return error("nobody has come yet");
    if (auto refusal = validate(table_->settings)) return refusal;
    table_->sealed = true;
    ++table_->number;
    lay();
    agree();
    return std::nullopt;
}

void Room::begin_if_all_agree() {
    if (match_ || trouble_ || !table_ || !table_->sealed) return;
    if (!own_seat().exists() && !is_anybody_at(*table_)) return;  // there's nobody to watch
    const Digest wanted = mark(*table_);
    std::vector<Nonce> nonces;
    for (const TableSeat& seat : table_->seats) {
        const auto guest = guests_.find(seat.who);
        if (guest == guests_.end() || guest->second.key != seat.key || !guest->second.agrees ||
            guest->second.agrees->mark != wanted)
            return;
        nonces.push_back(guest->second.agrees->nonce);
    }
    const auto seed = drawn_seed(*table_, nonces);
    if (!seed)
        trouble_ = seed.error().message;
    else
        begin(*seed, {});
}

/// Begins the match, or goes on with one of which I've written this log. No seat begins without its file.
void Room::begin(std::uint32_t seed, std::vector<Entry> log) {
    const PlayerId mine = own_seat();
    const SeatFile file = {code_, self_.broker, self_.name, self_.secret, host_, seed, std::move(log), *table_};
    if (mine.exists())
        if (auto refusal = keep_(file_.begin(file))) trouble_ = refusal->message;
    if (trouble_) return;
    settings_ = table_->settings;
    settings_.seed = seed;
    match_ = std::make_unique<RemoteMatch>(*table_, room_, mine, keys_,
                                           [this](const Entry& entry) { return keep_(file_.add(entry)); });
    match_->remember(file.log);
    for (const Letter& letter : std::exchange(early_, {})) take(letter);
}

}  // namespace terramorph
