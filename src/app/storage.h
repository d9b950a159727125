#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace terramorph {

/// A file that grows, of which nobody else is the writer.
class Log {
  public:
    virtual ~Log() = default;
    /// All or nothing, behind what is there. What is to be `lasting` outlives a power cut.
    virtual Refusal append(std::string_view text, bool lasting) = 0;
};

/// Where things are kept between two starts. The window's program keeps them in the player's folders; tests
/// keep them in memory.
class Storage {
  public:
    virtual ~Storage() = default;

    /// Names are plain file names such as "settings.toml". An error when it is there but cannot be read; an
    /// empty text when there is none.
    virtual Result<std::string> load(const std::string& name) = 0;
    /// How many bytes there are of it; 0 where there is none.
    virtual std::size_t size(const std::string& name) = 0;
    /// All or nothing: after a fault the old content is still there.
    virtual Refusal save(const std::string& name, const std::string& content) = 0;
    /// Begins a file anew, all or nothing, and keeps it open to grow. Refused while somebody else writes to
    /// it.
    virtual Result<std::unique_ptr<Log>> begin_log(const std::string& name, const std::string& content) = 0;
    /// Whether it is open to grow, here or in another game that is running.
    virtual bool is_growing(const std::string& name) = 0;
    /// Keeps a damaged file beside itself, so that nothing of the player's is lost: as `name`.bad, or with a
    /// number where that is taken. Returns under which name.
    virtual std::string set_aside(const std::string& name) = 0;
    virtual void remove(const std::string& name) = 0;
    /// The names that are kept with this ending, newest first.
    virtual std::vector<std::string> names(const std::string& ending) = 0;
    /// Where `name` is kept, for messages.
    virtual std::string place(const std::string& name) const = 0;
};

}  // namespace terramorph
