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

    /// True if there were enough calls for the fault to happen.
    bool happened() const;
};

}  // namespace terramorph::test
