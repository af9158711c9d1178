// croupier stats: what was played and won, and moving it to another machine.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/data_dir.h"
#include "croupier/formats/json.h"
#include "croupier/terminal/statistics_sheet.h"

namespace croupier::cli {
namespace {

struct StatsOptions {
    bool json = false;
    std::string export_to;
    std::string import_from;
    bool reset = false;
    std::string folder;
};

void show(const Statistics& statistics) {
    bool any = false;
    for (const GameInfo& game : games()) {
        const bool played = std::ranges::any_of(
            game.modes, [&](const Mode& mode) { return statistics.of(mode.prefix) != nullptr; });
        if (!played) continue;
        std::cout << (any ? "\n" : "") << game.title << '\n';
        for (const std::string& line : terminal::statistics_sheet(statistics, game))
            std::cout << line << '\n';
        any = true;
    }
    if (!any) std::cout << "No game has been finished yet.\n";
}

void show_as_json(const Statistics& statistics) {
    formats::Json json{{"modes", formats::Json::object()},
                       {"total", formats::to_json(statistics.total())}};
    for (const ModeStatistics& mode : statistics.modes())
        json["modes"][mode.mode] = formats::to_json(mode);
    std::cout << json.dump(2) << '\n';
}

void replace(const saves::SaveFolder& save_folder, const formats::Score& score) {
    const bool former = std::filesystem::exists(save_folder.path() + "/statistics.json");
    if (const saves::Trouble trouble = save_folder.replace_score(score)) fail(*trouble);
    std::cout << "Done.";
    if (former)
        std::cout << " What was there before is kept in " << save_folder.path()
                  << "/statistics.json.old";
    std::cout << '\n';
}

// A file is replaced at one stroke; into a pipe or a device it is written.
void write_to(const std::string& path, const std::string& text) {
    std::error_code none;
    const auto found = std::filesystem::symlink_status(path, none);
    if (!std::filesystem::exists(found) || std::filesystem::is_regular_file(found)) {
        if (const saves::Trouble trouble = saves::replace_file(path, text)) fail(*trouble);
    } else if (std::ofstream stream(path); !(stream << text << std::flush)) {
        fail(saves::trouble_with("write", path));
    }
}

void run_stats(const StatsOptions& options) {
    if (options.json + options.reset + !options.export_to.empty() + !options.import_from.empty() >
        1)
        fail("choose one of --json, --export, --import and --reset");
    const saves::SaveFolder save_folder = open_save_folder(options.folder);
    if (!options.import_from.empty()) {
        const saves::FileText file = saves::read_file(options.import_from);
        if (file.trouble) fail(*file.trouble);
        if (!file.text) fail("there is no file " + options.import_from);
        return replace(save_folder, value_or_fail(formats::read_statistics(*file.text)));
    }
    if (options.reset) return replace(save_folder, {});
    const formats::Score score = value_or_nothing(save_folder.score()).value_or(formats::Score{});
    if (!options.export_to.empty()) {
        write_to(options.export_to, formats::write_statistics(score));
        std::cout << "Written to " << options.export_to << '\n';
    } else if (options.json) {
        show_as_json(score.statistics);
    } else {
        show(score.statistics);
    }
}

}  // namespace

void add_stats(CLI::App& app) {
    auto* command = app.add_subcommand("stats", "Show what was played and won");
    auto options = std::make_shared<StatsOptions>();
    command->add_flag("--json", options->json, "Print JSON, with times in milliseconds");
    command->add_option("--export", options->export_to, "Write the statistics to a file");
    command->add_option("--import", options->import_from,
                        "Take the statistics of a file instead of those that are there");
    command->add_flag("--reset", options->reset, "Begin anew; the old statistics are kept beside");
    add_data_dir(*command, options->folder);
    command->callback([options] { run_stats(*options); });
}

}  // namespace croupier::cli
