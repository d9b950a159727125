#pragma once

#include <map>
#include <vector>

#include "net/logs/page.h"

namespace terramorph {

/// A seat's log, page after page. Only its owner adds to it; everybody else takes its pages.
class SeatLog {
  public:
    explicit SeatLog(PlayerId seat) : seat_(seat) {}

    /// Adds an entry of one's own. An error if the log has no room left.
    Refusal add(Entry entry);

    enum class Taken {
        nothing,      ///< known already, or still to be preceded by another page
        more,         ///< there are more entries now
        contradicts,  ///< the owner has written two different logs: both pages are proof of it
    };
    /// Takes a page of this seat, in whatever order they come.
    Taken take(const Page& page);

    PlayerId seat() const { return seat_; }
    /// All entries that follow each other from the first.
    const std::vector<Entry>& entries() const { return entries_; }
    /// The pages of these entries; all but the last one are full.
    const std::vector<Page>& pages() const { return pages_; }

  private:
    Taken take_next(const Page& page);

    PlayerId seat_;
    std::vector<Entry> entries_;
    std::vector<Page> pages_;
    std::map<int, Page> early_;  // by their numbers
};

}  // namespace terramorph
