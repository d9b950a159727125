#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/storage.h"
#include "match/match.h"

namespace terramorph {

/// The recording of a match in storage, which grows with it. What a fault keeps from being written is written
/// as soon as there is room again.
class MatchLog {
  public:
    explicit MatchLog(std::string name) : name_(std::move(name)) {}

    const std::string& name() const { return name_; }
    /// Whether there is any of it in storage.
    bool begun() const { return log_ != nullptr; }
    /// Writes what is new. A refusal is told once, and again only after it went well meanwhile.
    Refusal keep(Storage& storage, const Match& match);
    /// The same, and how far the match has got: it is left now.
    Refusal leave(Storage& storage, const Match& match);

  private:
    Refusal write(Storage& storage, const std::string& lines);

    std::string name_;
    std::unique_ptr<Log> log_;
    RecordingWriter writer_;
    std::string unwritten_;
    bool refused_ = false;
};

}  // namespace terramorph
