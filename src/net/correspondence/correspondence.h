#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "match/match.h"
#include "net/correspondence/person_turn.h"
#include "net/correspondence/turn_line.h"

namespace terramorph {

/// The tag of the match that begins with this invitation, and of that which a line belongs to; none of what
/// isn't a line of a turn, or has a typo.
std::uint32_t match_tag(std::string_view invitation);
std::optional<std::uint32_t> tag_of_line(std::string_view line);

/// A match that's played by lines in any chat, as one of its machines has it. It stands beside the match and
/// hands over what others do there; what is done here is read from the match's recording.
class Correspondence {
  public:
    /// What becomes of a line.
    enum class Heard {
        taken,  ///< it's played as soon as its turn has come
        typo,
        other_match,
        own,          ///< it's what is to be sent from here
        known,        ///< it has come before
        early,        ///< one before it hasn't come yet
        not_fitting,  ///< it's of a match that went another way, or asks for what the rules refuse
    };

    /// `mine` is the person who plays here.
    Correspondence(std::string invitation, PlayerId mine);

    const std::string& invitation() const { return invitation_; }
    PlayerId mine() const { return mine_; }

    /// Hears a line that came by a chat.
    Heard hear(const Match& match, const std::string& line);
    /// Those that have come and whose turns aren't over, by the numbers of their turns: to be kept.
    const std::map<int, std::string>& heard() const { return heard_; }
    /// On a later start of the program.
    void remember(int number, const std::string& line) { heard_.emplace(number, line); }

    /// The command of somebody else that the match has to be given now, which isn't refused; none: it goes on
    /// by itself, or waits for whoever plays here or for a line.
    std::optional<Command> next(const Match& match);
    /// The person at another machine whose line the match waits for; none if it doesn't.
    PlayerId awaited(const Match& match) const;
    /// True once a line that had been taken didn't fit when its turn came; it's forgotten. Says so once.
    bool take_not_fitting() { return std::exchange(not_fitting_, false); }

    /// The lines of the last turns that were played here, for the others; with the invitation, while nobody
    /// has answered it. Empty if there's nothing to send yet.
    std::vector<std::string> to_send(const Match& match) const;

  private:
    bool fits(const Match& match, const TurnLine& line) const;
    TurnLine line_of(const std::vector<PersonTurn>& turns, std::size_t number) const;

    std::string invitation_;
    PlayerId mine_;
    std::map<int, std::string> heard_;
    bool not_fitting_ = false;
};

}  // namespace terramorph
