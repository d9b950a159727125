#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace terramorph {

/// A command line: what a program understands, what it is told, and what to say about both. (The one home of CLI11.)
class Options {
  public:
    Options(const std::string& program, const std::string& description);
    ~Options();
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;

    /// Names are "--seed" or "-s,--seed". The targets are set when the option is given.
    void flag(const std::string& names, bool& target, const std::string& help);
    void value(const std::string& names, std::string& target, const std::string& help);
    /// None as long as it is not given; an empty text is one.
    void value(const std::string& names, std::optional<std::string>& target, const std::string& help);
    void value(const std::string& names, int& target, const std::string& help);
    void value(const std::string& names, double& target, const std::string& help);
    /// May be given any number of times.
    void values(const std::string& names, std::vector<std::string>& target, const std::string& help);
    /// An argument without a name.
    void argument(const std::string& name, std::string& target, const std::string& help, bool required = true);
    /// "terramorph-lab map ...": the options of the command are declared on what is returned.
    Options& command(const std::string& name, const std::string& help);
    /// Whether this command was the one given.
    bool given() const;

    /// Reads the command line. Where that is all there is to do (--help, --version, a mistake), says it and returns the
    /// status to exit with: 0, or 2 for a mistake, which is told in one line on standard error.
    /// Otherwise returns -1.
    int read(int count, char** arguments);

  private:
    struct Inside;
    explicit Options(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
    std::vector<std::unique_ptr<Options>> commands_;
};

/// "0.1.0"
std::string version();

/// The folder of the game's own data: beside the program, where it is installed, or in the source tree; the first that is
/// there. Empty if none is.
std::string assets_folder();

}  // namespace terramorph
