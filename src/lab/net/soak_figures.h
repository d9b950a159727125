#pragma once

#include <set>
#include <string>
#include <vector>

#include "lab/balance/table.h"

namespace terramorph {

/// What a soak has measured.
struct SoakFigures {
    int matches = 0;
    int complete = 0;        ///< played to their end on all machines
    int alike = 0;           ///< of these: with the same recording and the same state on all machines
    int turns = 0;           ///< that people have written
    int doubled = 0;         ///< written again by the same seat
    int lost = 0;            ///< that some machine hasn't heard of in the end
    int contradictions = 0;  ///< logs that one machine knows otherwise than another
    int stopped = 0;         ///< machines whose match couldn't go on
    std::set<std::string> why_stopped = {};

    int cuts = 0;
    int kills = 0;
    int unsent = 0;        ///< of these: after a turn was kept, before it was sent
    int half_written = 0;  ///< of these: while a turn was being kept
    int connections = 0;   ///< in all
    int broker_kills = 0;  ///< times that most lines went down at once

    double seconds = 0;
    std::vector<double> delays = {};  ///< ms, from a turn's being written until all others have heard it
    std::vector<double> steady_delays = {};  ///< of these: over lines that held meanwhile
    /// That a room's letters take at the broker in turn kTurnOfBytes: where people take turns, and where all
    /// fire at once, whose orders are sealed first and opened then.
    std::vector<double> bytes = {}, volley_bytes = {};

    std::vector<double> traffic = {};  ///< bytes that a machine has sent and heard in its match

    int join_turn = 0;           ///< in which somebody joined late; 0: nobody did
    double join_letters = 0;     ///< ms, until all letters had come
    double join_simulation = 0;  ///< ms, after that until the match was where the others' was

    /// True if nothing went wrong.
    bool pass() const { return alike == matches && doubled + lost + contradictions + stopped == 0; }
};
constexpr int kTurnOfBytes = 200;

/// The counts, and the delays, as tables.
Table count_table(const SoakFigures& figures);
Table delay_table(const SoakFigures& figures);

}  // namespace terramorph
