#include "net/logs/votes.h"

#include <algorithm>

namespace terramorph {

Ballot::Ballot(const std::vector<PlayerId>& people, PlayerId author, PlayerId mine) : mine_(mine) {
    for (const PlayerId seat : people)
        if (seat != author) voters_.push_back({seat});
    may_vote_ = std::ranges::any_of(voters_, [mine](const Voter& voter) { return voter.seat == mine; });
}

void Ballot::hear(PlayerId seat, Vote vote) {
    for (Voter& voter : voters_) {
        if (voter.seat != seat || voter.vote != Vote::none) continue;
        voter.vote = vote;
        if (seat == mine_) own_ = vote;
    }
}

bool Ballot::any(Vote vote) const {
    return std::ranges::any_of(voters_, [vote](const Voter& voter) { return voter.vote == vote; });
}

bool Ballot::all_late() const {
    const auto late = [](const Voter& voter) { return voter.vote == Vote::late; };
    return !voters_.empty() && std::ranges::all_of(voters_, late);
}

Verdict Ballot::verdict() const {
    if (all_late()) return Verdict::pass;
    const bool bound = own_ == Vote::late && !any(Vote::has);
    return has_entry_ && !bound ? Verdict::play : Verdict::wait;
}

Vote Ballot::owed() const {
    if (!may_vote_ || own_ != Vote::none) return Vote::none;
    if (has_entry_) return any(Vote::late) ? Vote::has : Vote::none;
    return gives_up_ && !any(Vote::has) ? Vote::late : Vote::none;
}

}  // namespace terramorph
