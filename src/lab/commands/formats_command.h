#pragma once

namespace terramorph {

class Options;

/// The lab's command `formats`: prints the keys of the files that players can write, as Markdown tables.
/// docs/formats.md contains its output, which a test compares.
class FormatsCommand {
  public:
    /// Declares the command on the command line.
    explicit FormatsCommand(Options& options);

    /// Runs the command and returns its exit status; -1 if it wasn't given.
    int run() const;

  private:
    const Options* formats_ = nullptr;
};

}  // namespace terramorph
