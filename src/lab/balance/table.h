#pragma once

#include <string>
#include <vector>

namespace terramorph {

/// Figures in rows and columns, under a title.
struct Table {
    std::string title;
    std::vector<std::string> head;
    std::vector<std::vector<std::string>> rows;  ///< each as long as the head
};

/// For people: columns of even width, the first to the left and the others to the right.
std::string table_text(const Table& table);

/// For programs: a line for each row, with the title before it; cells are separated by commas.
std::string table_csv(const Table& table);

}  // namespace terramorph
