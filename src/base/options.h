#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace terramorph {

/// A command line: declares options, reads them, and prints help and errors. (CLI11 is used only here.)
class Options {
  public:
    Options(const std::string& program, const std::string& description);
    ~Options();
    Options(const Options&) = delete;
    Options& operator=(const Options&) = delete;

    /// Names are "--seed" or "-s,--seed". The targets are set when the option is given.
    void flag(const std::string& names, bool& target, const std::string& help);
    void value(const std::string& names, std::string& target, const std::string& help);
    /// The target stays empty unless the option is given, even with an empty text.
    void value(const std::string& names, std::optional<std::string>& target, const std::string& help);
    void value(const std::string& names, int& target, const std::string& help);
    void value(const std::string& names, double& target, const std::string& help);
    /// May be given any number of times.
    void values(const std::string& names, std::vector<std::string>& target, const std::string& help);
    /// An argument without a name.
    void argument(const std::string& name, std::string& target, const std::string& help,
                  bool required = true);
    /// "terramorph-lab map ...": declare the command's options on the returned object.
    Options& command(const std::string& name, const std::string& help);
    /// True if this command was given.
    bool given() const;

    /// Reads the command line. For --help, --version and mistakes it prints the answer and returns the exit
    /// status: 0, or 2 for a mistake, which is one line on standard error. Otherwise returns -1.
    int read(int count, char** arguments);

  private:
    struct Inside;
    explicit Options(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
    std::vector<std::unique_ptr<Options>> commands_;
};

/// "0.1.0"
std::string version();

/// The folder of the game's own data: the one beside the program, or else the installed one. Empty if there
/// is neither.
std::string assets_folder();

}  // namespace terramorph
