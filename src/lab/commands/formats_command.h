#pragma once

namespace terramorph {

class Options;

/// The lab's command `formats`: the keys of the files that players can write, as tables in Markdown.
/// docs/formats.md holds what it prints, and a test compares the two.
class FormatsCommand {
  public:
    /// Declares it on the command line.
    explicit FormatsCommand(Options& options);

    /// Its status to exit with, or -1 if it was not given.
    int run() const;

  private:
    const Options* formats_ = nullptr;
};

}  // namespace terramorph
