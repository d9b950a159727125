#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "net/board/claim.h"
#include "net/letter.h"

namespace terramorph {

/// A day's claims as letters have brought them: the newest one of each player. It believes none of them: the
/// best have to be proven, see Proof, and wrong ones are left out for good.
class Board {
  public:
    static constexpr std::size_t kMostClaims = 10000;  ///< more aren't heard
    static constexpr std::size_t kShown = 10;

    explicit Board(std::string day) : day_(std::move(day)) {}

    const std::string& day() const { return day_; }
    void take(const Letter& letter);

    /// A claim that may belong among those shown but hasn't been proven yet, with its recording.
    struct Unproven {
        Claim claim;
        std::string recording;
    };
    /// The next one; none if there's nothing to prove now.
    std::optional<Unproven> next_to_prove() const;
    /// Tells whether a claim has come out true.
    void settle(const Claim& claim, bool is_true);
    /// True if recordings were left out since the last call, as others had taken the place: once those are
    /// settled they may come again.
    bool take_lack() { return std::exchange(lacks_some_, false); }

    /// The best that are proven, see is_better(); equal ones by name at the broker, so that all machines have
    /// the same order.
    std::vector<Claim> best() const;

  private:
    enum class Known { claimed, proven, wrong };
    struct Entry {
        Claim claim;
        Known known = Known::claimed;
        std::string recording = {};
    };
    std::vector<const Entry*> ranking() const;

    std::string day_;
    bool lacks_some_ = false;
    std::map<std::string, Entry, std::less<>> entries_;      // by who
    std::map<std::string, std::string, std::less<>> early_;  // recordings that came before their claims
};

}  // namespace terramorph
