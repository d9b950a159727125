#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"

namespace terramorph::test {

/// A broker in memory, with a demon: of what is published each machine gets some letters late, twice, in
/// another order or never. The shelf keeps the last letter of each topic, until it burns down.
class MemoryPost {
  public:
    MemoryPost(int machines, std::uint32_t seed) : under_way_(machines), demon_(seed, 77) {}

    /// In thousandths.
    struct Mischief {
        int lost = 200;
        int doubled = 100;
        int late = 400;
    };
    void set(Mischief mischief) { mischief_ = mischief; }

    void publish(const std::string& topic, const std::string& text) {
        ++published_;
        shelf_[topic] = text;
        for (auto& letters : under_way_) {
            if (demon_.below(1000) < mischief_.lost) continue;
            send(letters, text);
            if (demon_.below(1000) < mischief_.doubled) send(letters, text);
        }
    }
    /// A machine has connected anew: it gets all that lies on the shelf.
    void subscribe(int machine) {
        for (const auto& [topic, text] : shelf_) send(under_way_[machine], text);
    }
    /// What reaches the machine now.
    std::vector<std::string> take(int machine) {
        std::vector<std::string> come;
        std::vector<Letter> still;
        auto& letters = under_way_[machine];
        for (const int place : demon_.permutation(static_cast<int>(letters.size()))) {
            Letter& letter = letters[place];
            if (letter.delay-- > 0)
                still.push_back(std::move(letter));
            else
                come.push_back(std::move(letter.text));
        }
        letters = std::move(still);
        return come;
    }
    void burn_down() { shelf_.clear(); }
    int published() const { return published_; }

  private:
    struct Letter {
        std::string text;
        int delay;
    };

    void send(std::vector<Letter>& letters, const std::string& text) {
        const bool late = demon_.below(1000) < mischief_.late;
        letters.push_back({text, late ? demon_.from_to(1, 20) : 0});
    }

    std::map<std::string, std::string> shelf_;  // by topic
    std::vector<std::vector<Letter>> under_way_;
    Mischief mischief_;
    Random demon_;
    int published_ = 0;
};

}  // namespace terramorph::test
