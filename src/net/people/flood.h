#pragma once

#include <cstddef>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace terramorph {

/// How much somebody may send, on average over half a minute: whoever connects again sends, or is sent, a
/// whole log at once.
class Allowance {
  public:
    static constexpr double kLetters = 20, kBytes = 64 * 1024;  ///< in a second
    static constexpr double kSeconds = 30;

    /// This share of what anybody may send.
    explicit Allowance(double share = 1) : share_(share) {}
    void advance(double seconds);
    /// True if a letter of so many bytes is still allowed, which it then uses up.
    bool take(std::size_t bytes);

  private:
    double share_;
    double letters_ = 0, bytes_ = 0;  // used up
};

/// Who sends too much in a room, and isn't heard any more.
class Flood {
  public:
    /// True if this writer's letter may be heard.
    bool hears(const std::string& who, std::size_t bytes);
    void advance(double seconds);
    /// Those who aren't heard any more since the last call; strangers beyond kMaxWriters have no name.
    std::vector<std::string> take_unheard();

  private:
    std::map<std::string, Allowance> writers_;
    std::set<std::string> unheard_;
    std::vector<std::string> news_;
};

}  // namespace terramorph
