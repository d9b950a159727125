#pragma once

#include <optional>
#include <vector>

#include "ai/arming.h"
#include "ai/computer_player.h"
#include "ai/experience.h"
#include "ai/search.h"
#include "ai/temperament.h"

namespace terramorph {

/// A mind that aims at somebody. What makes it one temperament and not another is at whom, by which kinds of
/// path, and how steady its hand is.
class Gunner : public ComputerPlayer {
  public:
    Gunner(const Temperament& temperament, std::uint32_t seed);

    std::optional<Command> think(const Match& match, int player) final;

  protected:
    /// Whom it would shoot at: enemies, at least one.
    virtual std::vector<int> victims(const Outlook& outlook) const = 0;
    /// The kinds of path that it tries one after the other, until one hits.
    virtual std::vector<Way> ways(const Outlook& outlook) const = 0;
    /// How much everybody's harm counts to it.
    virtual Weights weights(const Outlook& outlook) const { return even_weights(outlook); }

  private:
    enum class Step { belongings, search, arming, wait, choose, equip, aim, fire };

    std::optional<Command> prepare(const Match& match, int player);
    void begin(const Outlook& outlook);
    void go_on(const Outlook& outlook);
    void search(const Outlook& outlook, int& predictions);
    void arm(const Outlook& outlook, int& predictions);
    void decide(const Outlook& outlook, const Shot& shot);
    std::optional<Command> ask(const Match& match, int player);
    Command aim(const Outlook& outlook);
    Unsteadiness hand() const;
    void tell(const Outlook& outlook, const std::vector<Shot>& shots);

    const Temperament& temperament_;
    Random random_;
    Step step_ = Step::belongings;
    int ticks_ = 0;
    Experience experience_;
    std::vector<Way> ways_;
    std::size_t way_ = 0;
    std::optional<Search> search_;
    std::optional<Search> best_search_;  // of those that are over, the one whose best aim is the best
    std::optional<Arming> arming_;
    std::optional<Shot> shot_;
    bool passes_ = false;
};

}  // namespace terramorph
