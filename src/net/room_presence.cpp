// Who is here, and by which machine a seat is played.
#include <algorithm>
#include <utility>

#include "base/text.h"
#include "net/broker.h"
#include "net/room.h"

namespace terramorph {

namespace {

constexpr std::string_view kHere = "here", kGone = "gone";

}  // namespace

/// Pages wait until all that was kept has come, which is when my own start comes back: another machine may
/// have written some for this seat. (It has a topic of its own, as the last will of a line that's cut takes
/// back that somebody is here.)
void Room::connected() {
    unheard_.clear();
    is_heard_ = false;
    put(kHereTopic, std::string(kHere));
    put(kStartTopic, start_text(start_, room_, keys_));
    // what I have said before has my number in it, which others may need
    if (!asking_ || agreement_) put(kSeatTopic, guest_text(own_guest(), room_, keys_));
    if (is_host()) lay();
    if (match_) match_->send_again();
}

Letter Room::last_will() const {
    return {topic_of(room_, who_, kHereTopic), std::string(kGone), true, kept_for()};
}

/// Where a broker lets anybody write anywhere, others may have cleared or changed what I've said there.
void Room::hear_own(std::string_view what, const Letter& letter) {
    const auto unheard = unheard_.find(letter.topic);
    if (unheard != unheard_.end() && unheard->second == letter.text) unheard_.erase(unheard);
    const auto said = said_.find(what);
    const bool other = said != said_.end() && said->second != letter.text;
    const bool other_page = match_ && what.starts_with(kLogTopic) && !match_->is_as_sent(what, letter.text);
    if ((other || other_page) && disturbed_.size() < kMaxWriters) disturbed_.emplace(what);
}

/// Whoever comes takes the seat over from those who were there before, once. Then it's theirs until somebody
/// else comes.
void Room::hear_own_start(std::string_view text) {
    const auto heard = parse_start(text, room_, keys_.public_key());
    if (!heard) return;
    if (*heard == start_) {
        is_heard_ = has_seat_ = true;
        if (match_) match_->let_write();
    } else if (has_seat_) {
        if (*heard > start_) be_replaced(message(N_("You're playing on from another machine.")));
    } else if (*heard > start_ && heard->number < Start::kMost) {
        start_.number = heard->number + 1;
        // Where that can't be kept, the next start may only have to outdo this one once more.
        if (match_ && match_->mine().exists()) (void)keep_(file_.add_start(start_.number));
        put(kStartTopic, start_text(start_, room_, keys_));
    }
}

/// Two machines of one seat have the same name at the broker, which lets in the one that comes and cuts the
/// other's line. Where they can't write they can't agree either, and would go on like that for ever.
void Room::disconnected() {
    lost_lines_ = is_heard_ ? 0 : lost_lines_ + 1;
    if (is_replaced_ || lost_lines_ < kMostLostLines) return;
    const auto broker = parse_broker(self_.broker);
    be_replaced(
        message(N_("{place} keeps cutting you off. If this match is open on another machine, close it there, "
                   "then come back."),
                {{"place", broker ? broker->place() : self_.broker}}));
}

void Room::be_replaced(const Message& why) {
    is_replaced_ = true;
    if (match_)
        match_->stop(why);
    else
        trouble_ = why;
}

/// Heals what others have changed.
void Room::heal(double seconds) {
    since_healed_ += seconds;
    if (disturbed_.empty() || since_healed_ < kBetweenHeals) return;
    since_healed_ = 0;
    for (const std::string& what : std::exchange(disturbed_, {})) {
        if (const auto said = said_.find(what); said != said_.end())
            put(what, std::string(said->second));
        else if (match_)
            match_->send_again();
    }
}

void Room::hear_presence(const std::string& who, std::string_view text) {
    if (who == who_) return;
    if (text == kHere)
        see(who);
    else
        here_.erase(who);
    if (is_host()) seat_guests();
    choose_table();
    begin_if_all_agree();
}

/// Anybody can say that strangers are here, and that many are: those who are known here take the places of
/// those who aren't.
void Room::see(const std::string& who) {
    const auto weight = [this](const std::string& each) {
        const bool sits = each == who_ || (table_ && seat_at(*table_, each).exists());
        return sits ? 2 : guests_.contains(each) ? 1 : 0;
    };
    if (here_.size() >= kMaxWriters && !here_.contains(who)) {
        const auto least = std::ranges::min_element(here_, {}, weight);
        if (weight(*least) > weight(who)) return;
        here_.erase(least);
    }
    here_.insert(who);
}

std::vector<Room::Onlooker> Room::onlookers() const {
    std::vector<Onlooker> all;
    for (const std::string& who : arrived_) {
        if (!table_ || !is_here(who) || seat_at(*table_, who).exists() || all.size() == kMostOnlookers)
            continue;
        const Guest& guest = guests_.at(who);
        all.push_back({guest.name.empty() ? who : guest.name, guest.versions.game,
                       !validate_versions(*table_, guest.versions, guest.name)});
    }
    return all;
}

void Room::see_here() {
    if (!match_) return;
    std::vector<PlayerId> seats;
    for (const TableSeat& seat : table_->seats)
        if (is_here(seat.who)) seats.push_back(seat.player);
    match_->see_here(std::move(seats));
}

}  // namespace terramorph
