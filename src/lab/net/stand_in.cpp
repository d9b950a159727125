#include "lab/net/stand_in.h"

#include <cassert>
#include <utility>

#include "ai/items/shopping.h"
#include "ai/temperament.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kStandInStream = 321, kStandInsShoppingStream = 322;
constexpr int kTicksAtOnce = 16;  // of what flies

std::size_t bytes_of(const Letter& letter) { return letter.topic.size() + letter.text.size(); }

}  // namespace

StandIn::StandIn(Birth birth, FaultProxy& proxy, std::shared_ptr<const Arsenal> arsenal)
    : birth_(std::move(birth)), proxy_(proxy), arsenal_(std::move(arsenal)) {
    begin();
}

/// What the program does when it starts: it goes back to the match whose file it has, or else to the room.
void StandIn::begin() {
    const auto file = parse_seat_file(file_);
    if (file)
        room_ = std::make_unique<Room>(*file, birth_.self.versions, keep());
    else if (birth_.hosts)
        room_ = std::make_unique<Room>(birth_.code, birth_.self, keep(), *birth_.hosts, Pace{});
    else
        room_ = std::make_unique<Room>(birth_.code, birth_.self, keep());
    connect();
}

void StandIn::connect() {
    earlier_connections_ += std::exchange(connections_, 0);
    up_since_ = std::nullopt;
    post_ = std::make_unique<MosquittoPost>(Broker{"127.0.0.1", proxy_.port()}, room_->who(),
                                            room_topics(room_->name()), room_->last_will());
}

Room::Keep StandIn::keep() {
    return [this, begun = false](std::string_view text) mutable -> Refusal {
        if (!begun) file_.clear();
        last_line_ = begun ? text.size() : 0;
        begun = true;
        file_ += text;
        return std::nullopt;
    };
}

std::optional<Message> StandIn::trouble() const {
    if (room_->trouble()) return room_->trouble();
    return remote() ? remote()->stopped() : std::nullopt;
}

void StandIn::hear(Clock::time_point now) {
    if (const int connections = post_->connections(); connections != connections_) {
        connections_ = connections;
        up_since_ = now;
        room_->connected();
    }
    for (const Letter& letter : post_->take()) {
        traffic_ += bytes_of(letter);
        room_->take(letter);
        has_news_ = true;
    }
}

bool StandIn::work(Pacer& pacer, Clock::time_point now) {
    RemoteMatch* const remote = room_->match();
    if (!remote || !has_news_ || trouble() || has_unsent_turn_) return false;
    if (!match_) match_ = std::make_unique<Match>(room_->settings(), arsenal_);
    const Merge::Next next = remote->next(*match_);
    has_news_ = true;
    if (const auto* back = std::get_if<Merge::TakeBack>(&next)) {
        match_ = taken_back(*match_, back->turn);
        computers_ = {};
        turn_ = 0;
    } else if (const auto* command = std::get_if<Command>(&next)) {
        const Refusal refusal = match_->apply(*command);
        assert(!refusal && "what the logs give is allowed");
    } else if (match_->phase() == Phase::flying) {
        for (int tick = 0; tick < kTicksAtOnce && match_->phase() == Phase::flying; ++tick) match_->step();
    } else if (remote->may_begin_ahead(*match_)) {
        if (aims_together(*match_) && !pacer.allows(now)) return false;
        plan();
    } else if (remote->author(*match_).exists()) {
        // whoever has sealed its orders waits: it would take the pace of those who still aim
        has_news_ = remote->author(*match_) == remote->mine() && !aims_together(*match_);
        if (has_news_ && !think(pacer, now)) return false;
    } else if (is_over()) {
        has_news_ = false;
    } else {
        computers_.think(*match_, remote->sits_in(*match_));
    }
    match_->take_events();
    return has_news_;
}

/// Thinks about my turn; false while it may not begin yet.
bool StandIn::think(Pacer& pacer, Clock::time_point now) {
    const PlayerId mine = remote()->mine();
    const std::uint32_t seed = match_->settings().seed;
    if (turn_ != match_->turn()) {
        if (!pacer.allows(now)) return false;
        turn_ = match_->turn();
        mind_ = computer_player(birth_.plays_as, hash_bits(seed, kStandInStream, turn_, 0));
    }
    if (birth_.passes && match_->phase() == Phase::aiming) return give(Pass{mine}), true;
    if (match_->phase() == Phase::shopping) {
        for (const Command& command : shopping(*match_))
            if (!give(command)) break;
        return true;
    }
    if (const auto command = mind_->think(*match_, mine)) give(*command);
    return true;
}

/// What it buys where it's its turn at the armory.
TurnCommands StandIn::shopping(const Match& match) const {
    if (birth_.passes) return {Ready{match.player()}};
    const Random chance(hash_bits(match.settings().seed, kStandInsShoppingStream, match.turn(), 0),
                        kStandInsShoppingStream);
    return shopping_list(match, match.player(), temperament(birth_.plays_as), chance);
}

/// What it does where all aim at the same time.
TurnCommands StandIn::orders(Match& ahead) const {
    const PlayerId mine = remote()->mine();
    if (birth_.passes) return {Pass{mine}};
    const std::uint32_t chance = hash_bits(ahead.settings().seed, kStandInStream, ahead.turn(), 0);
    const auto mind = computer_player(birth_.plays_as, chance);
    TurnCommands commands;
    while (commands.empty() || !concludes(commands.back())) {
        for (; ahead.phase() == Phase::flying && aims_together(ahead); ahead.step()) {
        }
        const bool lives = aims_together(ahead) && ahead.player() == mine;
        const auto command = lives ? mind->think(ahead, mine) : std::optional<Command>(Pass{mine});
        if (!command) continue;
        commands = with_one_more(std::move(commands), *command);
        if (!lives) break;
        const Refusal refusal = ahead.apply(*command);
        assert(!refusal && "computers do what's allowed");
    }
    return commands;
}

/// Shops or aims while others do.
void StandIn::plan() {
    const auto ahead = turn_ahead(*match_, remote()->mine());
    const TurnCommands commands = ahead->phase() == Phase::shopping ? shopping(*ahead) : orders(*ahead);
    has_unsent_turn_ = !room_->match()->plan(*match_, commands);
}

bool StandIn::give(const Command& command) {
    if (room_->match()->give(*match_, command)) {
        turn_ = 0;  // it thinks again, as soon as everything has settled
        return false;
    }
    const Refusal refusal = match_->apply(command);
    assert(!refusal && "what may be given is allowed");
    if (concludes(command)) has_unsent_turn_ = true;
    return true;
}

std::vector<Letter> StandIn::send() {
    if (has_unsent_turn_ && doomed_) kill(Death::at_once);
    has_unsent_turn_ = false;
    if (!post_->is_up()) return {};
    std::vector<Letter> letters = room_->take_letters();
    for (const Letter& letter : letters) {
        traffic_ += bytes_of(letter);
        post_->publish(letter);
    }
    return letters;
}

void StandIn::advance(double seconds) {
    if (!match_ || !room_->match()) return;
    room_->match()->advance(seconds, *match_);
    has_news_ = true;
}

void StandIn::lose_half_a_line() {
    const std::size_t lost = last_line_ / 2;
    file_.erase(file_.size() - lost);
}

void StandIn::kill(Death death) {
    if (death != Death::at_once && !doomed_) {
        doomed_ = death;
        return;
    }
    if (doomed_ == Death::half_written && has_unsent_turn_) lose_half_a_line();
    doomed_ = std::nullopt;
    has_unsent_turn_ = false;
    cut();  // so that nothing more goes out
    match_ = nullptr;
    computers_ = {};
    turn_ = 0;
    has_news_ = true;
    post_ = nullptr;
    begin();
}

}  // namespace terramorph
