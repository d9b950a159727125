#include "app/language/catalogue.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "base/text.h"

namespace terramorph {

namespace {

constexpr std::size_t kMaxTextLength = 2000;  // bytes

/// The names in braces: "{count} of {all}".
std::set<std::string_view> names_in(std::string_view words) {
    std::set<std::string_view> names;
    for (std::size_t open = words.find('{'); open != std::string_view::npos; open = words.find('{', open + 1))
        names.insert(words.substr(open, std::min(words.find('}', open), words.size() - 1) - open + 1));
    return names;
}

}  // namespace

const std::string* Catalogue::find(std::string_view english) const {
    const auto found = translations_.find(english);
    return found == translations_.end() ? nullptr : &found->second.front();
}

const std::string* Catalogue::find(std::string_view one, std::uint64_t count) const {
    const auto found = translations_.find(one);
    if (found == translations_.end()) return nullptr;
    return &found->second[std::min(rule_.form(count), found->second.size() - 1)];
}

/// Reads a catalogue line by line: a line is a comment, a keyword with a text, or a continuation of it.
class CatalogueReader {
  public:
    explicit CatalogueReader(const std::string& file) : file_(file) {}

    Result<Catalogue> read(std::string_view po) {
        if (po.size() > Catalogue::kMaxFile)
            return error("{file} has {size} bytes; the limit is {most}",
                         {{"file", file_}, {"size", po.size()}, {"most", Catalogue::kMaxFile}});
        for (const std::string_view line : split(po, '\n')) {
            ++line_;
            if (Refusal refusal = read_line(trimmed(line))) return *refusal;
        }
        if (Refusal refusal = finish()) return *refusal;
        if (!has_header_)
            return error("{file}: the header, which is the translation of \"\", is missing",
                         {{"file", file_}});
        return std::move(catalogue_);
    }

  private:
    struct Entry {
        bool fuzzy = false;
        std::optional<std::string> one, many;
        std::vector<std::string> translations;
        int line = 0;  // of its English
    };

    Error mistake(int line, const Message& problem) const {
        return error("{file}, line {line}: {problem}",
                     {{"file", file_}, {"line", line}, {"problem", problem}});
    }
    Error mistake(int line, std::string_view words, std::initializer_list<Argument> arguments = {}) const {
        return mistake(line, message(words, arguments));
    }

    Refusal read_line(std::string_view line) {
        if (line.starts_with('#') || line.empty()) {
            if (!entry_.translations.empty())
                if (Refusal refusal = finish()) return refusal;
            if (line.starts_with("#,") && line.find("fuzzy") != std::string_view::npos) entry_.fuzzy = true;
            return std::nullopt;
        }
        if (line.starts_with('"')) return read_more(line);
        const std::size_t blank = std::min(line.find_first_of(" \t"), line.size());
        return read_keyword(line.substr(0, blank), trimmed(line.substr(blank)));
    }

    Refusal read_keyword(std::string_view keyword, std::string_view quoted) {
        if (keyword == "msgid") {
            if (Refusal refusal = finish()) return refusal;
            entry_.line = line_;
            return begin(entry_.one, quoted);
        }
        if (keyword == "msgid_plural" && entry_.one && entry_.translations.empty())
            return begin(entry_.many, quoted);
        const std::string next = entry_.many ? concat("msgstr[", entry_.translations.size(), "]") : "msgstr";
        if (keyword == next && entry_.one && (entry_.many || entry_.translations.empty())) {
            entry_.translations.emplace_back();
            growing_ = &entry_.translations.back();
            return read_more(quoted);
        }
        if (entry_.one)
            return mistake(line_, "expected {keyword} instead of \"{text}\"",
                           {{"keyword", next}, {"text", sanitized(keyword, 20)}});
        return mistake(line_, "expected {keyword} instead of \"{text}\"",
                       {{"keyword", "msgid"}, {"text", sanitized(keyword, 20)}});
    }

    Refusal begin(std::optional<std::string>& words, std::string_view quoted) {
        if (words) return mistake(line_, "appears twice");
        growing_ = &words.emplace();
        return read_more(quoted);
    }

    /// Appends the quoted text to the current text.
    Refusal read_more(std::string_view quoted) {
        if (!growing_) return mistake(line_, "expected msgid, found a string");
        if (quoted.size() < 2 || quoted.front() != '"' || quoted.back() != '"')
            return mistake(line_, "expected a string in quotation marks");
        quoted = quoted.substr(1, quoted.size() - 2);
        for (std::size_t k = 0; k < quoted.size(); ++k) {
            if (quoted[k] == '"') return mistake(line_, "a quotation mark inside a string is written \\\"");
            const bool escaped = quoted[k] == '\\';
            if (escaped && ++k == quoted.size()) return mistake(line_, "the string never ends");
            const std::optional<char> letter = escaped ? meant(quoted[k]) : quoted[k];
            if (!letter) return mistake(line_, "only n, t, \\ and \" can follow \\");
            *growing_ += *letter;
        }
        if (growing_->size() > kMaxTextLength)
            return mistake(line_, "the string is longer than {most} bytes", {{"most", kMaxTextLength}});
        return std::nullopt;
    }

    static std::optional<char> meant(char escaped) {
        switch (escaped) {
            case 'n':
                return '\n';
            case 't':
                return '\t';
            case '\\':
            case '"':
                return escaped;
            default:
                return std::nullopt;
        }
    }

    Refusal finish() {
        growing_ = nullptr;
        if (!entry_.one) return std::nullopt;
        Entry entry = std::exchange(entry_, {});
        if (entry.translations.empty()) return mistake(entry.line, "has no msgstr");
        if (entry.one->empty()) return read_header(entry);
        const bool whole = std::ranges::none_of(entry.translations, &std::string::empty);
        if (entry.fuzzy || !whole) return std::nullopt;
        if (Refusal refusal = validate(entry)) return refusal;
        if (!catalogue_.translations_.emplace(*entry.one, std::move(entry.translations)).second)
            return mistake(entry.line, "translated twice");
        return std::nullopt;
    }

    Refusal validate(const Entry& entry) const {
        if (!has_header_)
            return mistake(entry.line, "the header, which is the translation of \"\", must come first");
        const std::size_t forms = entry.many ? catalogue_.rule_.forms() : 1;
        if (entry.translations.size() != forms)
            return mistake(entry.line, "has {count} forms instead of {expected}",
                           {{"count", entry.translations.size()}, {"expected", forms}});
        for (const std::string& words : entry.translations) {
            if (sanitized(words, static_cast<int>(kMaxTextLength)) != words)
                return mistake(entry.line, "the translation contains an unprintable character");
            if (Refusal refusal = validate_names(entry, words)) return refusal;
        }
        return std::nullopt;
    }

    /// The singular needn't name {count}.
    Refusal validate_names(const Entry& entry, std::string_view words) const {
        std::set<std::string_view> allowed = names_in(*entry.one);
        if (entry.many) allowed.merge(names_in(*entry.many));
        const std::set<std::string_view> used = names_in(words);
        for (const std::string_view name : used)
            if (!allowed.contains(name))
                return mistake(entry.line, "the translation has {name}, but the English doesn't",
                               {{"name", sanitized(name, 40)}});
        for (const std::string_view name : allowed)
            if (!entry.many && !used.contains(name))
                return mistake(entry.line, "the translation lacks {name}", {{"name", sanitized(name, 40)}});
        return std::nullopt;
    }

    /// Reads lines "Name: value"; three of them matter.
    Refusal read_header(const Entry& entry) {
        if (has_header_) return mistake(entry.line, "there's already a header");
        has_header_ = true;
        for (const std::string_view line : split(entry.translations.front(), '\n')) {
            const std::size_t colon = std::min(line.find(':'), line.size());
            const std::string_view value = trimmed(line.substr(std::min(colon + 1, line.size())));
            if (line.substr(0, colon) == "Content-Type" &&
                value.find("charset=UTF-8") == std::string_view::npos)
                return mistake(entry.line, "the charset must be UTF-8");
            if (line.substr(0, colon) == "Language") catalogue_.language_ = value;
            if (line.substr(0, colon) != "Plural-Forms") continue;
            Result<PluralRule> rule = parse_plural_rule(value);
            if (!rule) return mistake(entry.line, rule.error().message);
            catalogue_.rule_ = rule.take();
        }
        return std::nullopt;
    }

    const std::string& file_;
    Catalogue catalogue_;
    bool has_header_ = false;
    int line_ = 0;
    Entry entry_;
    std::string* growing_ = nullptr;
};

Result<Catalogue> parse_catalogue(std::string_view po, const std::string& file_name) {
    return CatalogueReader(file_name).read(po);
}

}  // namespace terramorph
