#include "lab/balance/table.h"

#include <algorithm>

#include "base/text.h"

namespace terramorph {

namespace {

using Cells = std::vector<std::string>;

std::vector<std::size_t> widths_of(const Table& table) {
    std::vector<std::size_t> widths;
    for (const std::string& cell : table.head) widths.push_back(cell.size());
    for (const Cells& row : table.rows)
        for (std::size_t k = 0; k < row.size(); ++k) widths[k] = std::max(widths[k], row[k].size());
    return widths;
}

std::string line_of(const Cells& cells, const std::vector<std::size_t>& widths) {
    std::string line = concat("  ", cells[0], std::string(widths[0] - cells[0].size(), ' '));
    for (std::size_t k = 1; k < cells.size(); ++k)
        line += concat("  ", std::string(widths[k] - cells[k].size(), ' '), cells[k]);
    return line + '\n';
}

/// Commas part cells, so none is in them.
std::string csv_line(const std::string& title, const Cells& cells) {
    std::string line = title;
    for (const std::string& cell : cells) line += concat(',', cell);
    return line + '\n';
}

std::string without_commas(std::string words) {
    std::ranges::replace(words, ',', ';');
    return words;
}

}  // namespace

std::string table_text(const Table& table) {
    const std::vector<std::size_t> widths = widths_of(table);
    std::string text = concat(table.title, '\n', line_of(table.head, widths));
    for (const Cells& row : table.rows) text += line_of(row, widths);
    return text;
}

std::string table_csv(const Table& table) {
    std::string text;
    const auto add = [&](Cells cells) {
        for (std::string& cell : cells) cell = without_commas(std::move(cell));
        text += csv_line(without_commas(table.title), cells);
    };
    add(table.head);
    for (const Cells& row : table.rows) add(row);
    return text;
}

}  // namespace terramorph
