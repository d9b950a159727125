#pragma once

#include <memory>
#include <string>
#include <utility>

#include "app/storage.h"
#include "match/match.h"

namespace terramorph {

/// The recording of a match in storage, which grows with the match. If a write fails, it's repeated with the
/// next one.
class MatchLog {
  public:
    explicit MatchLog(std::string name) : name_(std::move(name)) {}

    const std::string& name() const { return name_; }
    /// True once something is in storage.
    bool begun() const { return log_ != nullptr; }
    /// Writes everything new. Of several failures in a row only the first is reported.
    Refusal keep(Storage& storage, const Match& match);
    /// Writes everything new, and that the match is left now.
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
