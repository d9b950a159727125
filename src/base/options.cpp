#include "base/options.h"

#include <CLI/CLI.hpp>
#include <filesystem>
#include <functional>
#include <iostream>
#include <limits>
#include <utility>

#include "base/text.h"

namespace terramorph {

struct Options::Inside {
    std::unique_ptr<CLI::App> owned;  ///< set for the whole program; commands belong to their program
    CLI::App* app;
};

namespace {

/// CLI11's own reading of numbers follows the locale; this does not.
double number_of(const std::string& names, const std::string& written) {
    const auto number = to_number(written);
    if (!number)
        throw CLI::ValidationError(names, concat("\"", sanitized(written, 40), "\" is not a number"));
    return *number;
}

int integer_of(const std::string& names, const std::string& written) {
    constexpr std::int64_t lowest = std::numeric_limits<int>::min();
    constexpr std::int64_t highest = std::numeric_limits<int>::max();
    const auto number = to_integer(written);
    if (!number || *number < lowest || *number > highest)
        throw CLI::ValidationError(names, concat("\"", sanitized(written, 40),
                                                 "\" is not a whole number from ", lowest, " to ", highest));
    return static_cast<int>(*number);
}

std::string in_one_line(std::string_view words) {
    std::string line(trimmed(words));
    for (char& c : line)
        if (c == '\n') c = ' ';
    return line;
}

}  // namespace

Options::Options(const std::string& program, const std::string& description)
    : inside_(std::make_unique<Inside>()) {
    inside_->owned = std::make_unique<CLI::App>(description, program);
    inside_->app = inside_->owned.get();
    inside_->app->set_help_flag("-h,--help", "Print this help and exit");
    inside_->app->set_version_flag("--version", program + " " + version(), "Print the version and exit");
}

Options::Options(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}

Options::~Options() = default;

void Options::flag(const std::string& names, bool& target, const std::string& help) {
    inside_->app->add_flag(names, target, help)->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void Options::value(const std::string& names, std::string& target, const std::string& help) {
    inside_->app->add_option(names, target, help);
}

void Options::value(const std::string& names, std::optional<std::string>& target, const std::string& help) {
    const auto read = [&target](const std::string& written) { target = written; };
    inside_->app->add_option_function<std::string>(names, read, help)->type_name("TEXT");
}

void Options::value(const std::string& names, int& target, const std::string& help) {
    const auto read = [&target, names](const std::string& written) { target = integer_of(names, written); };
    inside_->app->add_option_function<std::string>(names, read, help)->type_name("INTEGER");
}

void Options::value(const std::string& names, double& target, const std::string& help) {
    const auto read = [&target, names](const std::string& written) { target = number_of(names, written); };
    inside_->app->add_option_function<std::string>(names, read, help)->type_name("NUMBER");
}

void Options::values(const std::string& names, std::vector<std::string>& target, const std::string& help) {
    inside_->app->add_option(names, target, help)->allow_extra_args(false);
}

void Options::argument(const std::string& name, std::string& target, const std::string& help, bool required) {
    inside_->app->add_option(name, target, help)->required(required);
}

Options& Options::command(const std::string& name, const std::string& help) {
    auto inside = std::make_unique<Inside>();
    inside->app = inside_->app->add_subcommand(name, help);
    inside_->app->require_subcommand(1);
    commands_.emplace_back(new Options(std::move(inside)));
    return *commands_.back();
}

bool Options::given() const { return inside_->app->parsed(); }

int Options::read(int count, char** arguments) {
    try {
        inside_->app->parse(count, arguments);
        return -1;
    } catch (const CLI::Success& asked) {
        return inside_->app->exit(asked);
    } catch (const CLI::Error& mistake) {
        const std::string program = inside_->app->get_name();
        const auto unknown = inside_->app->remaining();
        const std::string what = unknown.empty() ? in_one_line(mistake.what())
                                                 : concat("does not know ", sanitized(unknown.front(), 60));
        std::cerr << program << ": " << terminal_line(what) << " (see " << program << " --help)\n";
        return 2;
    }
}

std::string version() { return TERRAMORPH_VERSION; }

std::string assets_folder() {
    namespace fs = std::filesystem;
    std::error_code fault;
    const fs::path program = fs::read_symlink("/proc/self/exe", fault).parent_path();
    for (const fs::path& folder : {program / "assets", program / "../share/terramorph/assets"})
        if (fs::is_directory(folder, fault)) return folder.lexically_normal().string();
    return {};
}

}  // namespace terramorph
