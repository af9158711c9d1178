// One family of figures after the other (Prometheus text format 0.0.4).
#include "croupier/server/metrics.h"

#include <charconv>
#include <string_view>

namespace croupier::server {
namespace {

class Sheet {
public:
    Sheet& family(std::string_view name, std::string_view type, std::string_view help) {
        name_ = "croupier_" + std::string(name);
        text_.append("# HELP ").append(name_).append(" ").append(help).append("\n");
        text_.append("# TYPE ").append(name_).append(" ").append(type).append("\n");
        return *this;
    }
    // `labels` with their braces, `suffix` as in name_sum.
    template <class Number>
    Sheet& line(Number value, std::string_view labels = {}, std::string_view suffix = {}) {
        char digits[32];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        text_.append(name_).append(suffix).append(labels).append(" ").append(digits, end);
        text_ += '\n';
        return *this;
    }
    void durations(std::string_view name, std::string_view help, const DurationFigures& figures) {
        family(name, "summary", help)
            .line(figures.median, "{quantile=\"0.5\"}")
            .line(figures.p99, "{quantile=\"0.99\"}")
            .line(figures.sum, {}, "_sum")
            .line(figures.count, {}, "_count");
        family(std::string(name) + "_max", "gauge", "The longest of the last minute or two.")
            .line(figures.longest);
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_, name_;
};

}  // namespace

std::string metrics_text(const Metrics& metrics) {
    const online::Figures& hall = metrics.hall;
    Sheet sheet;
    sheet.family("rooms", "gauge", "Open rooms.")
        .line(hall.waiting, "{phase=\"waiting\"}")
        .line(hall.dealing, "{phase=\"dealing\"}")
        .line(hall.playing, "{phase=\"playing\"}")
        .line(hall.over, "{phase=\"over\"}");
    sheet.family("sockets", "gauge", "WebSockets that are open.").line(hall.sessions);
    sheet.family("players", "gauge", "Players who are connected.").line(hall.players);
    sheet.family("queue", "gauge", "Players who wait for a game.").line(hall.queue);
    sheet.family("draining", "gauge", "1 while no game begins.").line(hall.draining ? 1 : 0);
    sheet.family("storage_works", "gauge", "0 while nothing can be written.")
        .line(metrics.storage_works ? 1 : 0);
    sheet.family("moves_total", "counter", "Moves of people that were answered.")
        .line(hall.counted.moves);
    sheet.family("refusals_total", "counter",
                 "Refused requests by code; those that could tell of a hand are one code.");
    for (std::size_t i = 1; i < online::problems; ++i)
        if (const auto count = hall.counted.refusals[i]; count > 0)
            sheet.line(count,
                       "{code=\"" + std::string(code_of(static_cast<online::Problem>(i))) + "\"}");
    sheet.durations("commit_seconds", "Time of a commit.", metrics.commits);
    sheet.durations("kept_seconds",
                    "From a turn of the loop until it was written, queue and commit.",
                    metrics.kept);
    sheet.family("heard_after_seconds", "gauge", "What somebody who speaks now waits to be heard.")
        .line(metrics.heard_after);
    sheet.family("up_seconds", "gauge", "Since the start.").line(metrics.up);
    return sheet.take();
}

}  // namespace croupier::server
