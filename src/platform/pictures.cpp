#include "platform/pictures.h"

#include <filesystem>

#include "base/files/file.h"
#include "base/text.h"

namespace terramorph {

Refusal save_picture(const std::string& folder, const std::string& name, const Image& picture) {
    std::error_code fault;
    std::filesystem::create_directories(folder, fault);
    if (fault) return error("can't create {path}: {reason}", {{"path", folder}, {"reason", fault.message()}});
    return write_file(folder + "/" + name, png_of(picture));
}

}  // namespace terramorph
