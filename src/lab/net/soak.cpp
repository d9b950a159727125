#include "lab/net/soak.h"

#include <iostream>
#include <memory>
#include <optional>
#include <thread>
#include <utility>
#include <vector>

#include "base/text.h"
#include "lab/net/soak_room.h"

namespace terramorph {

namespace {

constexpr std::chrono::milliseconds kSlice{1};    // of work, before letters are taken again
constexpr std::chrono::microseconds kPause{200};  // where there's nothing to do
constexpr std::chrono::seconds kNoLine{30};       // after which nobody is likely to answer
constexpr std::chrono::seconds kReportEvery{30};
constexpr std::chrono::milliseconds kLongestCarry{5};
constexpr int kLongMatch = 100;  // rounds

double milliseconds_between(Clock::time_point begin, Clock::time_point end) {
    return std::chrono::duration<double, std::milli>(end - begin).count();
}

std::uint32_t seed_of(const SoakPlan& plan) { return static_cast<std::uint32_t>(plan.seed); }

/// A proxy that works on a thread of its own.
class WorkingProxy {
  public:
    explicit WorkingProxy(std::unique_ptr<FaultProxy> proxy)
        : proxy_(std::move(proxy)), thread_([this](const std::stop_token& stop) {
              while (!stop.stop_requested()) proxy_->work(kLongestCarry);
          }) {}

    FaultProxy& operator*() { return *proxy_; }

  private:
    std::unique_ptr<FaultProxy> proxy_;
    std::jthread thread_;
};

class Soak {
  public:
    Soak(const SoakPlan& plan, FaultProxy& proxy)
        : plan_(plan),
          proxy_(proxy),
          pacer_(plan.rate),
          arsenal_(std::make_shared<Arsenal>(built_in_arsenal())) {}

    Refusal play() {
        while (has_rooms() && Clock::now() < begun_ + std::chrono::seconds(plan_.seconds)) {
            open_rooms();
            if (auto refusal = look_after_lines()) return refusal;
            turn_round();
            close_rooms();
            report();
        }
        figures_.seconds = milliseconds_between(begun_, Clock::now()) / 1000;
        for (const auto& room : rooms_) room->conclude();
        rooms_.clear();
        figures_.matches = plan_.matches;
        return std::nullopt;
    }

    /// Plays a long match up to a turn, in which somebody joins.
    void join_late() {
        if (plan_.join_turn == 0) return;
        SoakFigures own;
        pacer_ = Pacer(0);
        RoomPlan plan = plan_of_next();
        plan.cuts = plan.kills = 0;
        plan.rounds = kLongMatch;
        rooms_.push_back(std::make_unique<SoakRoom>(plan, proxy_, arsenal_, own));
        SoakRoom& room = *rooms_.front();
        if (!turn_round_until([&] { return room.turn() >= plan_.join_turn; })) return;
        pacer_ = Pacer(-1);
        const auto settled = [&] { return room.has_settled(); };
        if (!turn_round_until(settled)) return;
        const auto joined = Clock::now();
        room.join_late();
        if (!turn_round_until([&] { return room.has_heard_all(); })) return;
        const auto heard = Clock::now();
        if (!turn_round_until(settled)) return;
        figures_.join_turn = plan_.join_turn;
        figures_.join_letters = milliseconds_between(joined, heard);
        figures_.join_simulation = milliseconds_between(heard, Clock::now());
    }

    const SoakFigures& figures() const { return figures_; }

  private:
    bool has_rooms() const { return !rooms_.empty() || opened_ < plan_.matches; }

    RoomPlan plan_of_next() {
        const int number = opened_++;
        const auto part = [&](int all) {
            return all * (number + 1) / plan_.matches - all * number / plan_.matches;
        };
        // Rooms are new at the broker, even if it has seen this seed before.
        const auto now = std::chrono::system_clock::now().time_since_epoch().count();
        return {next_seed(hash_bits(seed_of(plan_), kSoakStream, number, 0)),
                concat("soak ", now, " ", number),
                plan_.seats,
                part(plan_.cuts),
                part(plan_.kills),
                plan_.rounds,
                plan_.passes};
    }
    void open_rooms() {
        while (std::ssize(rooms_) < plan_.at_once && opened_ < plan_.matches)
            rooms_.push_back(std::make_unique<SoakRoom>(plan_of_next(), proxy_, arsenal_, figures_));
    }
    void close_rooms() {
        const auto now = Clock::now();
        std::erase_if(rooms_, [&](const auto& room) {
            if (!room->is_over(now)) return false;
            room->conclude();
            return true;
        });
    }

    /// Takes and sends all letters, and then works for a moment.
    void turn_round() {
        const auto now = Clock::now();
        for (const auto& room : rooms_) room->tend(now);
        if (now > last_second_ + std::chrono::seconds(1)) {
            for (const auto& room : rooms_) room->advance(milliseconds_between(last_second_, now) / 1000);
            last_second_ = now;
        }
        std::size_t idle = 0;
        for (; idle < rooms_.size() && Clock::now() < now + kSlice; ++next_) {
            if (rooms_[next_ % rooms_.size()]->work(pacer_, now))
                idle = 0;
            else
                ++idle;
        }
        if (idle == rooms_.size()) std::this_thread::sleep_for(kPause);
    }
    template <class Condition>
    bool turn_round_until(Condition holds) {
        const auto end = Clock::now() + std::chrono::seconds(plan_.seconds);
        while (!holds() && Clock::now() < end) turn_round();
        return holds();
    }

    /// Counts when most lines go down at once, and gives up where none ever came up.
    Refusal look_after_lines() {
        int up = 0, all = 0;
        for (const auto& room : rooms_) up += room->lines_up(), all += room->lines();
        const bool are_down = 4 * up < all;  // stalled lines stay up for a while
        if (are_down && were_up_) ++figures_.broker_kills;
        if (are_down) were_up_ = false;
        if (2 * up > all) were_up_ = ever_up_ = true;
        if (ever_up_ || Clock::now() < begun_ + kNoLine) return std::nullopt;
        const auto trouble = rooms_.front()->line_trouble();
        return trouble ? error(*trouble)
                       : error("{place} doesn't answer as a broker does", {{"place", plan_.broker.place()}});
    }

    void report() {
        if (Clock::now() < last_report_ + kReportEvery) return;
        last_report_ = Clock::now();
        std::clog << concat(fixed_text(milliseconds_between(begun_, last_report_) / 1000, 0),
                            " s: ", figures_.matches, " of ", plan_.matches, " matches, ", figures_.alike,
                            " alike, ", std::ssize(figures_.delays), " turns heard, ", figures_.cuts,
                            " lines cut, ", figures_.kills, " players killed, ", figures_.broker_kills,
                            " broker kills\n");
    }

    static constexpr std::uint32_t kSoakStream = 325;

    SoakPlan plan_;
    FaultProxy& proxy_;
    Pacer pacer_;
    std::shared_ptr<const Arsenal> arsenal_;
    SoakFigures figures_;
    std::vector<std::unique_ptr<SoakRoom>> rooms_;
    int opened_ = 0;
    std::size_t next_ = 0;
    bool were_up_ = false, ever_up_ = false;
    const Clock::time_point begun_ = Clock::now();
    Clock::time_point last_second_ = begun_, last_report_ = begun_;
};

}  // namespace

Result<SoakFigures> soak(const SoakPlan& plan) {
    auto proxy = FaultProxy::open(0, plan.broker, {}, seed_of(plan));
    if (!proxy) return proxy.error();
    WorkingProxy working(proxy.take());
    Soak soak(plan, *working);
    if (auto refusal = soak.play()) return *refusal;
    soak.join_late();
    return soak.figures();
}

}  // namespace terramorph
