#pragma once

#include <map>
#include <optional>
#include <string>
#include <vector>

#include "match/settings/settings.h"
#include "paint/image.h"
#include "ui/app.h"

namespace terramorph {

/// What is known of a recording without playing it.
struct RecordingEntry {
    std::optional<MatchSettings> settings;  ///< none: it cannot be read
    std::string trouble;                    ///< why it cannot be watched; empty: it can
    std::string damage;                     ///< why not all of it can be
    int round = 1;                          ///< that it has come to
    bool finished = false;
    Image thumbnail;

    bool watchable() const { return settings && trouble.empty(); }
};

/// A level from the side, so large.
Image level_picture(const LevelSettings& level, int width, int height);

/// The recordings in storage, the newest first. There may be ten thousand, so each is read and drawn only
/// when it is asked for.
class RecordingLibrary {
  public:
    explicit RecordingLibrary(App& app) : app_(app) { look(); }

    /// Finds out anew which there are.
    void look();
    std::size_t size() const { return names_.size(); }
    const std::string& name(std::size_t number) const { return names_[number]; }
    /// What has been read of it; nullptr: nothing yet.
    const RecordingEntry* entry(std::size_t number) const;
    /// Reads it, or draws its thumbnail of this size. Returns whether there was anything to do.
    bool prepare(std::size_t number, int width, int height);
    /// Reads it if that has not been done.
    const RecordingEntry& read(std::size_t number);
    /// Whether somebody plays it now, here or in another window.
    bool is_played(std::size_t number) const;
    /// For good. Not while it is played.
    void remove(std::size_t number);

  private:
    App& app_;
    std::vector<std::string> names_;
    std::map<std::string, RecordingEntry> entries_;
};

}  // namespace terramorph
