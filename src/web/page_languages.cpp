#include "web/page_languages.h"

#include <optional>

#include "web/page.h"

namespace terramorph {

Result<std::string> page_language_file(const std::string& name) {
    std::optional<std::string> text = site_language_file(name);
    if (text) return *std::move(text);
    return error("lang/{file} couldn't be fetched. Once you're online, choose the language again.",
                 {{"file", name}});
}

}  // namespace terramorph
