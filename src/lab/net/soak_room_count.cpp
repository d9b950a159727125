// How a room of a soak has ended.
#include <algorithm>
#include <iostream>
#include <set>
#include <utility>

#include "base/text.h"
#include "lab/net/soak_room.h"

namespace terramorph {

namespace {

bool is_turn(const Entry& entry) {
    return std::holds_alternative<TurnCommands>(entry.content) ||
           std::holds_alternative<word::Opens>(entry.content);
}

/// Turns that stand twice in a log.
int doubled(const std::vector<Entry>& log) {
    std::set<std::pair<int, std::uint64_t>> seen;
    int count = 0;
    for (const Entry& entry : log)
        if (is_turn(entry) && !seen.insert({entry.turn, entry.hash}).second) ++count;
    return count;
}

}  // namespace

void SoakRoom::conclude() {
    ++figures_.matches;
    bool complete = true, alike = true;
    for (const auto& each : stand_ins_) {
        figures_.connections += each->connections();
        figures_.traffic.push_back(static_cast<double>(each->traffic()));
        if (const auto trouble = each->trouble()) {
            ++figures_.stopped;
            figures_.why_stopped.insert(trouble->text());
        }
        complete = complete && each->is_over() && !each->trouble();
    }
    if (!complete) return tell_where_it_stands();
    const Match& first = stand_ins_.front()->match();
    for (const auto& each : stand_ins_)
        alike = alike && each->match().hash() == first.hash() &&
                recording_text(each->match().recording()) == recording_text(first.recording());
    ++figures_.complete;
    figures_.alike += alike ? 1 : 0;
    count_logs();
}

/// Says on standard error how far each machine has come.
void SoakRoom::tell_where_it_stands() const {
    std::clog << concat("room ", stand_ins_.front()->room().name(), " hasn't come to its end:\n");
    for (const auto& each : stand_ins_) {
        const auto trouble = each->trouble();
        std::clog << concat("  ", each->room().who(), each->is_up() ? " with" : " without", " a line, ",
                            each->has_match() ? concat("in turn ", each->match().turn()) : "not in the match",
                            trouble ? concat(": ", trouble->text()) : "", "\n");
    }
}

/// Compares each seat's log with what all others know of it.
void SoakRoom::count_logs() {
    for (const auto& [seat, entries] : written_) {
        const auto own = std::ranges::find_if(
            stand_ins_, [seat = seat](const auto& each) { return each->remote()->mine() == seat; });
        const std::vector<Entry>& log = (*own)->remote()->seat_log(seat).entries();
        figures_.turns += static_cast<int>(std::ranges::count_if(log, is_turn));
        figures_.doubled += doubled(log);
        for (const auto& each : stand_ins_) {
            const std::vector<Entry>& heard = each->remote()->seat_log(seat).entries();
            const std::size_t common = std::min(log.size(), heard.size());
            figures_.lost += static_cast<int>(log.size() - common);
            bool same = heard.size() <= log.size();
            for (std::size_t k = 0; k < common; ++k)
                same = same && entry_text(log[k]) == entry_text(heard[k]);
            figures_.contradictions += same ? 0 : 1;
        }
    }
}

}  // namespace terramorph
