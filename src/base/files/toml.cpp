#include "base/files/toml.h"

#include <toml++/toml.h>

#include <algorithm>
#include <cmath>
#include <limits>

#include "base/files/record.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxBytes = 4u << 20;
constexpr int kMaxDepth = 16;
constexpr double kExactIntegers = 0x1p53;  // beyond it a double skips whole numbers

/// The position after the string that begins at `at`, with single or triple quotes.
std::size_t behind_string(std::string_view text, std::size_t at) {
    const char quote = text[at];
    const std::string_view three = quote == '"' ? "\"\"\"" : "'''";
    const bool tripled = text.substr(at, 3) == three;
    const std::string_view fence = three.substr(0, tripled ? 3 : 1);
    at += fence.size();
    while (at < text.size() && text.substr(at, fence.size()) != fence)
        at += text[at] == '\\' && quote == '"' ? 2 : 1;
    at += fence.size();
    while (tripled && at < text.size() && text[at] == quote)
        ++at;  // up to two more quotes belong to the text
    return at;
}

/// The line of the first key with too many dots; 0 if there is none. Each dot is a table in a table, and
/// toml++ destroys those by recursion: a line of a million dots would overflow the stack.
int line_of_deep_key(std::string_view text) {
    int line = 1;
    int dots = 0;
    for (std::size_t at = 0; at < text.size();) {
        const char c = text[at];
        if (c == '"' || c == '\'') {
            const std::size_t end = std::min(behind_string(text, at), text.size());
            line += static_cast<int>(std::ranges::count(text.substr(at, end - at), '\n'));
            at = end;
            continue;
        }
        if (c == '#') at = std::min(text.find('\n', at), text.size() - 1);
        if (text[at] == '\n') ++line;
        if (std::string_view("\n=,[]{}").find(text[at]) != std::string_view::npos) dots = 0;
        if (c == '.' && ++dots >= kMaxDepth) return line;
        ++at;
    }
    return 0;
}

/// Converts toml++'s tree to ours, and remembers the first value that ours can't hold.
class Reader {
  public:
    explicit Reader(const std::string& file_name) : file_name_(file_name) {}

    TomlTable table(const toml::table& from, int depth) {
        std::vector<std::pair<toml::source_position, std::string_view>> order;
        for (auto&& [key, node] : from) order.emplace_back(key.source().begin, key.str());
        std::ranges::stable_sort(order, [](const auto& a, const auto& b) { return a.first < b.first; });
        TomlTable to;
        to.line = line_of(from);
        for (const auto& [place, key] : order) to.entries.emplace_back(key, value(*from.get(key), depth + 1));
        return to;
    }

    const Refusal& refusal() const { return refusal_; }

  private:
    static int line_of(const toml::node& node) { return static_cast<int>(node.source().begin.line); }

    TomlValue value(const toml::node& from, int depth) {
        TomlValue to{false, from.is_integer(), line_of(from)};
        if (depth > kMaxDepth)
            refuse(to.line, N_("tables and lists are nested too deeply"));
        else if (from.is_boolean())
            to.content = from.ref<bool>();
        else if (from.is_integer())
            to.content = number(static_cast<double>(from.ref<std::int64_t>()), to);
        else if (from.is_floating_point())
            to.content = number(from.ref<double>(), to);
        else if (from.is_string())
            to.content = from.ref<std::string>();
        else if (const auto* inner = from.as_table())
            to.content = std::make_shared<TomlTable>(table(*inner, depth));
        else if (const auto* list = from.as_array())
            to.content = items(*list, depth);
        else
            refuse(to.line, N_("dates and times aren't allowed here"));
        return to;
    }

    double number(double from, const TomlValue& to) {
        if (!std::isfinite(from)) refuse(to.line, N_("numbers must be finite"));
        if (to.whole && std::abs(from) >= kExactIntegers) refuse(to.line, N_("the number is too large"));
        return from;
    }

    TomlList items(const toml::array& from, int depth) {
        TomlList to;
        for (const toml::node& item : from) to.push_back(value(item, depth + 1));
        return to;
    }

    void refuse(int line, std::string_view why) {
        if (!refusal_) refusal_ = RecordPlace{file_name_}.mistake(line, why);
    }

    const std::string& file_name_;
    Refusal refusal_;
};

}  // namespace

std::string_view TomlValue::kind() const {
    constexpr std::string_view kinds[] = {N_("true or false"), N_("a number"), N_("a string"), N_("a list"),
                                          N_("a table")};
    return kinds[content.index()];
}

const TomlValue* TomlTable::find(std::string_view key) const {
    const auto found = std::ranges::find(entries, key, [](const auto& entry) { return entry.first; });
    return found == entries.end() ? nullptr : &found->second;
}

Result<TomlTable> parse_toml(std::string_view content, const std::string& file_name) {
    if (content.size() > kMaxBytes)
        return error("{path} is too large: the limit is {limit} bytes",
                     {{"path", file_name}, {"limit", kMaxBytes}});
    if (const int line = line_of_deep_key(content))
        return RecordPlace{file_name}.mistake(line, "a key has too many dots: at most {most}",
                                              {{"most", kMaxDepth - 1}});
    try {
        const toml::table parsed = toml::parse(content, file_name);
        Reader reader(file_name);
        TomlTable table = reader.table(parsed, 0);
        if (reader.refusal()) return *reader.refusal();
        return table;
    } catch (const toml::parse_error& fault) {
        return RecordPlace{file_name}.mistake(static_cast<int>(fault.source().begin.line),
                                              fault.description());
    }
}

std::string toml_quoted(std::string_view content) {
    std::string quoted = "\"";
    for (const char c : content) {
        if (c == '"' || c == '\\')
            quoted += {'\\', c};
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7f)
            quoted += "\\u" + hex_text(static_cast<unsigned char>(c)).substr(12);
        else
            quoted += c;
    }
    quoted += '"';
    return sanitized(quoted, std::numeric_limits<int>::max());
}

}  // namespace terramorph
