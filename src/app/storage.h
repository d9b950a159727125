#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// A file that's appended to, with a single writer.
class Log {
  public:
    virtual ~Log() = default;
    /// Appends all of the text or nothing. If `lasting`, it survives a power cut.
    virtual Refusal append(std::string_view text, bool lasting) = 0;
};

/// Keeps files between starts of the program: in the player's folders, or for tests in memory.
class Storage {
  public:
    virtual ~Storage() = default;

    /// Names are plain file names such as "settings.toml". Returns an error if the file can't be read, and an
    /// empty text if it doesn't exist.
    virtual Result<std::string> load(const std::string& name) = 0;
    /// The size in bytes; 0 if there is none.
    virtual std::size_t size(const std::string& name) = 0;
    /// Writes all or nothing: after a fault the old content is still there.
    virtual Refusal save(const std::string& name, const std::string& content) = 0;
    /// Starts a file anew, atomically, and keeps it open for appending. Refused while it's open elsewhere.
    virtual Result<std::unique_ptr<Log>> begin_log(const std::string& name, const std::string& content) = 0;
    /// True if it's open for appending, here or in another running game.
    virtual bool is_growing(const std::string& name) = 0;
    /// Renames a damaged file to `name`.bad, or with a number if that's taken, so that nothing is lost.
    /// Returns the new name.
    virtual std::string set_aside(const std::string& name) = 0;
    virtual void remove(const std::string& name) = 0;
    /// All names with this ending, newest first.
    virtual std::vector<std::string> names(const std::string& ending) = 0;
    /// The path of `name`, for messages.
    virtual std::string place(const std::string& name) const = 0;
};

}  // namespace terramorph
