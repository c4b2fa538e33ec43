// Just enough JSON to be written on one line, with its keys in the order given.
#pragma once

#include <QString>

#include <initializer_list>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace app::arbiter::json {

std::string text(const QString& words);
std::string text(std::string_view ascii);
std::string boolean(bool value);
std::string null();

// Of values already written.
std::string list(const std::vector<std::string>& values);
std::string object(std::initializer_list<std::pair<std::string_view, std::string>> members);

} // namespace app::arbiter::json
