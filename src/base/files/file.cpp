#include "base/files/file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <system_error>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

/// An open file descriptor that closes itself.
class Descriptor {
  public:
    explicit Descriptor(int number) : number_(number) {}
    ~Descriptor() { close(); }
    Descriptor(const Descriptor&) = delete;
    Descriptor& operator=(const Descriptor&) = delete;

    int number() const { return number_; }
    bool open() const { return number_ >= 0; }
    int release() { return std::exchange(number_, -1); }
    bool close() { return number_ < 0 || ::close(std::exchange(number_, -1)) == 0; }

  private:
    int number_;
};

/// The words with {path} and, as {reason}, errno of the call that just failed.
Error fault(std::string_view words, const std::string& path) {
    return error(words, {{"path", path}, {"reason", std::generic_category().message(errno)}});
}

std::string folder_of(const std::string& path) {
    const auto slash = path.rfind('/');
    return slash == std::string::npos ? "." : path.substr(0, slash + 1);
}

/// Where a symbolic link leads to in the end, even if there's nothing yet; any other path is itself.
std::string end_of_links(const std::string& path) {
    constexpr int kMostLinks = 40;  // as many as the system follows
    std::string end = path;
    std::array<char, PATH_MAX> next;
    for (int k = 0; k < kMostLinks; ++k) {
        const ssize_t length = ::readlink(end.c_str(), next.data(), next.size());
        if (length < 0) return end;
        const std::string to(next.data(), static_cast<std::size_t>(length));
        const bool is_beside = !to.starts_with('/') && end.find('/') != std::string::npos;
        end = is_beside ? folder_of(end) + to : to;
    }
    return path;
}

bool write_all(int file, std::string_view content) {
    while (!content.empty()) {
        const ssize_t count = ::write(file, content.data(), content.size());
        if (count < 0 && errno == EINTR) continue;
        if (count <= 0) return false;
        content.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

/// Creates a new file beside `path`, and sets `name` to its name.
int create_beside(const std::string& path, Readers readers, std::string& name) {
    const mode_t mode = readers == Readers::all ? 0666 : 0600;
    for (int attempt = 0; attempt < 100; ++attempt) {
        name = concat(path, ".", ::getpid(), "-", attempt, ".tmp");
        const int file = ::open(name.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode);
        if (file >= 0 || errno != EEXIST) return file;
    }
    return -1;
}

/// Writes the whole content to disk under a temporary name, then renames it to `path`.
Refusal replace_file(const Descriptor& file, const std::string& temporary, const std::string& path,
                     std::string_view content) {
    if (!write_all(file.number(), content)) return fault(N_("can't write {path}: {reason}"), path);
    if (::fsync(file.number()) != 0) return fault(N_("can't flush {path} to the disk: {reason}"), path);
    if (::rename(temporary.c_str(), path.c_str()) != 0)
        return fault(N_("can't replace {path}: {reason}"), path);
    const Descriptor folder(::open(folder_of(path).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC));
    if (folder.open())
        ::fsync(folder.number());  // some file systems can't; the file itself is whole either way
    return std::nullopt;
}

/// Replaces the file at `link`, or where that leads to, and returns the open descriptor of the new one.
Result<int> replaced_file(const std::string& link, std::string_view content, Readers readers) {
    const std::string path = end_of_links(link);
    struct stat status {};
    if (::stat(path.c_str(), &status) == 0 && !S_ISREG(status.st_mode))
        return error("{path} isn't a regular file, so it wasn't replaced", {{"path", path}});
    std::string temporary;
    Descriptor file(create_beside(path, readers, temporary));
    if (!file.open()) return fault(N_("can't create {path}: {reason}"), path);
    ::flock(file.number(), LOCK_EX | LOCK_NB);  // nobody else has it open yet
    if (auto refusal = replace_file(file, temporary, path, content)) {
        ::unlink(temporary.c_str());
        return *refusal;
    }
    return file.release();
}

}  // namespace

Result<std::string> read_file(const std::string& path, std::size_t limit) {
    // without O_NONBLOCK the open itself would wait for somebody to write into a pipe
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    if (!file.open()) return fault(N_("can't open {path}: {reason}"), path);
    struct stat status {};
    if (::fstat(file.number(), &status) != 0) return fault(N_("can't inspect {path}: {reason}"), path);
    if (!S_ISREG(status.st_mode)) return error("{path} isn't a regular file", {{"path", path}});

    std::string content;
    char piece[1 << 16];
    for (;;) {
        const ssize_t count = ::read(file.number(), piece, sizeof piece);
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) return fault(N_("can't read {path}: {reason}"), path);
        if (count == 0) return content;
        if (static_cast<std::size_t>(count) > limit - content.size())
            return error("{path} is too large: the limit is {limit} bytes",
                         {{"path", path}, {"limit", limit}});
        content.append(piece, static_cast<std::size_t>(count));
    }
}

Refusal write_file(const std::string& path, std::string_view content, Readers readers) {
    const Result<int> file = replaced_file(path, content, readers);
    if (!file) return file.error();
    ::close(*file);  // fsync has already reported any error
    return std::nullopt;
}

bool is_growing(const std::string& path) {
    const Descriptor file(::open(path.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC));
    return file.open() && ::flock(file.number(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK;
}

Result<std::unique_ptr<GrowingFile>> GrowingFile::begin(const std::string& path, std::string_view content,
                                                        Readers readers) {
    if (is_growing(path)) return error("{path} is in use by another running game", {{"path", path}});
    const Result<int> file = replaced_file(path, content, readers);
    if (!file) return file.error();
    return std::unique_ptr<GrowingFile>(new GrowingFile(path, *file, content.size()));
}

GrowingFile::~GrowingFile() { ::close(file_); }

Refusal GrowingFile::append(std::string_view text, bool lasting) {
    const auto end = static_cast<off_t>(size_);
    // an earlier failed append may have left part of its text
    if (::ftruncate(file_, end) != 0 || ::lseek(file_, end, SEEK_SET) != end)
        return fault(N_("can't write {path}: {reason}"), path_);
    if (!write_all(file_, text)) return fault(N_("can't write {path}: {reason}"), path_);
    if (lasting && ::fsync(file_) != 0) return fault(N_("can't flush {path} to the disk: {reason}"), path_);
    size_ += text.size();
    return std::nullopt;
}

}  // namespace terramorph
