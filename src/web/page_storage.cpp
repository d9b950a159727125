#include "web/page_storage.h"

#include <utility>

#include "web/page.h"

namespace terramorph {

namespace {

/// Names of logs that are open.
using Growing = std::shared_ptr<std::set<std::string>>;

/// A log that the browser copies while it grows.
class KeptLog : public Log {
  public:
    KeptLog(std::unique_ptr<Log> log, Growing growing, std::string name)
        : log_(std::move(log)), growing_(std::move(growing)), name_(std::move(name)) {
        growing_->insert(name_);
    }
    ~KeptLog() override { growing_->erase(name_); }
    Refusal append(std::string_view text, bool lasting) override {
        keep_soon();
        return log_->append(text, lasting);
    }

  private:
    std::unique_ptr<Log> log_;
    Growing growing_;
    std::string name_;
};

}  // namespace

PageStorage::PageStorage()
    : FolderStorage(page_keeps() ? StorageFolders{"/kept/settings", "/kept/data"} : StorageFolders{}) {}

Refusal PageStorage::save(const std::string& name, const std::string& content) {
    if (name.ends_with(".png")) {
        offer_download(name, content);
        return std::nullopt;
    }
    keep_soon();
    return FolderStorage::save(name, content);
}

Result<std::unique_ptr<Log>> PageStorage::begin_log(const std::string& name, const std::string& content) {
    if (is_growing(name)) return error("{path} is in use by another running game", {{"path", name}});
    auto log = FolderStorage::begin_log(name, content);
    if (!log) return log.error();
    keep_soon();
    return std::unique_ptr<Log>(std::make_unique<KeptLog>(log.take(), growing_, name));
}

std::string PageStorage::set_aside(const std::string& name) {
    keep_soon();
    return FolderStorage::set_aside(name);
}

void PageStorage::remove(const std::string& name) {
    keep_soon();
    FolderStorage::remove(name);
}

}  // namespace terramorph
