#include "app/language/languages.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/session.h"
#include "base/files/toml.h"
#include "base/text.h"

namespace terramorph {

namespace {

constexpr const char* kCatalogueEnding = ".po";
constexpr std::size_t kMaxLanguageCodeLength = 12;  // "sr@latin"

/// A catalogue in two parts, which cmake/built_in_catalogue.cmake makes; all have the same English.
struct BuiltIn {
    const char* code;
    std::string_view english, translations;
};
// No constant expression: they are too long to be measured while compiling.
const BuiltIn kBuiltIn[] = {
#include "built_in_languages.inc"
};

/// Up to an empty line, behind which the text goes on.
std::string_view next_entry(std::string_view& text) {
    const std::string_view entry = text.substr(0, text.find("\n\n"));
    text.remove_prefix(std::min(entry.size() + 2, text.size()));
    return entry;
}

Catalogue whole(const BuiltIn& parts) {
    std::string po;
    for (std::string_view english = parts.english, translations = parts.translations; !english.empty();)
        po += concat(next_entry(english), "\n", next_entry(translations), "\n");
    Result<Catalogue> catalogue = parse_catalogue(po, concat(parts.code, kCatalogueEnding));
    assert(catalogue.ok());
    return catalogue.take();
}

Language language(std::string code, Catalogue catalogue) {
    const std::string* const name = catalogue.find("English");
    std::string own_name = name ? *name : code;
    return {std::move(code), std::move(own_name), std::make_shared<Catalogue>(std::move(catalogue))};
}

/// English and the game's own; they are read once, for that takes longer than all else that a session begins
/// with.
const std::vector<Language>& built_in_languages() {
    static const std::vector<Language> kAll = [] {
        std::vector<Language> languages = {{"en", std::string(N_("English")), nullptr}};
        for (const BuiltIn& each : kBuiltIn) languages.push_back(language(each.code, whole(each)));
        return languages;
    }();
    return kAll;
}

void add_own(Session& session, std::vector<Language>& languages) {
    std::vector<std::string> files = session.storage.names(kCatalogueEnding);
    std::ranges::sort(files);
    for (const std::string& file : files) {
        std::string code = file.substr(0, file.size() - std::string_view(kCatalogueEnding).size());
        if (code.empty() || code.size() > kMaxLanguageCodeLength || code == "en") continue;
        const Result<std::string> po = session.storage.load(file);
        Result<Catalogue> catalogue = po ? parse_catalogue(*po, file) : po.error();
        if (!catalogue) {
            session.notify("translation_left_out",
                           tr("Your translation wasn't loaded: {why}", {{"why", tr(catalogue.error())}}));
            continue;
        }
        std::erase_if(languages, [&](const Language& each) { return each.code == code; });
        languages.push_back(language(std::move(code), catalogue.take()));
    }
}

std::vector<Language> find_languages(Session& session) {
    std::vector<Language> languages = built_in_languages();
    add_own(session, languages);
    return languages;
}

/// "de" of "de_AT" or "de-AT".
std::string_view without_country(std::string_view locale) {
    return locale.substr(0, locale.find_first_of("_-.@"));
}

/// As it's written, else without the country, else as another country speaks it.
std::size_t language_for(const std::vector<Language>& languages, std::string_view locale) {
    const std::string_view plain = without_country(locale);
    for (const std::string_view code : {locale, plain}) {
        const auto found = std::ranges::find(languages, code, &Language::code);
        if (found != languages.end()) return static_cast<std::size_t>(found - languages.begin());
    }
    const auto found =
        std::ranges::find(languages, plain, [](const Language& each) { return without_country(each.code); });
    return static_cast<std::size_t>(found - languages.begin());
}

/// Empty if there was no choice. A damaged file is kept aside.
std::string chosen_code(Session& session) {
    const Result<std::string> file = session.storage.load(kLanguageFile);
    const Result<TomlTable> table = file ? parse_toml(*file, kLanguageFile) : file.error();
    if (!table) {
        const std::string aside = session.storage.set_aside(kLanguageFile);
        session.notify("language_damaged",
                       tr("Couldn't read your choice of language, which was saved as {aside}: {why}",
                          {{"aside", aside}, {"why", tr(table.error())}}));
        return {};
    }
    const TomlValue* const code = table->find("language");
    return code && code->string() ? *code->string() : std::string();
}

std::size_t first_language(Session& session, const std::vector<std::string>& locales) {
    const std::vector<Language>& languages = session.languages;
    std::vector<std::string> wanted = {chosen_code(session)};
    wanted.insert(wanted.end(), locales.begin(), locales.end());
    for (const std::string& code : wanted)
        if (const std::size_t place = language_for(languages, code); place < languages.size()) return place;
    return 0;
}

void speak(Session& session, std::size_t place) {
    session.language = place;
    speak(session.languages[place].catalogue);
}

}  // namespace

void choose_first_language(Session& session, const std::vector<std::string>& locales,
                           const std::string& asked) {
    session.languages = find_languages(session);
    const std::size_t place = language_for(session.languages, asked);
    const bool known = place < session.languages.size();
    speak(session, known ? place : first_language(session, locales));
    if (known || asked.empty()) return;
    std::vector<std::string> codes;
    for (const Language& each : session.languages) codes.push_back(each.code);
    session.notify("no_such_language", tr("The game doesn't speak \"{code}\": it speaks {codes}.",
                                          {{"code", sanitized(asked, 40)}, {"codes", joined(codes, ", ")}}));
}

void step_language(Session& session, int step) {
    const std::size_t count = session.languages.size();
    speak(session, (session.language + count + static_cast<std::size_t>(step)) % count);
    const std::string& code = session.languages[session.language].code;
    if (const Refusal refusal =
            session.storage.save(kLanguageFile, concat("language = ", toml_quoted(code), "\n")))
        session.notify("language_not_kept", tr("Couldn't save the language: {why}", {{"why", tr(*refusal)}}));
}

}  // namespace terramorph
