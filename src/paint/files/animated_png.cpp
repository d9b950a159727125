#include "paint/files/animated_png.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "paint/files/png.h"

namespace terramorph {

namespace {

constexpr std::string_view kSignature = "\x89PNG\r\n\x1a\n";
constexpr std::size_t kAroundData = 12;  // bytes of a chunk besides its data: length, name and checksum
constexpr char kLeaveIt = 0, kOverTheLast = 1;
constexpr std::uint32_t kRgb = 0xffffff, kOpaque = 0xff000000;

constexpr std::array<std::uint32_t, 256> kCrcTable = [] {
    std::array<std::uint32_t, 256> table{};
    for (std::uint32_t n = 0; n < 256; ++n) {
        std::uint32_t crc = n;
        for (int bit = 0; bit < 8; ++bit) crc = (crc & 1) != 0 ? 0xedb88320u ^ (crc >> 1) : crc >> 1;
        table[n] = crc;
    }
    return table;
}();

std::string big_endian(std::uint32_t number, int bytes = 4) {
    std::string all;
    for (int k = bytes; k-- > 0;) all += static_cast<char>(number >> (8 * k) & 0xff);
    return all;
}

std::uint32_t number_at(std::string_view bytes) {
    std::uint32_t number = 0;
    for (const char byte : bytes.substr(0, 4)) number = number << 8 | static_cast<std::uint8_t>(byte);
    return number;
}

std::string chunk(std::string_view name, std::string_view data) {
    std::string named(name);
    named += data;
    return big_endian(static_cast<std::uint32_t>(data.size())) + named + big_endian(crc32(named));
}

/// The data of all chunks with this name in a valid file.
std::string data_of(std::string_view file, std::string_view name) {
    std::string all;
    for (file.remove_prefix(kSignature.size()); file.size() >= kAroundData;) {
        const std::size_t length = number_at(file);
        if (file.substr(4, 4) == name) all += file.substr(8, length);
        file.remove_prefix(length + kAroundData);
    }
    return all;
}

}  // namespace

std::uint32_t crc32(std::string_view bytes) {
    std::uint32_t crc = 0xffffffff;
    for (const char byte : bytes)
        crc = kCrcTable[(crc ^ static_cast<std::uint8_t>(byte)) & 0xff] ^ (crc >> 8);
    return ~crc;
}

AnimatedPng::AnimatedPng(int width, int height, int pictures_per_second)
    : width_(width), height_(height), per_second_(pictures_per_second) {
    assert(width > 0 && height > 0 && pictures_per_second > 0);
}

/// The box around all changed pixels; one pixel if there are none, because pictures can't be empty.
AnimatedPng::Box AnimatedPng::changed(std::span<const std::uint32_t> pixels) const {
    if (shown_.empty()) return {0, 0, width_, height_};
    Box box = {width_, height_, 0, 0};
    for (int y = 0; y < height_; ++y) {
        const auto first = static_cast<std::ptrdiff_t>(y) * width_;
        const auto differs = [&](int x) { return ((pixels[first + x] ^ shown_[first + x]) & kRgb) != 0; };
        int left = 0, right = width_;
        while (left < right && !differs(left)) ++left;
        while (right > left && !differs(right - 1)) --right;
        if (left == right) continue;
        box = {std::min(box.left, left), std::min(box.top, y), std::max(box.right, right), y + 1};
    }
    return box.right == 0 ? Box{0, 0, 1, 1} : box;
}

void AnimatedPng::add_control(const Box& box) {
    std::string data = big_endian(sequence_++);
    for (const int side : {box.right - box.left, box.bottom - box.top, box.left, box.top})
        data += big_endian(static_cast<std::uint32_t>(side));
    data += big_endian(1, 2) + big_endian(static_cast<std::uint32_t>(per_second_), 2);
    data += kLeaveIt;
    data += pictures_ == 0 ? char{0} : kOverTheLast;
    chunks_ += chunk("fcTL", data);
}

/// Unchanged pixels within the changed box are made transparent, which compresses well.
void AnimatedPng::add(std::span<const std::uint32_t> pixels) {
    assert(pixels.size() == static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
    const Box box = changed(pixels);
    add_control(box);
    std::vector<std::uint8_t> rgba;
    for (int y = box.top; y < box.bottom; ++y) {
        for (int x = box.left; x < box.right; ++x) {
            const auto at =
                static_cast<std::size_t>(y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(x);
            const bool same = !shown_.empty() && ((pixels[at] ^ shown_[at]) & kRgb) == 0;
            const std::uint32_t pixel = same ? 0 : pixels[at] | kOpaque;
            for (const int shift : {16, 8, 0, 24}) rgba.push_back(static_cast<std::uint8_t>(pixel >> shift));
        }
    }
    const std::string file = png_of_rgba(rgba, box.right - box.left, box.bottom - box.top);
    const std::string data = data_of(file, "IDAT");
    if (pictures_++ == 0) {
        header_ = chunk("IHDR", data_of(file, "IHDR"));
        chunks_ += chunk("IDAT", data);
    } else {
        chunks_ += chunk("fdAT", big_endian(sequence_++) + data);
    }
    shown_.assign(pixels.begin(), pixels.end());
}

std::string AnimatedPng::finish() {
    assert(pictures_ > 0);
    const std::string forever = big_endian(0);
    std::string file(kSignature);
    file += header_;
    file += chunk("acTL", big_endian(static_cast<std::uint32_t>(pictures_)) + forever);
    file += chunks_;
    return file + chunk("IEND", "");
}

}  // namespace terramorph
