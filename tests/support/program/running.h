#pragma once

#include <sys/types.h>

#include <functional>
#include <string>

#include "support/program/run.h"

namespace terramorph::test {

/// A command of the shell that runs meanwhile. Begin it with "exec", so that signals reach the program
/// itself. It is killed at the end of its life.
class Running {
  public:
    explicit Running(const std::string& command);
    ~Running();
    Running(const Running&) = delete;
    Running& operator=(const Running&) = delete;

    bool runs();
    pid_t id() const { return id_; }
    void send(int signal) const;
    /// How it ended. If it goes on for more than these seconds it's killed, and its status is -1.
    Ran wait(double max_seconds = 60);
    /// All that it has said so far, on both its outputs.
    std::string output() const;
    /// Whether it handles this signal by itself by now.
    bool catches(int signal) const;
    /// What it has used of a processor's time.
    double processor_seconds() const;
    /// What it has of the machine's memory.
    double megabytes() const;

  private:
    pid_t id_;
    int status_ = -1;  ///< as wait() gives it, once it has ended
    bool ended_ = false;
    std::string said_;  ///< the file for what it says
};

/// Whether the programs under test are built with sanitizers, which need more memory and keep what was
/// given back.
bool sanitized();

/// Asks until the answer is yes, at most for these seconds; returns the last answer.
bool soon(const std::function<bool()>& so, double max_seconds = 60);

}  // namespace terramorph::test
