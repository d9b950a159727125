#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "base/random.h"
#include "net/letter.h"

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

    void publish(const Letter& letter) {
        ++published_;
        if (letter.kept) shelf_[letter.topic] = letter;
        for (auto& letters : under_way_) {
            if (demon_.below(1000) < mischief_.lost) continue;
            send(letters, letter);
            if (demon_.below(1000) < mischief_.doubled) send(letters, letter);
        }
    }
    /// A machine has connected anew: it gets all that lies on the shelf.
    void subscribe(int machine) {
        for (const auto& [topic, letter] : shelf_) send(under_way_[machine], letter);
    }
    /// What reaches the machine now.
    std::vector<Letter> take(int machine) {
        std::vector<Letter> come;
        std::vector<UnderWay> still;
        auto& letters = under_way_[machine];
        for (const int place : demon_.permutation(static_cast<int>(letters.size()))) {
            UnderWay& each = letters[place];
            if (each.delay-- > 0)
                still.push_back(std::move(each));
            else
                come.push_back(std::move(each.letter));
        }
        letters = std::move(still);
        return come;
    }
    void burn_down() { shelf_.clear(); }
    int published() const { return published_; }

  private:
    struct UnderWay {
        Letter letter;
        int delay;
    };

    void send(std::vector<UnderWay>& letters, const Letter& letter) {
        const bool late = demon_.below(1000) < mischief_.late;
        letters.push_back({letter, late ? demon_.from_to(1, 20) : 0});
    }

    std::map<std::string, Letter> shelf_;  // by topic
    std::vector<std::vector<UnderWay>> under_way_;
    Mischief mischief_;
    Random demon_;
    int published_ = 0;
};

}  // namespace terramorph::test
