#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/storage.h"
#include "base/message.h"

namespace terramorph {

/// The two folders in which things are kept. An empty one means: in memory only, until the game ends.
struct StorageFolders {
    std::string settings;                  ///< files that end in .toml
    std::string data;                      ///< all others: recordings, screenshots
    std::vector<Message> complaints = {};  ///< for the player: why there is nowhere to keep things
};

/// Where the XDG base directory specification says, or where the player says with --config-dir and
/// --data-dir. Nothing is created before there is something to keep.
StorageFolders storage_folders(const std::string& settings_wish, const std::string& data_wish);

/// Keeps things as files. Names with a slash, and those that begin with a dot, are refused.
class FolderStorage : public Storage {
  public:
    explicit FolderStorage(StorageFolders folders);

    Result<std::string> load(const std::string& name) override;
    std::size_t size(const std::string& name) override;
    Refusal save(const std::string& name, const std::string& content) override;
    Result<std::unique_ptr<Log>> begin_log(const std::string& name, const std::string& content) override;
    bool is_growing(const std::string& name) override;
    std::string set_aside(const std::string& name) override;
    void remove(const std::string& name) override;
    std::vector<std::string> names(const std::string& ending) override;
    std::string place(const std::string& name) const override;

  private:
    const std::string& folder_of(const std::string& name) const;
    std::string path(const std::string& name) const;
    void forget(const std::string& name);
    Refusal validate_path(const std::string& name) const;

    StorageFolders folders_;
    std::vector<std::pair<std::string, std::string>> in_memory_;  // name and content, oldest first
};

}  // namespace terramorph
