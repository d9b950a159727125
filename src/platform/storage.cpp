#include "platform/storage.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <filesystem>

#include "app/language/language.h"
#include "base/files/file.h"
#include "base/text.h"
#include "platform/crash_report.h"

namespace terramorph {

namespace {

namespace fs = std::filesystem;

std::string environment(const char* name) {
    const char* const value = std::getenv(name);
    return value ? value : "";
}

/// The folder of the specification; empty if there is no home. Relative paths are ignored.
std::string default_folder(const char* variable, const char* below_home) {
    const std::string chosen = environment(variable);
    if (chosen.starts_with('/')) return chosen + "/terramorph";
    const std::string home = environment("HOME");
    return home.starts_with('/') ? home + below_home + "/terramorph" : "";
}

/// True if the folder is writable or can be created.
bool writable(const fs::path& folder) {
    std::error_code fault;
    fs::path there = fs::absolute(folder, fault);
    while (!fs::exists(there, fault) && there != there.parent_path()) there = there.parent_path();
    return fs::is_directory(there, fault) && ::access(there.c_str(), W_OK | X_OK) == 0;
}

struct Complaints {
    std::string_view no_home, not_writable;
};

/// Clears a folder that can't be used, and says why.
void check_folder(std::string& folder, const Complaints& words, std::vector<Message>& complaints) {
    if (!folder.empty() && writable(folder)) return;
    complaints.push_back(folder.empty() ? message(words.no_home)
                                        : message(words.not_writable, {{"folder", folder}}));
    folder.clear();
}

/// Removes temporary files of games that were killed while writing. Recent ones may belong to a running game.
void remove_leftovers(const std::string& folder) {
    const auto old = fs::file_time_type::clock::now() - std::chrono::hours(1);
    std::error_code fault;
    for (fs::directory_iterator entry(folder, fault), end; entry != end; entry.increment(fault))
        if (entry->path().extension() == ".tmp" && entry->last_write_time(fault) < old)
            fs::remove(*entry, fault);
}

bool allowed(const std::string& name) {
    return !name.empty() && name.size() <= 200 && name.front() != '.' &&
           name.find_first_of(std::string_view("/\0", 2)) == std::string::npos;
}

Error refused(const std::string& name) {
    return error("\"{name}\" isn't allowed as a file name: no slashes, no leading dot, at most 200 letters",
                 {{"name", sanitized(name, 60)}});
}

/// A log in a folder.
class FolderLog : public Log {
  public:
    explicit FolderLog(std::unique_ptr<GrowingFile> file) : file_(std::move(file)) {}
    Refusal append(std::string_view text, bool lasting) override { return file_->append(text, lasting); }

  private:
    std::unique_ptr<GrowingFile> file_;
};

/// A log in memory.
class MemoryLog : public Log {
  public:
    MemoryLog(FolderStorage& storage, std::string name) : storage_(storage), name_(std::move(name)) {}
    Refusal append(std::string_view text, bool) override {
        const Result<std::string> content = storage_.load(name_);
        return content ? storage_.save(name_, *content + std::string(text)) : Refusal(content.error());
    }

  private:
    FolderStorage& storage_;
    std::string name_;
};

bool holds_settings(std::string_view name) { return name.ends_with(".toml") || name.ends_with(".toml.bad"); }

}  // namespace

StorageFolders storage_folders(const std::string& settings, const std::string& data) {
    StorageFolders folders;
    folders.settings = settings.empty() ? default_folder("XDG_CONFIG_HOME", "/.config") : settings;
    folders.data = data.empty() ? default_folder("XDG_DATA_HOME", "/.local/share") : data;
    check_folder(folders.settings,
                 {N_("There's no home folder to save settings in."),
                  N_("Can't write to {folder}, so settings can't be saved there.")},
                 folders.complaints);
    check_folder(folders.data,
                 {N_("There's no home folder to save matches in."),
                  N_("Can't write to {folder}, so matches can't be saved there.")},
                 folders.complaints);
    if (!folders.complaints.empty())
        folders.complaints.push_back(message("They'll last until you quit the game."));
    return folders;
}

FolderStorage::FolderStorage(StorageFolders folders) : folders_(std::move(folders)) {
    remove_leftovers(folders_.settings);
    remove_leftovers(folders_.data);
}

const std::string& FolderStorage::folder_of(const std::string& name) const {
    return holds_settings(name) ? folders_.settings : folders_.data;
}

std::string FolderStorage::path(const std::string& name) const { return folder_of(name) + "/" + name; }

void FolderStorage::forget(const std::string& name) {
    std::erase_if(in_memory_, [&](const auto& kept) { return kept.first == name; });
}

Result<std::string> FolderStorage::load(const std::string& name) {
    if (!allowed(name)) return refused(name);
    for (const auto& [kept, content] : in_memory_)
        if (kept == name) return content;
    std::error_code fault;
    if (folder_of(name).empty() || fs::symlink_status(path(name), fault).type() == fs::file_type::not_found)
        return std::string();
    return read_file(path(name));
}

std::size_t FolderStorage::size(const std::string& name) {
    if (!allowed(name)) return 0;
    for (const auto& [kept, content] : in_memory_)
        if (kept == name) return content.size();
    std::error_code fault;
    const auto bytes = folder_of(name).empty() ? 0 : fs::file_size(path(name), fault);
    return fault ? 0 : static_cast<std::size_t>(bytes);
}

/// Creates the folder if necessary, for its owner only, as the files are: some hold keys and passwords of rooms.
Refusal FolderStorage::validate_path(const std::string& name) const {
    if (!allowed(name)) return refused(name);
    if (folder_of(name).empty()) return std::nullopt;
    std::error_code fault;
    if (fs::create_directories(folder_of(name), fault))
        fs::permissions(folder_of(name), fs::perms::owner_all, fault);
    if (fault)
        return error("can't create {path}: {reason}",
                     {{"path", folder_of(name)}, {"reason", fault.message()}});
    return std::nullopt;
}

Refusal FolderStorage::save(const std::string& name, const std::string& content) {
    if (auto refusal = validate_path(name)) return refusal;
    if (!folder_of(name).empty()) return write_file(path(name), content, Readers::owner);
    forget(name);
    in_memory_.emplace_back(name, content);
    return std::nullopt;
}

Result<std::unique_ptr<Log>> FolderStorage::begin_log(const std::string& name, const std::string& content) {
    if (folder_of(name).empty()) {
        if (auto refusal = save(name, content)) return *refusal;
        return std::unique_ptr<Log>(std::make_unique<MemoryLog>(*this, name));
    }
    if (auto refusal = validate_path(name)) return *refusal;
    auto file = GrowingFile::begin(path(name), content, Readers::owner);
    if (!file) return file.error();
    name_log_for_report(path(name));
    return std::unique_ptr<Log>(std::make_unique<FolderLog>(file.take()));
}

bool FolderStorage::is_growing(const std::string& name) {
    return allowed(name) && !folder_of(name).empty() && terramorph::is_growing(path(name));
}

std::string FolderStorage::set_aside(const std::string& name) {
    if (!allowed(name)) return name;
    const std::string folder = folder_of(name);
    std::error_code fault;
    const auto taken = [&](const std::string& other) {
        if (folder.empty())
            return std::ranges::any_of(in_memory_, [&](const auto& kept) { return kept.first == other; });
        return fs::symlink_status(concat(folder, "/", other), fault).type() != fs::file_type::not_found;
    };
    std::string aside = name + ".bad";
    for (int k = 2; taken(aside); ++k) aside = concat(name, ".bad", k);
    for (auto& [kept, content] : in_memory_)
        if (kept == name) kept = aside;
    if (!folder.empty()) fs::rename(path(name), concat(folder, "/", aside), fault);
    return aside;
}

void FolderStorage::remove(const std::string& name) {
    if (!allowed(name)) return;
    forget(name);
    std::error_code fault;
    if (!folder_of(name).empty()) fs::remove(path(name), fault);
}

std::vector<std::string> FolderStorage::names(const std::string& ending) {
    std::vector<std::string> newest_first;
    for (auto kept = in_memory_.rbegin(); kept != in_memory_.rend(); ++kept)
        if (kept->first.ends_with(ending)) newest_first.push_back(kept->first);

    std::vector<std::pair<fs::file_time_type, std::string>> files;
    std::error_code fault;
    for (fs::directory_iterator entry(folder_of("any" + ending), fault), end; entry != end;
         entry.increment(fault)) {
        const std::string name = entry->path().filename().string();
        if (name.ends_with(ending) && allowed(name) && entry->is_regular_file(fault))
            files.emplace_back(entry->last_write_time(fault), name);
    }
    std::ranges::sort(files, std::greater());
    for (auto& file : files) newest_first.push_back(std::move(file.second));
    return newest_first;
}

std::string FolderStorage::place(const std::string& name) const {
    return folder_of(name).empty() ? name + " (in memory)" : path(name);
}

}  // namespace terramorph
