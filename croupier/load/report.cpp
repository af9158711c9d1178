// What a run has shown, for people and for programs.
#include <cstdio>

#include "croupier/formats/json_writer.h"
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
void write_times(formats::JsonWriter& json, std::string_view name, Times& times) {
    json.key(name).open().with("count", times.size());
    json.key("p50").fixed(times.percentile(0.5), 4).key("p95").fixed(times.percentile(0.95), 4);
    json.key("p99").fixed(times.percentile(0.99), 4).key("max").fixed(times.percentile(1), 4);
    json.close();
}

double server_cpu(const Outcome& outcome) { return outcome.after->cpu - outcome.before->cpu; }
double each(double seconds, std::uint64_t moves) {
    return moves > 0 ? seconds * 1e6 / static_cast<double>(moves) : 0;
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
    formats::JsonWriter json(1024);
    json.open().with("rooms", outcome.settings.rooms).with("sockets", 4 * outcome.settings.rooms);
    json.key("rate").fixed(outcome.settings.rate, 0).with("bench_limits", outcome.bench_limits);
    json.with("interrupted", outcome.interrupted).key("seconds").fixed(tally.seconds, 3);
    json.with("moves", tally.moves).key("moves_a_second").fixed(a_second(tally), 1);
    json.with("offered", tally.offered).with("late", outcome.late);
    write_times(json, "answer", tally.answers);
    write_times(json, "last_view", tally.views);
    write_times(json, "sent_late", tally.behind);
    json.key("refused").open();
    for (const auto& [code, count] : tally.refusals) json.with(code, count);
    json.close().key("generator_cpu").fixed(tally.cpu, 3).key("stolen").fixed(outcome.stolen, 2);
    if (outcome.before && outcome.after) {
        json.key("server_cpu").fixed(server_cpu(outcome), 3);
        json.key("server_mb_before").fixed(outcome.before->resident, 2);
        json.key("server_mb").fixed(outcome.after->resident, 2);
    }
    json.with("frames", tally.frames).with("bytes", tally.bytes).with("views", tally.seen_views);
    json.with("games", tally.games).with("automatic", tally.automatic);
    json.with("late_nonces", tally.late).with("fault_count", tally.fault_count);
    json.key("faults").open_list();
    for (const std::string& fault : tally.faults) json.text(fault);
    return json.close_list().finish() + "\n";
}

}  // namespace croupier::load
