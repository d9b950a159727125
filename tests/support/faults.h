#pragma once

namespace terramorph::test {

/// While it lives, one of the system calls that write files fails: the `nth` (from 1) of them all, with this
/// errno. For test programs that link `faults`.
class Fault {
  public:
    Fault(int nth, int error_number);
    ~Fault();
    Fault(const Fault&) = delete;
    Fault& operator=(const Fault&) = delete;

    /// Whether so many calls were made that the fault happened.
    bool happened() const;
};

}  // namespace terramorph::test
