// The engine for JavaScript: a C interface of integers and UTF-8 text (docs/wasm.md).
//
// A text goes in through croupier_input, which gives the place to write it; a text comes out
// through croupier_output and croupier_output_size and stays until the next call. One instance a
// worker.
#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "engine/all_games.h"
#include "engine/playout.h"
#include "formats/inquiry.h"
#include "formats/save.h"
#include "formats/statistics.h"

#define EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace croupier;

std::string input, output;
std::vector<Save> matches;
std::unique_ptr<Inquiry> inquiry;

std::string_view given(int size) {
    return std::string_view(input).substr(0, static_cast<std::size_t>(size));
}

Save* find_save(int handle) {
    const auto index = static_cast<std::size_t>(handle) - 1;
    if (index < matches.size() && matches[index].match) return &matches[index];
    output = "there is no match " + std::to_string(handle);
    return nullptr;
}

Match* find(int handle) {
    const Save* save = find_save(handle);
    return save == nullptr ? nullptr : save->match.get();
}

// Keeps a match and gives its handle; 0 with the sentence in the output when there is none.
int keep(Result<Save> save) {
    if (!save) {
        output = save.error().sentence;
        return 0;
    }
    for (std::size_t i = 0; i < matches.size(); ++i) {
        if (matches[i].match) continue;
        matches[i] = std::move(*save);
        return static_cast<int>(i) + 1;
    }
    matches.push_back(std::move(*save));
    return static_cast<int>(matches.size());
}

int keep(MatchResult match, std::string deal = "") {
    if (!match) return keep(Result<Save>(match.error()));
    return keep(Save{{"", std::move(deal), 0}, std::move(*match)});
}

std::string spaced(const Match& match, const std::vector<Move>& moves) {
    std::string text;
    for (Move move : moves) text += (text.empty() ? "" : " ") + match.notation(move);
    return text;
}

enum class Text : int { position, view, legal, record, hint, mode, save, deal };
enum class Number : int {
    score,
    moves,
    won,
    undo_left,
    redo_left,
    elapsed,
    can_progress,
    can_finish
};
enum class Asked : int { solve, verdicts, fair };
constexpr int most_memory = 1024;  // MiB

}  // namespace

EXPORT(croupier_input) char* croupier_input(int size) {
    input.resize(static_cast<std::size_t>(size < 0 ? 0 : size));
    return input.data();
}
EXPORT(croupier_output) const char* croupier_output() { return output.data(); }
EXPORT(croupier_output_size) int croupier_output_size() { return static_cast<int>(output.size()); }

EXPORT(croupier_version) void croupier_version() { output = CROUPIER_VERSION; }

// A deal id, a position, a record or a save → a handle, or 0.
EXPORT(croupier_open) int croupier_open(int size) {
    const std::string_view text = given(size);
    if (text.starts_with('{')) return keep(read_save(text));
    if (text.starts_with("croupier record")) return keep(replay(text));
    if (text.find(' ') != std::string_view::npos) return keep(match_from_position(text));
    const Result<DealId> id = deal_id_from(text);
    if (!id) return keep(MatchResult(id.error()));
    return keep(deal_match(*id), std::string(text));
}

EXPORT(croupier_close) void croupier_close(int handle) {
    if (Save* save = find_save(handle)) *save = {};
}

// A line of a journal, such as "play 37 @1200" → 1, or 0 with the sentence.
EXPORT(croupier_command) int croupier_command(int handle, int size) {
    Match* match = find(handle);
    if (match == nullptr) return 0;
    output.clear();
    const Result<Entry> entry = entry_from(given(size));
    const auto error = entry ? carry_out(*match, *entry) : entry.error();
    if (error) output = error->sentence;
    return error ? 0 : 1;
}

// Answers in the output → 1, or 0 when there is nothing to say.
EXPORT(croupier_ask) int croupier_ask(int handle, int question) {
    const Save* save = find_save(handle);
    if (save == nullptr) return 0;
    const Match* match = save->match.get();
    output.clear();
    switch (static_cast<Text>(question)) {
    case Text::position: output = match->position(); break;
    case Text::view: output = match->view(Seat::first); break;
    case Text::record: output = match->record(); break;
    case Text::mode: output = match->mode(); break;
    case Text::deal: output = save->head.deal; break;
    case Text::save: {
        SaveHead head = save->head;
        head.time = std::max(head.time, match->elapsed());
        output = write_save(head, *match);
        break;
    }
    case Text::legal: {
        const MoveList moves = match->legal_moves();
        output = spaced(*match, {moves.begin(), moves.end()});
        break;
    }
    case Text::hint:
        if (const auto hint = match->hint()) output = match->notation(*hint);
        break;
    default: output = "there is no such question"; return 0;
    }
    return output.empty() ? 0 : 1;
}

EXPORT(croupier_number) double croupier_number(int handle, int number) {
    const Match* match = find(handle);
    if (match == nullptr) return -1;
    switch (static_cast<Number>(number)) {
    case Number::score: return match->score();
    case Number::moves: return match->tally().moves;
    case Number::won: return match->outcome() == Outcome::won ? 1 : 0;
    case Number::undo_left: return match->undo_left();
    case Number::redo_left: return match->redo_left();
    case Number::elapsed: return static_cast<double>(match->elapsed());
    case Number::can_progress: return static_cast<double>(match->can_progress());
    case Number::can_finish: return match->finish_line().empty() ? 0 : 1;
    }
    return -1;
}

// Asks the solver about the position of a match: 0 solve, 1 verdicts, 2 fair → 1, or 0 with the
// sentence. One question at a time; a new one takes the place of the old. The limits are states (0
// for none) and MiB, for each sample of a fair question; `samples` and `seed` are for that alone.
EXPORT(croupier_inquire)
int croupier_inquire(int handle, int kind, double states, int memory, int samples, int seed) {
    const Match* match = find(handle);
    if (match == nullptr) return 0;
    SearchLimits limits;
    if (states >= 1) limits.states = static_cast<std::uint64_t>(states);
    limits.memory = static_cast<std::size_t>(std::clamp(memory, 1, most_memory)) << 20;
    const auto asked = [&]() -> InquiryResult {
        switch (static_cast<Asked>(kind)) {
        case Asked::solve: return solve_inquiry(*match, limits);
        case Asked::verdicts: return verdicts_inquiry(*match, limits);
        case Asked::fair:
            return fair_inquiry(*match, std::max(samples, 1), static_cast<std::uint64_t>(seed),
                                limits);
        }
        return ParseError{ParseCode::bad_value, 0, "there is no such question"};
    };
    InquiryResult begun = asked();
    output = begun ? "" : begun.error().sentence;
    inquiry = begun ? std::move(*begun) : nullptr;
    return inquiry ? 1 : 0;
}

// Searches for a few milliseconds → 1 once the question is answered (or there is none), else 0.
EXPORT(croupier_inquire_step) int croupier_inquire_step() {
    return !inquiry || inquiry->step() ? 1 : 0;
}

// What is known by now, as JSON in the output → 1, or 0 when nothing was asked.
EXPORT(croupier_inquire_answer) int croupier_inquire_answer() {
    output = inquiry ? to_line(inquiry->answer()) : "";
    return inquiry ? 1 : 0;
}

// Forgets the question and its memory.
EXPORT(croupier_inquire_end) void croupier_inquire_end() { inquiry.reset(); }

// Statistics as text, or nothing for none yet → 1 with the result of the match added in the output,
// or 0 with the sentence.
EXPORT(croupier_count) int croupier_count(int handle, int size) {
    const Match* match = find(handle);
    if (match == nullptr) return 0;
    Result<Score> score = size == 0 ? Score{} : read_statistics(given(size));
    if (!score) {
        output = score.error().sentence;
        return 0;
    }
    score->statistics.add(match->result());
    output = write_statistics(*score);
    return 1;
}

// "moves draws won fingerprint" of random playouts of a game, by its name.
EXPORT(croupier_playouts) int croupier_playouts(int size, int first_deal, int deals) {
    const std::string game(given(size));
    output = unknown_game(game).sentence;
    int found = 0;
    each_game([&]<class G>(std::type_identity<G>) {
        if (game != G::State::id) return;
        const Playouts sum = random_playouts<G>(static_cast<std::uint64_t>(first_deal),
                                                static_cast<std::uint64_t>(deals));
        output = to_text(sum);
        found = 1;
    });
    return found;
}
