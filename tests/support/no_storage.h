#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <vector>

#include "app/storage.h"

namespace terramorph::test {

/// A player's folders that keep nothing.
struct NoStorage : Storage {
    Result<std::string> load(const std::string&) override { return std::string(); }
    std::size_t size(const std::string&) override { return 0; }
    Refusal save(const std::string&, const std::string&) override { return std::nullopt; }
    Result<std::unique_ptr<Log>> begin_log(const std::string&, const std::string&) override {
        return error("nothing is kept");
    }
    bool is_growing(const std::string&) override { return false; }
    std::string set_aside(const std::string& name) override { return name; }
    void remove(const std::string&) override {}
    std::vector<std::string> names(const std::string&) override { return {}; }
    std::string place(const std::string& name) const override { return name; }
};

}  // namespace terramorph::test
