// croupier sweep: how often can a game be won? Solves a range of deals and goes on where it
// stopped.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <iostream>

#include "croupier/cli/commands.h"
#include "croupier/cli/progress.h"
#include "croupier/cli/solve_tasks.h"
#include "croupier/engine/all_games.h"
#include "croupier/formats/json.h"
#include "croupier/solver/interval.h"
#include "croupier/terminal/signals.h"

namespace croupier::cli {
namespace {

struct SweepOptions {
    DealOptions deal;
    std::string range;
    std::string out;
    Effort effort;
};

struct Counts : solver::VerdictCounts {
    double ms = 0;
};

// The rows written before, in the order of the deals: how many there are tells where to go on.
class Rows {
public:
    Rows(const std::string& path, const DealRange& deals) : path_(path) {
        std::error_code error;
        if (std::filesystem::is_regular_file(path, error)) read_all(deals);
        out_.open(path, std::ios::binary | std::ios::app);
        if (!out_) fail("cannot write to '" + path + "': does the folder exist, and is it yours?");
    }

    const Counts& counts() const { return counts_; }
    void add(const Task& task, const Solved& solved, bool with_moves) {
        out_ << row_of(task, solved, with_moves) << '\n';
        // A row counts only once it is in the file.
        if (counts_.all() % 256 == 0) save();
        count(solved.verdict, solved.ms);
    }
    void save() {
        if (!out_.flush())
            fail("cannot write to '" + path_ +
                 "': is the disk full? Make room and run the command again: it goes on");
    }

private:
    void read_all(const DealRange& deals) {
        std::ifstream file(path_, std::ios::binary);
        std::uintmax_t whole = 0;
        std::string line;
        for (; std::getline(file, line) && !file.eof(); whole += line.size() + 1) read(line, deals);
        if (line.empty()) return;
        // A row that was cut off by a crash is solved again.
        const std::string begin = begin_of_row(deals.task_at(counts_.all()));
        if (!line.starts_with(begin) && !begin.starts_with(line))
            foreign("it is no row of a sweep");
        file.close();
        std::error_code error;
        std::filesystem::resize_file(path_, whole, error);
        if (error) fail("cannot write to '" + path_ + "': is it yours?");
    }
    static std::string begin_of_row(const Task& task) { return R"({"deal":")" + task.name + '"'; }
    void foreign(const std::string& why) const {
        fail("'" + path_ + "' holds something else in row " + std::to_string(counts_.all() + 1) +
             ": " + why + ". Name another file with --out, or remove this one");
    }
    void read(const std::string& line, const DealRange& deals) {
        const Result<formats::Json> row = formats::json_from(line);
        if (!row || !row->is_object()) foreign("it is no JSON object");
        const auto text = [&](const char* key) {
            const auto found = row->find(key);
            return found != row->end() && found->is_string() ? found->get<std::string>() : "";
        };
        const std::string wanted = deals.task_at(counts_.all()).name;
        if (counts_.all() >= deals.numbers.count()) foreign("the range ends before it");
        if (text("deal") != wanted) foreign("deal " + wanted + " is expected there");
        const auto ms = row->find("ms");
        count(verdict_named(text("verdict")),
              ms != row->end() && ms->is_number() ? ms->get<double>() : 0);
    }
    void count(Verdict verdict, double ms) {
        counts_.ms += ms;
        counts_.add(verdict);
    }
    static Verdict verdict_named(std::string_view name) {
        for (const Verdict verdict : {Verdict::yes, Verdict::no})
            if (solver::name_of(verdict) == name) return verdict;
        return Verdict::unknown;
    }

    std::string path_;
    std::ofstream out_;
    Counts counts_;
};

void print(const Counts& counts, const DealRange& deals) {
    const auto share = [&](std::uint64_t won) {
        const solver::Interval interval = solver::wilson(won, counts.all());
        std::printf("%.3f %% (95 %%: %.3f to %.3f %%)",
                    100 * static_cast<double>(won) / static_cast<double>(counts.all()),
                    100 * interval.low, 100 * interval.high);
    };
    if (counts.all() == 0) return;
    std::printf("%s: %llu deals, %llu won, %llu impossible, %llu unknown, %.3f ms a deal\n",
                deals.task_at(0).name.c_str(), static_cast<unsigned long long>(counts.all()),
                static_cast<unsigned long long>(counts.won),
                static_cast<unsigned long long>(counts.impossible),
                static_cast<unsigned long long>(counts.unknown),
                counts.ms / static_cast<double>(counts.all()));
    std::printf("winnable: ");
    share(counts.won);
    if (counts.unknown > 0) {
        std::printf(" if the unknown are not, ");
        share(counts.won + counts.unknown);
        std::printf(" if they are");
    }
    std::printf("\n");
}

void run_sweep(const SweepOptions& options) {
    const DealRange deals = range_of(options.deal, options.range);
    Rows rows(options.out, deals);
    const std::uint64_t before = rows.counts().all(), count = deals.numbers.count();
    const terminal::Signals signals({SIGINT});
    {
        Progress progress(count, "deals", before);
        solve_all(
            count - before, options.effort,
            [&](std::uint64_t index) { return deals.task_at(before + index); },
            [&](std::uint64_t, const Task& task, const Solved& solved) {
                rows.add(task, solved, options.effort.wants_moves);
                progress.tell(rows.counts().all());
            },
            [&] { return terminal::Signals::to_leave().has_value(); });
    }
    rows.save();
    print(rows.counts(), deals);
    if (rows.counts().all() == count) return;
    std::cerr << "croupier: interrupted after " << rows.counts().all() << " of " << count
              << " deals; the same command goes on from there\n";
    throw CLI::RuntimeError(was_interrupted);
}

}  // namespace

void add_sweep(CLI::App& app) {
    auto* command =
        app.add_subcommand("sweep", "Solve a range of deals and say how many can be won");
    auto options = std::make_shared<SweepOptions>();
    add_deal_options(*command, options->deal);
    command->add_option("--range", options->range, "Numbers of the deals, as in 1..1000")
        ->required();
    command->add_option("--out", options->out, "The file of rows, a JSON object a line")
        ->required();
    add_effort(*command, options->effort);
    command->add_flag("--moves", options->effort.wants_moves, "Write the winning lines too");
    command->footer("DEAL is a game or a mode, such as klondike or K1. Ctrl-C stops it; the same "
                    "command goes on where it stopped.");
    command->callback([options] { run_sweep(*options); });
}

}  // namespace croupier::cli
