#pragma once

#include <memory>
#include <set>
#include <string>

#include "platform/storage.h"

namespace terramorph {

/// Folders in the page's memory, of which the browser keeps a copy: it's told of whatever changes in them.
/// Pictures are handed to the player at once.
class PageStorage : public FolderStorage {
  public:
    /// In memory alone if the browser keeps nothing.
    PageStorage();

    Refusal save(const std::string& name, const std::string& content) override;
    Result<std::unique_ptr<Log>> begin_log(const std::string& name, const std::string& content) override;
    bool is_growing(const std::string& name) override { return growing_->contains(name); }
    std::string set_aside(const std::string& name) override;
    void remove(const std::string& name) override;
    std::string place(const std::string& name) const override { return name; }

  private:
    std::shared_ptr<std::set<std::string>> growing_ = std::make_shared<std::set<std::string>>();
};

}  // namespace terramorph
