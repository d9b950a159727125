#include "support/program/faults.h"

#include <fcntl.h>
#include <sys/types.h>
#include <unistd.h>

#include <cerrno>
#include <cstdarg>
#include <cstddef>

namespace {

int calls_until_fault = 0;
int fault_number = 0;

bool fails_now() {
    if (calls_until_fault == 0 || --calls_until_fault > 0) return false;
    errno = fault_number;
    return true;
}

}  // namespace

// The linker's --wrap sends the calls of the code under test here.
extern "C" {

int __real_open(const char* path, int flags, ...);
ssize_t __real_write(int file, const void* bytes, std::size_t count);
int __real_fsync(int file);
int __real_close(int file);
int __real_rename(const char* from, const char* to);

int __wrap_open(const char* path, int flags, ...) {
    va_list rest;
    va_start(rest, flags);
    const mode_t mode = (flags & O_CREAT) != 0 ? va_arg(rest, mode_t) : 0;
    va_end(rest);
    return fails_now() ? -1 : __real_open(path, flags, mode);
}

/// Never writes more than three bytes, as a system may.
ssize_t __wrap_write(int file, const void* bytes, std::size_t count) {
    if (calls_until_fault == 0) return __real_write(file, bytes, count);
    return fails_now() ? -1 : __real_write(file, bytes, count < 3 ? count : 3);
}

int __wrap_fsync(int file) { return fails_now() ? -1 : __real_fsync(file); }

int __wrap_close(int file) {
    if (!fails_now()) return __real_close(file);
    __real_close(file);
    errno = fault_number;
    return -1;
}

int __wrap_rename(const char* from, const char* to) { return fails_now() ? -1 : __real_rename(from, to); }
}

namespace terramorph::test {

Fault::Fault(int nth, int error_number) {
    calls_until_fault = nth;
    fault_number = error_number;
}

Fault::~Fault() { calls_until_fault = 0; }

bool Fault::happened() const { return calls_until_fault == 0; }

}  // namespace terramorph::test
