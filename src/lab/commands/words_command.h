#pragma once

namespace terramorph {

class Options;

/// The lab's command `words`: prints all texts in rules and the game's files that players see, for
/// translators.
class WordsCommand {
  public:
    /// Declares the command on the command line.
    explicit WordsCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    const Options* words_ = nullptr;
};

}  // namespace terramorph
