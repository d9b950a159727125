#include "sdl/fonts.h"

#include <SDL.h>
#include <SDL_ttf.h>

#include <algorithm>
#include <cassert>
#include <map>
#include <optional>
#include <utility>

#include "app/language/language.h"
#include "base/files/file.h"
#include "base/text.h"
#include "base/text/utf8.h"

namespace terramorph {

namespace {

constexpr int kMaxLineLength = 1000;  // letters; more fit on no screen
constexpr std::size_t kMaxFont = 16u << 20;

struct Free {
    void operator()(TTF_Font* font) const { TTF_CloseFont(font); }
    void operator()(SDL_Surface* surface) const { SDL_FreeSurface(surface); }
};
using Font = std::unique_ptr<TTF_Font, Free>;
using Surface = std::unique_ptr<SDL_Surface, Free>;

Surface rendered(TTF_Font* font, const std::string& text) {
    return Surface(TTF_RenderUTF8_Blended(font, text.c_str(), {255, 255, 255, 255}));
}

std::uint8_t alpha(const SDL_Surface& surface, int x, int y) {
    const auto row = static_cast<const std::uint8_t*>(surface.pixels) + std::ptrdiff_t{y} * surface.pitch;
    return static_cast<std::uint8_t>(reinterpret_cast<const std::uint32_t*>(row)[x] >> 24);
}

bool shows_something(const SDL_Surface& surface) {
    for (int y = 0; y < surface.h; ++y)
        for (int x = 0; x < surface.w; ++x)
            if (alpha(surface, x, y) != 0) return true;
    return false;
}

/// A font file in memory, opened once for each size in use.
struct FontFile {
    std::string bytes;
    bool embolden = false;  ///< it stands in for a bold face

    /// The font at the largest size with lines at most `size` pixels high; none if the file is damaged.
    Font at(int size) const {
        Font font(TTF_OpenFontRW(SDL_RWFromConstMem(bytes.data(), static_cast<int>(bytes.size())), 1, size));
        for (int points = size; font && points > 1 && TTF_FontHeight(font.get()) > size; --points)
            if (TTF_SetFontSize(font.get(), points - 1) != 0) font.reset();
        if (font) TTF_SetFontHinting(font.get(), TTF_HINTING_LIGHT);
        if (font && embolden) TTF_SetFontStyle(font.get(), TTF_STYLE_BOLD);
        return font;
    }

    /// False if the file is damaged: a truncated one may open without error and show nothing.
    bool sound() const {
        const Font font = at(24);
        const Surface sample = font ? rendered(font.get(), "Hamburg 0") : nullptr;
        return sample && shows_something(*sample);
    }
};

std::optional<FontFile> find_font(const std::vector<std::string>& folders, const std::string& name) {
    for (const std::string& folder : folders) {
        auto bytes = read_file(folder + "/" + name, kMaxFont);
        if (!bytes) continue;
        FontFile file{bytes.take()};
        if (file.sound()) return file;
    }
    return std::nullopt;
}

/// A face at one size: its fonts in order of preference.
struct Sized {
    std::vector<Font> fonts;

    /// The first font that has the letter, or the preferred one, which shows a box.
    TTF_Font* with(std::uint32_t code) const {
        for (const Font& font : fonts)
            if (TTF_GlyphIsProvided32(font.get(), code)) return font.get();
        return fonts.front().get();
    }
};

/// A piece of text whose letters all come from one font.
struct Run {
    TTF_Font* font;
    std::string text;

    int width() const {
        int w = 0;
        TTF_SizeUTF8(font, text.c_str(), &w, nullptr);
        return w;
    }
};

std::vector<Run> runs(const Sized& sized, std::string_view text) {
    std::vector<Run> all;
    while (!text.empty()) {
        const CodePoint letter = first_code_point(text);
        TTF_Font* const font = sized.with(letter.value);
        if (all.empty() || all.back().font != font) all.push_back({font, {}});
        all.back().text += text.substr(0, letter.size);
        text.remove_prefix(letter.size);
    }
    return all;
}

/// Adds the picture of a run to the mask with its top left at (x, y), clipped to the mask.
void blend(TextMask& mask, const SDL_Surface& run, int x, int y) {
    for (int row = std::max(0, -y); row < std::min(run.h, mask.height - y); ++row) {
        std::uint8_t* const into = mask.coverage.data() + std::ptrdiff_t{y + row} * mask.width;
        for (int column = 0; column < std::min(run.w, mask.width - x); ++column)
            into[x + column] = std::max(into[x + column], alpha(run, column, row));
    }
}

struct FaceFile {
    Face face;
    const char* name;
};
constexpr FaceFile kFaces[] = {
    {Face::regular, "B612-Regular.otf"}, {Face::bold, "B612-Bold.otf"}, {Face::mono, "B612Mono-Regular.otf"}};
constexpr const char* kBehind = "DejaVuSans.ttf";  // behind each of them

}  // namespace

struct Fonts::Inside {
    bool ready = TTF_Init() == 0;
    std::map<Face, std::vector<FontFile>> files;
    mutable std::map<std::pair<Face, int>, Sized> sizes;  ///< opened on first use
    std::string complaint;

    ~Inside() {
        sizes.clear();
        if (ready) TTF_Quit();
    }

    const Sized* at(Face face, int size) const {
        assert(size > 0);
        const auto found = files.find(face);
        if (found == files.end()) return nullptr;
        Sized& sized = sizes[{face, size}];
        if (sized.fonts.empty())
            for (const FontFile& file : found->second)
                if (Font font = file.at(size)) sized.fonts.push_back(std::move(font));
        return sized.fonts.empty() ? nullptr : &sized;
    }
};

std::vector<std::string> font_folders() {
    std::vector<std::string> folders = {"/usr/share/fonts/opentype/b612", "/usr/share/fonts/truetype/b612",
                                        "/usr/share/fonts/truetype/dejavu", "/usr/share/fonts/TTF",
                                        "/usr/share/fonts/dejavu"};
    if (char* const program = SDL_GetBasePath()) {
        folders.insert(folders.begin(), concat(program, "fonts"));
        SDL_free(program);
    }
    return folders;
}

Fonts::Fonts(const std::vector<std::string>& folders) : inside_(std::make_unique<Inside>()) {
    std::vector<std::string> missing;
    const auto add = [&](Face face, const char* file, bool embolden) {
        if (auto font = inside_->ready ? find_font(folders, file) : std::nullopt) {
            font->embolden = embolden;
            inside_->files[face].push_back(std::move(*font));
        } else if (std::ranges::find(missing, file) == missing.end()) {
            missing.push_back(file);
        }
    };
    for (const auto& [face, name] : kFaces) {
        add(face, name, false);
        add(face, kBehind, face == Face::bold);
    }
    if (missing.empty()) return;
    const bool plain =
        std::ranges::any_of(kFaces, [&](const auto& f) { return !inside_->files.contains(f.face); });
    const Argument fonts = {"fonts", joined(missing, ", ")};
    inside_->complaint =
        plain ? tr("Fonts are missing or damaged ({fonts}), so plain letters are shown instead.", {fonts})
              : tr("Fonts are missing or damaged ({fonts}), so another font is shown instead.", {fonts});
}

Fonts::~Fonts() = default;

const std::string& Fonts::complaint() const { return inside_->complaint; }

TextMask Fonts::line(std::string_view text, Face face, int size) const {
    const Sized* const sized = inside_->at(face, size);
    if (!sized) return plain_typeface().line(text, face, size);
    TextMask mask;
    const std::vector<Run> pieces = runs(*sized, sanitized(text, kMaxLineLength));
    for (const Run& run : pieces) mask.width += run.width();
    mask.height = size;
    mask.ascent = TTF_FontAscent(sized->fonts.front().get());
    mask.coverage.resize(static_cast<std::size_t>(mask.width) * static_cast<std::size_t>(mask.height));
    int x = 0;
    for (const Run& run : pieces) {
        if (const Surface surface = rendered(run.font, run.text))
            blend(mask, *surface, x, mask.ascent - TTF_FontAscent(run.font));
        x += run.width();
    }
    return mask;
}

int Fonts::line_width(std::string_view text, Face face, int size) const {
    const Sized* const sized = inside_->at(face, size);
    if (!sized) return plain_typeface().line_width(text, face, size);
    int width = 0;
    for (const Run& run : runs(*sized, sanitized(text, kMaxLineLength))) width += run.width();
    return width;
}

}  // namespace terramorph
