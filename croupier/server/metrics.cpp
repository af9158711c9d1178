// One family of stats after the other (Prometheus text format 0.0.4).
#include "croupier/server/metrics.h"

#include <charconv>
#include <string_view>

namespace croupier::server {
namespace {

class PrometheusWriter {
public:
    PrometheusWriter& family(std::string_view name, std::string_view type, std::string_view help) {
        name_ = "croupier_" + std::string(name);
        text_.append("# HELP ").append(name_).append(" ").append(help).append("\n");
        text_.append("# TYPE ").append(name_).append(" ").append(type).append("\n");
        return *this;
    }
    // `labels` with their braces, `suffix` as in name_sum.
    template <class Number>
    PrometheusWriter& line(Number value, std::string_view labels = {},
                           std::string_view suffix = {}) {
        char digits[32];
        const auto end = std::to_chars(digits, digits + sizeof digits, value).ptr;
        text_.append(name_).append(suffix).append(labels).append(" ").append(digits, end);
        text_ += '\n';
        return *this;
    }
    void durations(std::string_view name, std::string_view help, const store::LatencyStats& stats) {
        family(name, "summary", help)
            .line(stats.median, "{quantile=\"0.5\"}")
            .line(stats.p99, "{quantile=\"0.99\"}")
            .line(stats.sum, {}, "_sum")
            .line(stats.count, {}, "_count");
        family(std::string(name) + "_max", "gauge", "The longest of the last minute or two.")
            .line(stats.longest);
    }
    std::string take() { return std::move(text_); }

private:
    std::string text_, name_;
};

}  // namespace

std::string metrics_text(const Metrics& metrics) {
    const online::LobbyStats& lobby = metrics.lobby;
    PrometheusWriter out;
    out.family("rooms", "gauge", "Open rooms.")
        .line(lobby.waiting, "{phase=\"waiting\"}")
        .line(lobby.dealing, "{phase=\"dealing\"}")
        .line(lobby.playing, "{phase=\"playing\"}")
        .line(lobby.over, "{phase=\"over\"}");
    out.family("sockets", "gauge", "WebSockets that are open.").line(lobby.sessions);
    out.family("players", "gauge", "Players who are connected.").line(lobby.players);
    out.family("queue", "gauge", "Players who wait for a game.").line(lobby.queue);
    out.family("draining", "gauge", "1 while no game begins.").line(lobby.draining ? 1 : 0);
    out.family("storage_works", "gauge", "0 while nothing can be written.")
        .line(metrics.storage_works ? 1 : 0);
    out.family("moves_total", "counter", "Moves of people that were answered.")
        .line(lobby.counted.moves);
    out.family("refusals_total", "counter",
               "Refused requests by code; those that could tell of a hand are one code.");
    for (std::size_t i = 1; i < online::problems; ++i)
        if (const auto count = lobby.counted.refusals[i]; count > 0)
            out.line(count,
                     "{code=\"" + std::string(code_of(static_cast<online::Problem>(i))) + "\"}");
    out.durations("commit_seconds", "Time of a commit.", metrics.commits);
    out.durations("kept_seconds", "From a turn of the loop until it was written, queue and commit.",
                  metrics.writes);
    out.family("receive_lag_seconds", "gauge",
               "How long a message that arrives now waits to be read.")
        .line(metrics.receive_lag);
    out.family("up_seconds", "gauge", "Since the start.").line(metrics.up);
    return out.take();
}

}  // namespace croupier::server
