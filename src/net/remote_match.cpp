#include "net/remote_match.h"

#include <algorithm>
#include <utility>

#include "base/text.h"
#include "net/logs/orders.h"
#include "net/seat_file.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxAimBytes = 48;

std::string what_of(const Page& page) {
    const std::string number = std::to_string(page.number);
    return concat(kLogTopic, std::string(4 - number.size(), '0'), number);
}

}  // namespace

RemoteMatch::RemoteMatch(const MatchTable& table, std::string room, PlayerId mine, KeyPair keys, Keep keep,
                         Keep keep_orders)
    : pace_(table.pace),
      seats_(table.seats),
      context_{mark(table), std::move(room)},
      mine_(mine),
      keys_(std::move(keys)),
      keep_(std::move(keep)),
      keep_orders_(std::move(keep_orders)),
      merge_(table.settings, mine, context_.mark) {
    for (const TableSeat& seat : seats_) {
        logs_.emplace(seat.player, SeatLog(seat.player));
        texts_[seat.player];
    }
}

void RemoteMatch::remember(const std::vector<Entry>& log, const std::optional<Entry>& orders) {
    if (orders) {
        merge_.remember_orders(*orders);
        kept_orders_ = TurnKey{orders->turn, orders->hash};
    }
    for (const Entry& entry : log) {
        if (logs_.at(mine_).add(entry)) return;
        merge_.hear(mine_, entry);
    }
}

/// None if nobody of this name sits at the table.
const TableSeat* RemoteMatch::seat_of(std::string_view who) const {
    const auto seat = std::ranges::find(seats_, who, &TableSeat::who);
    return seat == seats_.end() ? nullptr : &*seat;
}

bool RemoteMatch::take_page(std::string_view who, std::string_view text) {
    const TableSeat* seat = seat_of(who);
    if (!seat) return false;
    const auto page = parse_page(text, context_, seat->player, seat->key);
    if (!page) return false;
    if (hear(logs_.at(seat->player), *page)) {
        std::string& kept = texts_[seat->player][what_of(*page)];
        if (text.size() > kept.size()) kept = text;
    } else if (disputed_.size() < kMostDisputed) {
        disputed_.emplace(seat->player, text);
    }
    return true;
}

std::string RemoteMatch::evidence() const {
    std::string all;
    const auto add = [&](const TableSeat& seat, std::string_view what, std::string_view text) {
        all += concat(topic_of(context_.room, seat.who, what), "\n", text);
    };
    for (const TableSeat& seat : seats_) {
        if (seat.player == mine_)
            for (const Page& page : logs_.at(mine_).pages())
                add(seat, what_of(page), page_text(page, context_, keys_));
        else
            for (const auto& [what, text] : texts_.at(seat.player)) add(seat, what, text);
        for (const auto& [player, text] : disputed_)
            if (player == seat.player) add(seat, "contradicts", text);
    }
    return all;
}

const std::map<std::string, std::string>& RemoteMatch::pages_of(std::string_view who) const {
    static const std::map<std::string, std::string> none;
    const TableSeat* seat = seat_of(who);
    return seat ? texts_.at(seat->player) : none;
}

int RemoteMatch::last_turn() const {
    int last = 0;
    for (const auto& [seat, log] : logs_)
        if (!log.entries().empty()) last = std::max(last, log.entries().back().turn);
    return last;
}

void RemoteMatch::take_aim(std::string_view who, std::string_view text) {
    const TableSeat* seat = seat_of(who);
    if (!seat || seat->player == mine_ || text.size() > kMaxAimBytes) return;
    const auto turn = to_integer(take_until(' ', text)), angle = to_integer(take_until(' ', text));
    const auto power = to_integer(text);
    if (!turn || !angle || !power || *angle < 0 || *angle > kHalfTurn || *power < 0 || *power > kFullPower)
        return;
    aim_ =
        SeenAim{static_cast<int>(*turn), {seat->player, static_cast<int>(*angle), static_cast<int>(*power)}};
}

std::optional<Aim> RemoteMatch::aim_now(const Match& match) const {
    const bool is_now = aim_ && match.phase() == Phase::aiming && aim_->turn == match.turn() &&
                        aim_->aim.player == match.player();
    return is_now ? std::optional(aim_->aim) : std::nullopt;
}

/// Where all fire at once, aims are secret.
std::optional<Letter> RemoteMatch::take_own_aim(const Match& match) {
    const bool shown = match.settings().turn_mode() != TurnMode::simultaneous;
    if (!mine_.exists() || !shown || match.phase() != Phase::aiming || match.player() != mine_)
        return std::nullopt;
    const Tank& tank = match.state().tank(mine_);
    const SeenAim now = {match.turn(), {mine_, tank.angle, tank.power}};
    if (own_aim_ && own_aim_->turn == now.turn && own_aim_->aim == now.aim) return std::nullopt;
    own_aim_ = now;
    return Letter{topic_of(context_.room, who_of(keys_.public_key()), kAimTopic),
                  concat(now.turn, " ", now.aim.angle, " ", now.aim.power), false};
}

/// Hears what's new in a page. Of my own log that's what was lost here with a part of my file.
/// Returns false if it contradicts what was known.
bool RemoteMatch::hear(SeatLog& log, const Page& page) {
    const std::size_t known = log.entries().size();
    const bool fits = log.take(page) != SeatLog::Taken::contradicts;
    if (!fits) merge_.hear_contradiction(log.seat());
    for (std::size_t k = known; k < log.entries().size(); ++k) {
        const Entry& entry = log.entries()[k];
        if (log.seat() == mine_ && !stopped_)
            if (auto refusal = keep_(entry)) stop_unkept(*refusal);
        merge_.hear(log.seat(), entry);
    }
    return fits;
}

void RemoteMatch::stop_unkept(const Error& why) {
    is_unkept_ = true;
    stopped_ = not_saved(why);
}

/// They're sealed by what is sent next: whoever has lost them can't open them.
void RemoteMatch::keep_orders() {
    const auto& orders = merge_.orders();
    const auto key = orders ? std::optional(TurnKey{orders->turn, orders->hash}) : std::nullopt;
    if (!key || std::exchange(kept_orders_, key) == key) return;
    if (auto refusal = keep_orders_(*orders)) stop_unkept(*refusal);
}

/// Keeps what has been written, which may then be sent. What can't be kept isn't sent, as a seat that has
/// forgotten what it said would say something else.
void RemoteMatch::keep_written() {
    if (!stopped_) keep_orders();
    for (Entry& entry : merge_.take_written()) {
        if (stopped_) return;
        auto refusal = keep_(entry);
        if (!refusal) refusal = logs_.at(mine_).add(std::move(entry));
        if (refusal) stop_unkept(*refusal);
    }
}

Refusal RemoteMatch::validate_writing() const {
    if (stopped_) return error(*stopped_);
    if (waits_to_write_) return error(N_("what was played meanwhile hasn't come yet"));
    return std::nullopt;
}

Merge::Next RemoteMatch::next(const Match& match) {
    if (stopped_ || waits_to_write_) return Merge::Wait{};
    auto next = merge_.next(match);
    keep_written();
    if (stopped_) return Merge::Wait{};
    return next;
}

Refusal RemoteMatch::give(const Match& match, const Command& command) {
    if (auto refusal = validate_writing()) return refusal;
    if (auto refusal = merge_.give(match, command)) return refusal;
    keep_written();
    return stopped_ ? Refusal(error(*stopped_)) : std::nullopt;
}

void RemoteMatch::leave() {
    if (waits_to_write_) return;
    merge_.leave();
    keep_written();
}

Refusal RemoteMatch::plan(const Match& match, const TurnCommands& commands) {
    if (auto refusal = validate_writing()) return refusal;
    const auto volley = merge_.plannable(match);
    const HalfDigest nonce =
        volley && aims_together(match) ? orders_nonce(context_.mark, *volley, keys_) : HalfDigest{};
    if (auto refusal = merge_.plan(match, commands, nonce)) return refusal;
    keep_written();
    return stopped_ ? Refusal(error(*stopped_)) : std::nullopt;
}

/// That of nobody: nobody is waited for. All shop at the same time, and aim for a volley.
RemoteMatch::Awaited RemoteMatch::awaited_turn(const Match& match) const {
    if (!author(match).exists()) return {};
    const AuthorsTurn turn = turn_of(match, match.player());
    return {match.phase() == Phase::shopping ? turn.opening : turn.turn, merge_.all_sealed(match)};
}

double RemoteMatch::patience(const Match& match) const {
    if (!pace_.live) return pace_.most * kDaySeconds - waited(match);
    return (awaited_turn(match).opening ? kOpenSeconds : pace_.most + kGraceSeconds) - waited(match);
}

void RemoteMatch::advance(double seconds, const Match& match) {
    waited_ = waited(match);
    awaited_ = awaited_turn(match);
    if (!author(match).exists()) return;
    waited_ += seconds;
    if (patience(match) <= 0 && !waits_to_write_) merge_.give_up(match);
}

void RemoteMatch::has_waited(double seconds, const Match& match) {
    awaited_ = awaited_turn(match);
    waited_ = seconds;
}

std::vector<Letter> RemoteMatch::take_letters() {
    std::vector<Letter> letters;
    if (!mine_.exists()) return letters;
    const SeatLog& log = logs_.at(mine_);
    const std::string who = who_of(keys_.public_key());
    std::size_t entries = 0;  // up to the end of the page
    for (const Page& page : log.pages()) {
        entries += page.entries.size();
        if (entries > sent_)
            letters.push_back(
                {topic_of(context_.room, who, what_of(page)), page_text(page, context_, keys_), true});
    }
    sent_ = entries;
    return letters;
}

bool RemoteMatch::is_as_sent(std::string_view what, std::string_view text) const {
    if (!mine_.exists()) return true;
    const auto& pages = logs_.at(mine_).pages();
    const auto page = std::ranges::find(pages, what, what_of);
    return page == pages.end() || page_text(*page, context_, keys_) == text;
}

}  // namespace terramorph
