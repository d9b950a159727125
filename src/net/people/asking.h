#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

namespace terramorph {

constexpr std::string_view kAskTopic = "ask", kToldTopic = "told", kCopyTopic = "copy/";

/// The questions of somebody whose seat's file is lost. Perhaps only others still know their log: if they
/// wrote before they've heard it, they'd contradict themselves.
class Asking {
  public:
    static constexpr double kBetweenQuestions = 5;  ///< seconds

    /// Lets time pass, in seconds. True if it's time to ask, for the first time or again.
    bool advance(double seconds);
    /// This one has told all that it knows.
    void hear_told(const std::string& who) { told_.insert(who); }
    bool has_told(const std::string& who) const { return told_.contains(who); }
    /// True once somebody has told, and so have all who are here.
    bool is_told(const std::vector<std::string>& here) const;

  private:
    double since_ = kBetweenQuestions;
    std::set<std::string> told_;
};

/// The answers to such questions. However often somebody asks, they aren't answered too often.
class Answers {
  public:
    static constexpr double kBetweenAnswers = 4;  ///< seconds

    void advance(double seconds);
    /// True if this one may be answered now, which it then is.
    bool take(const std::string& who);

  private:
    std::map<std::string, double> left_;  // seconds until the next
};

}  // namespace terramorph
