#pragma once

#include <string>
#include <utility>
#include <vector>

#include "app/storage.h"
#include "base/message.h"

namespace terramorph {

/// The two storage folders. If one is empty, its files are kept in memory until the game ends.
struct StorageFolders {
    std::string settings;                  ///< files that end in .toml
    std::string data;                      ///< all others: recordings, screenshots
    std::vector<Message> complaints = {};  ///< for the player: why a folder can't be used
};

/// The folders of the XDG base directory specification, or those of --config-dir and --data-dir. Nothing is
/// created before it's needed.
StorageFolders storage_folders(const std::string& settings, const std::string& data);

/// Storage in folders. Names with a slash or a leading dot are refused.
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
