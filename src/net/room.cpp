#include "net/room.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "net/signed_text.h"

namespace terramorph {

namespace {

Nonce nonce_of(const Digest& secret, std::string_view room, int drawn) {
    return digest(concat("tm1 nonce\n", digest_text(secret), "\n", room, "\n", drawn));
}

}  // namespace

Room::Room(std::string code, Self self, Keep keep)
    : code_(std::move(code)),
      room_(room_name(code_)),
      self_(std::move(self)),
      keys_(self_.secret),
      nonce_(nonce_of(self_.secret, room_, drawn_)),
      who_(who_of(keys_.public_key())),
      keep_(std::move(keep)),
      start_(start_of(self_.start)) {
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

Room::Room(const SeatFile& file, const Versions& versions, Keep keep, const Digest& start)
    : Room(file.code, Self{file.name, file.secret, versions, file.broker, start}, std::move(keep)) {
    host_ = file.host;
    table_ = file.table;
    const auto seat = std::ranges::find(table_->seats, who_, &TableSeat::who);
    if (seat != table_->seats.end() && find_nonce(seat->sealed_nonce)) agreement_ = {mark(*table_), nonce_};
    guests_[who_] = own_guest();
    start_.number = std::min(file.start + 1, Start::kMost);  // letters of earlier starts may still arrive
    if (auto refusal = validate_versions(*table_, versions, file.table.settings.players.front().name))
        trouble_ = refusal->message;
    else
        begin(file.seed, file.log, file.orders);
    if (match_) match_->wait_to_write();  // another machine may have written more since
}

Guest Room::own_guest() const {
    return {self_.name, keys_.public_key(), seal(nonce_), self_.versions, agreement_};
}

void Room::put(std::string_view what, std::string text) {
    said_[std::string(what)] = text;
    letters_.push_back({topic_of(room_, who_, what), std::move(text), true});
}

void Room::leave_for_good() {
    if (asks()) return;  // what I have said before is still of use
    is_unlaid_ = false;
    if (is_host()) put(kTableTopic, "");
    if (!match_) put(kSeatTopic, ""), put(kStartTopic, "");
}

std::vector<Letter> Room::take_letters() {
    if (is_replaced_) return {};
    if (is_unlaid_) {
        std::string table = own_table_text();
        if (lays_.take(table.size())) put(kTableTopic, std::move(table)), is_unlaid_ = false;
    }
    if (match_ && is_heard_) std::ranges::move(match_->take_letters(), std::back_inserter(letters_));
    std::ranges::move(chat_.take_letters(), std::back_inserter(letters_));
    for (Letter& letter : letters_) {
        if (!letter.kept) continue;
        letter.seconds = kept_for();
        unheard_[letter.topic] = letter.text;
    }
    return std::exchange(letters_, {});
}

int Room::kept_for() const {
    const bool over_days = table_ && !table_->pace.live;
    return kDaySeconds * (over_days ? kDaysKept : kDaysKeptLive);
}

bool Room::take(const Letter& letter) {
    const auto address = parse_topic(letter.topic, room_);
    if (!address) return true;
    const auto& [who, what] = *address;
    if (who == who_) hear_own(what, letter);
    if (!flood_.hears(who, letter.text.size(), guests_.contains(who))) return false;
    if (hear(who, what, letter) && who != who_) flood_.note_signed(who, letter.text);
    return true;
}

void Room::advance(double seconds) {
    see_here();
    look_for_host(seconds);
    flood_.advance(seconds);
    chat_.advance(seconds);
    lays_.advance(seconds);
    ask(seconds);
    heal(seconds);
}

/// Those at the table may: everybody else could come again and again under other names, or under that of
/// somebody there.
bool Room::may_talk(const std::string& who) const { return table_ && seat_at(*table_, who).exists(); }

bool Room::may_be_said(const Saying& saying) const {
    return table_->talk == TableTalk::words || (table_->talk == TableTalk::phrases && saying.phrase);
}

Refusal Room::say(const Saying& saying) {
    if (!may_talk(who_)) return error("only those who play can talk");
    if (table_->talk == TableTalk::none) return error("the host has turned talk off for this match");
    if (!may_be_said(saying)) return error("the host allows only set phrases in this match");
    return chat_.say(saying, start_.number, room_, keys_);
}

bool Room::hear_talk(const std::string& who, std::string_view text) {
    const auto guest = guests_.find(who);
    if (who == who_ || guest == guests_.end() || !may_talk(who)) return false;
    if (muted_before_.erase(name_of(who)) > 0) chat_.mute(who, true);
    return chat_.take(text, who, guest->second.key, room_);
}

/// Where a changed game says more than the table allows, nobody hears it.
std::vector<Chat::Heard> Room::take_heard() {
    std::vector<Chat::Heard> heard = chat_.take_heard();
    std::erase_if(heard, [this](const Chat::Heard& each) { return !may_be_said(each.saying); });
    return heard;
}

bool Room::is_muted(const std::string& who) const {
    return chat_.is_muted(who) || muted_before_.contains(name_of(who));
}

void Room::mute(const std::string& who, bool muted) {
    muted_before_.erase(name_of(who));
    chat_.mute(who, muted);
}

std::set<std::string> Room::muted_names() const {
    std::set<std::string> names = muted_before_;
    for (const auto& [who, guest] : guests_)
        if (chat_.is_muted(who)) names.insert(name_of(who));
    return names;
}

std::string Room::name_of(const std::string& who) const {
    const PlayerId seat = table_ ? seat_at(*table_, who) : PlayerId();
    if (seat.exists()) return table_->settings.players[seat].name;
    const auto guest = guests_.find(who);
    return guest == guests_.end() ? "" : guest->second.name;
}

std::vector<Message> Room::take_warnings() {
    std::vector<Message> warnings;
    for (const auto& [who, is_sure] : flood_.take_news()) {
        const std::string name = name_of(who);
        if (name.empty())
            warnings.push_back(message(N_("somebody in this room sends too much and isn't heard any more")));
        else if (is_sure)
            warnings.push_back(
                message(N_("{name}'s game sends too much and isn't heard any more"), {{"name", name}}));
        else
            warnings.push_back(message(
                N_("somebody floods this room in {name}'s name, so some of what {name} does may come late"),
                {{"name", name}}));
    }
    return warnings;
}

/// True if the letter has its writer's signature.
bool Room::hear(const std::string& who, std::string_view what, const Letter& letter) {
    if (what == kSeatTopic) return take_guest(who, letter.text);
    if (what == kTableTopic) return take_table(who, letter.text);
    if (what == kToldTopic) return take_told(who, letter.text);
    if (what == kChatTopic) return hear_talk(who, letter.text);
    if (what.starts_with(kLogTopic) && match_) return match_->take_page(who, letter.text);
    if (what == kStartTopic && who == who_) hear_own_start(letter.text);
    if (what == kHereTopic) hear_presence(who, letter.text);
    if (what == kAimTopic && match_) match_->take_aim(who, letter.text);
    if (what == kAskTopic) answer(who);
    if (what.starts_with(kCopyTopic)) take_copy(what, letter.text);
    if (what.starts_with(kLogTopic)) keep_early(letter);
    return false;
}

/// The number that this is the seal of, among those that I have drawn here, is mine again. False if there's
/// none.
bool Room::find_nonce(const Digest& sealed) {
    for (int drawn = 0; drawn < kMostDrawn; ++drawn) {
        const Nonce nonce = nonce_of(self_.secret, room_, drawn);
        if (seal(nonce) != sealed) continue;
        nonce_ = nonce;
        drawn_ = drawn;
        return true;
    }
    return false;
}

/// My number is known to all who heard me agree: at another table it would let them choose the seed.
void Room::draw_again() {
    nonce_ = nonce_of(self_.secret, room_, ++drawn_);
    agreement_ = std::nullopt;
    guests_[who_] = own_guest();
    put(kSeatTopic, guest_text(own_guest(), room_, keys_));
}

void Room::begin_if_all_agree() {
    if (match_ || trouble_ || !table_ || !table_->sealed) return;
    if (!seat_at(*table_, who_).exists() && !is_anybody_at(*table_)) return;  // there's nobody to watch
    if (!knows_what_it_said()) return;
    std::vector<Nonce> nonces;
    for (const TableSeat& seat : table_->seats) {
        if (!has_agreed(seat)) return;
        nonces.push_back(guests_.find(seat.who)->second.agrees->nonce);
    }
    const auto seed = drawn_seed(*table_, nonces);
    if (!seed)
        trouble_ = seed.error().message;
    else
        begin(*seed, {});
}

/// Begins the match, or goes on with one of which I've written this log. No seat begins without its file.
void Room::begin(std::uint32_t seed, std::vector<Entry> log, std::optional<Entry> orders) {
    const PlayerId mine = seat_at(*table_, who_);
    const SeatFile file = {code_, self_.broker,   self_.name, self_.secret,      host_,
                           seed,  std::move(log), *table_,    std::move(orders), start_.number};
    if (mine.exists())
        if (auto refusal = keep_(file_.begin(file))) trouble_ = not_saved(*refusal);
    if (trouble_) return;
    settings_ = table_->settings;
    settings_.seed = seed;
    match_ = std::make_unique<RemoteMatch>(
        *table_, room_, mine, keys_, [this](const Entry& entry) { return keep_(file_.add(entry)); },
        [this](const Entry& entry) { return keep_(file_.add_orders(entry)); });
    match_->remember(file.log, file.orders);
    for (const Letter& letter : std::exchange(early_, {}))
        match_->take_page(parse_topic(letter.topic, room_)->who, letter.text);
}

}  // namespace terramorph
