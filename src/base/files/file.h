#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <string_view>

#include "base/result.h"

namespace terramorph {

/// The content of a regular file of at most `limit` bytes.
Result<std::string> read_file(const std::string& path, std::size_t limit = 64u << 20);

/// Who may read a file that's written.
enum class Readers { all, owner };

/// Replaces a file all at once: temporary file beside it, fsync, rename, fsync of the folder. After a fault
/// the old file is still there, and no temporary one. A symbolic link stays one: the file that it leads to is
/// replaced.
Refusal write_file(const std::string& path, std::string_view content, Readers readers = Readers::all);

/// A file that is appended to. While it's open, no other program can open it as a growing file.
class GrowingFile {
  public:
    /// Replaces a file all at once, as write_file does, and keeps it open. Refused while another program has
    /// it open like this.
    static Result<std::unique_ptr<GrowingFile>> begin(const std::string& path, std::string_view content,
                                                      Readers readers = Readers::all);
    ~GrowingFile();
    GrowingFile(const GrowingFile&) = delete;
    GrowingFile& operator=(const GrowingFile&) = delete;

    /// Appends all of the text or nothing. If `lasting`, it survives a power cut.
    Refusal append(std::string_view text, bool lasting);

  private:
    GrowingFile(std::string path, int file, std::size_t size)
        : path_(std::move(path)), file_(file), size_(size) {}

    std::string path_;
    int file_;
    std::size_t size_;
};

/// True if any program, this one included, has the file open as a growing file.
bool is_growing(const std::string& path);

}  // namespace terramorph
