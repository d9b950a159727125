#include "lab/net/soak_room.h"

#include <algorithm>
#include <functional>
#include <set>
#include <utility>

#include "ai/temperament.h"
#include "base/text.h"
#include "terrain/generator.h"

namespace terramorph {

namespace {

constexpr std::uint32_t kRoomStream = 323;
constexpr int kFaultsWithin = 150;  // turns
constexpr std::chrono::milliseconds kBetweenFaults{300};
constexpr std::chrono::seconds kLastLetters{30};  // that are waited for when all else is over

}  // namespace

SoakRoom::SoakRoom(const RoomPlan& plan, FaultProxy& proxy, std::shared_ptr<const Arsenal> arsenal,
                   SoakFigures& figures)
    : plan_(plan),
      proxy_(proxy),
      arsenal_(std::move(arsenal)),
      figures_(figures),
      random_(plan.seed, kRoomStream),
      code_(room_code(digest(plan.chance))) {
    enter("HOST", settings());
    for (int guest = 1; guest < plan.seats; ++guest) enter(concat("GUEST ", guest), std::nullopt);
    schedule();
}

/// A small level, and rules as chance has them.
MatchSettings SoakRoom::settings() const {
    Random random(plan_.seed, kRoomStream + 1);
    MatchSettings settings = default_settings();
    const auto all = generators();
    settings.level.terrain = default_terrain(*all[random.below(static_cast<int>(all.size()))]);
    settings.level.terrain.width = 640;
    settings.level.terrain.depth = 64;
    settings.level.terrain.seed = settings.seed = plan_.seed;
    settings.set(Rule::turn_mode, random.below(2));
    settings.set(Rule::armory, random.below(2));
    settings.set(Rule::rounds, plan_.rounds);
    if (!plan_.passes && random.below(3) == 0 && plan_.seats < kMaxPlayers) {
        settings.players.push_back(another_player(settings.players));
        settings.players.back().kind = computer("moron");
    }
    return settings;
}

void SoakRoom::enter(const std::string& name, std::optional<MatchSettings> hosts) {
    const auto kinds = player_kinds().subspan(1);
    const Self self = {name, digest(concat(plan_.chance, name)), own_versions(*arsenal_, built_in_planets())};
    const PlayerKind& kind = kinds[random_.below(static_cast<int>(kinds.size()))];
    stand_ins_.push_back(std::make_unique<StandIn>(
        StandIn::Birth{code_, self, std::move(hosts), kind, plan_.passes}, proxy_, arsenal_));
}

/// Faults come in turns as chance has it, one of ten before the match, and a half of these just when it's
/// sealed.
void SoakRoom::schedule() {
    for (int fault = 0; fault < plan_.cuts + plan_.kills; ++fault) {
        const int turn = random_.from_to(1, kFaultsWithin), before = random_.below(10),
                  sealed = random_.below(2);
        faults_.push_back({before > 0 ? turn : sealed - 1, fault < plan_.kills});
    }
    std::ranges::sort(faults_, std::greater(), &Fault::turn);
}

void SoakRoom::tend(Clock::time_point now) {
    for (const auto& each : stand_ins_) each->hear(now);
    note_heard(now);
    begin_when_all_sit();
    send(now);
    harm(now);
}

void SoakRoom::begin_when_all_sit() {
    Room& room = stand_ins_.front()->room();
    if (!room.is_host() || room.table()->sealed) return;
    const bool all_sit = static_cast<int>(room.table()->seats.size()) == plan_.seats;
    if (!all_sit) return;
    const Refusal refusal = room.seal_table();
    if (refusal) figures_.why_stopped.insert(refusal->text());
}

void SoakRoom::harm(Clock::time_point now) {
    const int reached = over_since_ ? kFaultsWithin : is_sealed() ? turn() : -1;
    if (faults_.empty() || faults_.back().turn > reached || now < next_fault_) return;
    next_fault_ = now + kBetweenFaults;
    const Fault fault = faults_.back();
    faults_.pop_back();
    StandIn& victim = *stand_ins_[fault.turn == 0 ? 0 : random_.below(lines())];
    if (fault.kills)
        return kill(victim, fault.turn <= 0 ? Death::at_once : static_cast<Death>(random_.below(3)));
    ++figures_.cuts;
    victim.cut();
}

void SoakRoom::kill(StandIn& victim, Death death) {
    ++figures_.kills;
    if (death == Death::unsent) ++figures_.unsent;
    if (death == Death::half_written) ++figures_.half_written;
    victim.kill(death);
}

bool SoakRoom::work(Pacer& pacer, Clock::time_point now) {
    for (std::size_t tried = 0; tried < stand_ins_.size(); ++tried) {
        next_worker_ = (next_worker_ + 1) % stand_ins_.size();
        StandIn& worker = *stand_ins_[next_worker_];
        const bool worked = worker.work(pacer, now);
        note_written(worker, Clock::now());
        if (worked) return true;
    }
    return false;
}

void SoakRoom::send(Clock::time_point now) {
    for (const auto& each : stand_ins_) {
        const bool was_doomed = each->is_doomed();
        for (const Letter& letter : each->send())
            if (letter.kept) kept_[letter.topic] = letter.topic.size() + letter.text.size();
        if (was_doomed && !each->is_doomed()) note_written(*each, now);
    }
    if (bytes_noted_ || turn() < kTurnOfBytes) return;
    bytes_noted_ = true;
    std::size_t sum = 0;
    for (const auto& [topic, bytes] : kept_) sum += bytes;
    const bool volleys = stand_ins_.front()->room().settings().turn_mode() == TurnMode::simultaneous;
    (volleys ? figures_.volley_bytes : figures_.bytes).push_back(static_cast<double>(sum));
}

/// What a seat has written since, or forgotten when it was killed.
void SoakRoom::note_written(const StandIn& writer, Clock::time_point now) {
    const RemoteMatch* const remote = writer.remote();
    if (!remote || !remote->mine().exists()) return;
    written_[remote->mine()].resize(remote->seat_log(remote->mine()).entries().size(), {now});
}

/// Notes how long it took where the last of the others has heard an entry.
void SoakRoom::note_heard(Clock::time_point now) {
    for (auto& [seat, entries] : written_) {
        std::size_t by_all = entries.size();
        auto since = Clock::time_point::min();
        for (const auto& each : stand_ins_) {
            const RemoteMatch* const remote = each->remote();
            since = std::max(since, each->up_since().value_or(Clock::time_point::max()));
            if (!remote || remote->mine() != seat)
                by_all = std::min(by_all, remote ? remote->seat_log(seat).entries().size() : 0);
        }
        for (std::size_t& heard = heard_[seat]; heard < by_all; ++heard) {
            const auto when = entries[heard].when;
            const double delay = std::chrono::duration<double, std::milli>(now - when).count();
            figures_.delays.push_back(delay);
            if (since <= when) figures_.steady_delays.push_back(delay);
        }
    }
}

void SoakRoom::advance(double seconds) {
    for (const auto& each : stand_ins_) each->advance(seconds);
}

int SoakRoom::turn() const {
    int furthest = 0;
    for (const auto& each : stand_ins_)
        if (each->has_match()) furthest = std::max(furthest, each->match().turn());
    return furthest;
}

/// True once a guest knows that the table is sealed.
bool SoakRoom::is_sealed() const {
    return std::ranges::any_of(stand_ins_, [](const auto& each) {
        const auto& table = each->room().table();
        return !each->room().is_host() && table && table->sealed;
    });
}

bool SoakRoom::has_begun() const {
    return std::ranges::all_of(stand_ins_, [](const auto& each) { return each->has_match(); });
}

/// How much of its log the seat itself has.
std::size_t SoakRoom::whole_log(PlayerId seat) const {
    for (const auto& each : stand_ins_)
        if (each->remote() && each->remote()->mine() == seat)
            return each->remote()->seat_log(seat).entries().size();
    return 0;
}

bool SoakRoom::all_have_heard_all() const {
    return std::ranges::all_of(stand_ins_, [this](const auto& each) {
        return std::ranges::all_of(written_, [&](const auto& log) {
            return each->remote()->seat_log(log.first).entries().size() == whole_log(log.first);
        });
    });
}

bool SoakRoom::is_over(Clock::time_point now) {
    const auto has_trouble = [](const auto& each) { return each->trouble().has_value(); };
    if (std::ranges::any_of(stand_ins_, has_trouble)) return true;
    if (!std::ranges::all_of(stand_ins_, [](const auto& each) { return each->is_over(); })) return false;
    if (!over_since_) over_since_ = now;
    for (const auto& each : stand_ins_)
        if (each->is_doomed()) return each->kill(Death::at_once), false;
    if (!faults_.empty()) return false;
    return all_have_heard_all() || now > *over_since_ + kLastLetters;
}

void SoakRoom::join_late() { enter("LATE", std::nullopt); }

bool SoakRoom::has_heard_all() const { return stand_ins_.back()->remote() && all_have_heard_all(); }

bool SoakRoom::has_settled() const {
    return has_begun() && all_have_heard_all() && std::ranges::all_of(stand_ins_, [this](const auto& each) {
               const Match& match = each->match();
               return each->remote()->author(match).exists() &&
                      match.hash() == stand_ins_.front()->match().hash();
           });
}

int SoakRoom::lines_up() const {
    return static_cast<int>(
        std::ranges::count_if(stand_ins_, [](const auto& each) { return each->is_up(); }));
}

}  // namespace terramorph
