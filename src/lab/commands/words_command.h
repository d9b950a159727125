#pragma once

namespace terramorph {

class Options;

/// The lab's command `words`: all that the rules and the game's own files say to players, for translators.
class WordsCommand {
  public:
    /// Declares it on the command line.
    explicit WordsCommand(Options& options);

    /// Its status to exit with, or -1 if it was not given.
    int run() const;

  private:
    const Options* words_ = nullptr;
};

}  // namespace terramorph
