#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "app/language/plural.h"
#include "base/result.h"

namespace terramorph {

/// Translations of the game's texts by their English originals: a .po file.
class Catalogue {
  public:
    static constexpr std::size_t kMaxFile = 1u << 20;  ///< bytes

    /// The translation; nullptr if there is none. It lives as long as the catalogue.
    const std::string* find(std::string_view english) const;
    /// The translation of a counted text; `one` is its English singular.
    const std::string* find(std::string_view one, std::uint64_t count) const;

    /// The language code in the header, "de"; empty if there is none.
    const std::string& language() const { return language_; }

    /// All translations by their English; each has one form or as many as there are plural forms.
    const std::map<std::string, std::vector<std::string>, std::less<>>& all() const { return translations_; }

  private:
    friend class CatalogueReader;
    std::map<std::string, std::vector<std::string>, std::less<>> translations_;
    PluralRule rule_;
    std::string language_;
};

/// Reads a .po file as gettext's tools write it, in UTF-8. Fuzzy and empty translations are left out. A
/// translation must name the same "{things}" as the English. Errors name the file, the line and what's
/// expected. (Source: the GNU gettext manual, "The Format of PO Files".)
Result<Catalogue> parse_catalogue(std::string_view po, const std::string& file_name);

}  // namespace terramorph
