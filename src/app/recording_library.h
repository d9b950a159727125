#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/session.h"
#include "match/settings/settings.h"

namespace terramorph {

/// What can be known of a recording without playing it.
struct RecordingEntry {
    std::optional<MatchSettings> settings;  ///< none: it can't be read
    std::string trouble;                    ///< why it can't be watched; empty: it can
    std::string damage;                     ///< why not all of it can be
    int round = 1;                          ///< the round it got to
    bool finished = false;

    bool watchable() const { return settings && trouble.empty(); }
};

/// The recordings in storage, the newest first. There may be ten thousand, so each is read only when somebody
/// asks for it.
class RecordingLibrary {
  public:
    explicit RecordingLibrary(Session& session) : session_(session) { look(); }

    /// Lists anew what there is.
    void look();
    std::size_t size() const { return names_.size(); }
    const std::string& name(std::size_t number) const { return names_[number]; }
    /// The entry, if it has been read; else nullptr.
    const RecordingEntry* entry(std::size_t number) const;
    /// Reads it if that hasn't been done.
    const RecordingEntry& read(std::size_t number);
    /// Whether somebody plays it now, here or in another window.
    bool is_played(std::size_t number) const;
    /// For good. Not while it is played.
    void remove(std::size_t number);

  private:
    Session& session_;
    std::vector<std::string> names_;
    std::map<std::string, RecordingEntry> entries_;
};

}  // namespace terramorph
