#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "app/session.h"
#include "match/settings/settings.h"

namespace terramorph {

/// Facts about a recording that don't need playing it.
struct RecordingEntry {
    std::optional<MatchSettings> settings;  ///< none: it can't be read
    std::string trouble;                    ///< why it can't be watched; empty: it can
    std::string damage;                     ///< why only a part can be watched
    int round = 1;                          ///< the round it got to
    bool finished = false;

    bool watchable() const { return settings && trouble.empty(); }
};

/// The recordings in storage, newest first. There may be thousands, so each is read only on demand.
class RecordingLibrary {
  public:
    explicit RecordingLibrary(Session& session) : session_(session) { look(); }

    /// Updates the list from storage.
    void look();
    std::size_t size() const { return names_.size(); }
    const std::string& name(std::size_t number) const { return names_[number]; }
    /// The entry, if it has been read; else nullptr.
    const RecordingEntry* entry(std::size_t number) const;
    /// The entry, read now if necessary.
    const RecordingEntry& read(std::size_t number);
    /// True if it's being played now, here or in another window.
    bool is_played(std::size_t number) const;
    /// Deletes the recording. Not while it's played.
    void remove(std::size_t number);

  private:
    Session& session_;
    std::vector<std::string> names_;
    std::map<std::string, RecordingEntry> entries_;
};

}  // namespace terramorph
