// What a run has shown, for people and for programs.
#include <cstdio>

#include "croupier/load/run.h"

namespace croupier::load {
namespace {

template <class... Values>
std::string format(const char* pattern, Values... values) {
    std::string text(static_cast<std::size_t>(std::snprintf(nullptr, 0, pattern, values...)), ' ');
    std::snprintf(text.data(), text.size() + 1, pattern, values...);
    return text;
}

using Number = unsigned long long;

double a_second(const Tally& tally) {
    return tally.seconds > 0 ? static_cast<double>(tally.moves) / tally.seconds : 0;
}

std::string times_line(const char* name, Times& times) {
    return format("%-11s p50 %.3f  p95 %.3f  p99 %.3f  max %.3f ms\n", name, times.percentile(0.5),
                  times.percentile(0.95), times.percentile(0.99), times.percentile(1));
}
std::string times_json(const char* name, Times& times) {
    return format("\"%s\":{\"count\":%zu,\"p50\":%.4f,\"p95\":%.4f,\"p99\":%.4f,\"max\":%.4f}",
                  name, times.size(), times.percentile(0.5), times.percentile(0.95),
                  times.percentile(0.99), times.percentile(1));
}

double server_cpu(const Outcome& outcome) { return outcome.after->cpu - outcome.before->cpu; }
double each(double seconds, std::uint64_t moves) {
    return moves > 0 ? seconds * 1e6 / static_cast<double>(moves) : 0;
}

// Quotes and backslashes come from what a server has said.
std::string quoted(const std::string& text) {
    std::string quoted = "\"";
    for (char c : text) {
        if (c == '"' || c == '\\') quoted += '\\';
        quoted += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    }
    return quoted + "\"";
}

}  // namespace

std::string report(Outcome& outcome) {
    Tally& tally = outcome.tally;
    std::string text =
        format("%-11s %d, %d sockets, limits: %s\n", "rooms", outcome.settings.rooms,
               4 * outcome.settings.rooms, outcome.bench_limits ? "bench" : "as for everybody");
    text += format("%-11s %llu in %.1f s, %.0f a second", "moves", Number{tally.moves},
                   tally.seconds, a_second(tally));
    text += outcome.settings.rate > 0 ? format(" of %.0f offered; %zu were due and not sent\n",
                                               outcome.settings.rate, outcome.late)
                                      : " as fast as answers come\n";
    text += times_line("answer", tally.answers);
    text += times_line("last view", tally.views);
    if (tally.behind.size() > 0) text += times_line("sent late", tally.behind);
    text += format("%-11s", "refused");
    for (const auto& [code, count] : tally.refusals)
        text += format(" %s %llu", code.c_str(), Number{count});
    text += tally.refusals.empty() ? " none\n" : "\n";
    text += format("%-11s %.0f%% of a core, %.1f us a move\n", "generator",
                   tally.seconds > 0 ? 100 * tally.cpu / tally.seconds : 0,
                   each(tally.cpu, tally.moves));
    if (outcome.before && outcome.after)
        text += format("%-11s %.0f%% of a core, %.1f us a move, %.1f MB\n", "server",
                       tally.seconds > 0 ? 100 * server_cpu(outcome) / tally.seconds : 0,
                       each(server_cpu(outcome), tally.moves), outcome.after->resident);
    text +=
        format("%-11s took %.0f ms of this machine's time\n", "its host", 1000 * outcome.stolen);
    text += format("%-11s %llu frames, %llu views, %llu games to the end, %llu moves by the "
                   "clock, %llu late nonces: %llu faults\n",
                   "checked", Number{tally.frames}, Number{tally.seen_views}, Number{tally.games},
                   Number{tally.automatic}, Number{tally.late}, Number{tally.fault_count});
    for (const std::string& fault : tally.faults) text += "fault: " + fault + "\n";
    if (outcome.interrupted) text += format("Interrupted after %.1f s.\n", tally.seconds);
    return text;
}

std::string report_json(Outcome& outcome) {
    Tally& tally = outcome.tally;
    std::string text = format(
        "{\"rooms\":%d,\"sockets\":%d,\"rate\":%.0f,\"bench_limits\":%s,\"interrupted\":%s,"
        "\"seconds\":%.3f,\"moves\":%llu,\"moves_a_second\":%.1f,\"offered\":%llu,\"late\":%zu,",
        outcome.settings.rooms, 4 * outcome.settings.rooms, outcome.settings.rate,
        outcome.bench_limits ? "true" : "false", outcome.interrupted ? "true" : "false",
        tally.seconds, Number{tally.moves}, a_second(tally), Number{tally.offered}, outcome.late);
    text += times_json("answer", tally.answers) + "," + times_json("last_view", tally.views);
    text += "," + times_json("sent_late", tally.behind);
    text += ",\"refused\":{";
    for (const auto& [code, count] : tally.refusals)
        text += (text.back() == '{' ? "" : ",") + quoted(code) + ":" + std::to_string(count);
    text += format("},\"generator_cpu\":%.3f,\"stolen\":%.2f", tally.cpu, outcome.stolen);
    if (outcome.before && outcome.after)
        text += format(",\"server_cpu\":%.3f,\"server_mb_before\":%.2f,\"server_mb\":%.2f",
                       server_cpu(outcome), outcome.before->resident, outcome.after->resident);
    text += format(
        ",\"frames\":%llu,\"bytes\":%llu,\"views\":%llu,\"games\":%llu,\"automatic\":%llu,"
        "\"late_nonces\":%llu,\"fault_count\":%llu,\"faults\":[",
        Number{tally.frames}, Number{tally.bytes}, Number{tally.seen_views}, Number{tally.games},
        Number{tally.automatic}, Number{tally.late}, Number{tally.fault_count});
    for (const std::string& fault : tally.faults)
        text += (text.back() == '[' ? "" : ",") + quoted(fault);
    return text + "]}\n";
}

}  // namespace croupier::load
