#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace terramorph {

/// The checksum of PNG chunks: CRC-32 with polynomial 0xEDB88320. Source: PNG specification (ISO/IEC 15948),
/// annex D.
std::uint32_t crc32(std::string_view bytes);

/// An animation as the bytes of a PNG file; programs that don't know animations show its first picture. Of
/// each further picture only the difference from the one before is kept. Source: APNG specification (Mozilla;
/// PNG, third edition): chunks acTL, fcTL and fdAT.
class AnimatedPng {
  public:
    AnimatedPng(int width, int height, int pictures_per_second);

    /// Adds a picture of the same size: 0x__RRGGBB each, row by row from the top.
    void add(std::span<const std::uint32_t> pixels);
    int pictures() const { return pictures_; }
    /// The size of the file so far, in bytes.
    std::size_t size() const { return chunks_.size(); }
    /// The whole file. Call once, after at least one picture.
    std::string finish();

  private:
    struct Box {
        int left, top, right, bottom;  // right and bottom are exclusive
    };

    Box changed(std::span<const std::uint32_t> pixels) const;
    void add_control(const Box& box);

    int width_, height_, per_second_;
    int pictures_ = 0;
    std::uint32_t sequence_ = 0;        // of the next fcTL or fdAT
    std::vector<std::uint32_t> shown_;  // the last picture
    std::string header_;                // IHDR
    std::string chunks_;                // of all pictures so far
};

}  // namespace terramorph
