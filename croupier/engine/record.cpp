// Writing, reading and replaying records.
#include "croupier/engine/record.h"

#include <algorithm>
#include <array>

#include "croupier/engine/deal_id.h"

namespace croupier {
namespace {

constexpr std::string_view first_line = "croupier record 1";
constexpr auto commands = std::to_array<std::string_view>(
    {"play", "line", "undo", "redo", "rewind", "finish", "hint", "pause", "resume"});

std::optional<Command> command_from(std::string_view word) {
    const auto found = std::ranges::find(commands, word);
    if (found == commands.end()) return std::nullopt;
    return static_cast<Command>(found - commands.begin());
}

// Lines of a text, with the offset of the one last read.
class Lines {
public:
    explicit Lines(std::string_view text) : text_(text) {}

    std::optional<std::string_view> next() {
        if (next_ >= text_.size()) return std::nullopt;
        offset_ = next_;
        const std::size_t end = std::min(text_.find('\n', offset_), text_.size());
        next_ = end + 1;
        std::string_view line = text_.substr(offset_, end - offset_);
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }
    std::size_t offset() const { return offset_; }
    ParseError error(ParseCode code, std::string sentence) const {
        return {code, offset_, std::move(sentence)};
    }

private:
    std::string_view text_;
    std::size_t offset_ = 0;
    std::size_t next_ = 0;
};

// "game klondike …" without its first word, or nothing when the word is another.
std::optional<std::string_view> after(std::string_view line, std::string_view word) {
    if (!line.starts_with(word)) return std::nullopt;
    line.remove_prefix(word.size());
    if (line.empty()) return line;
    if (line.front() != ' ') return std::nullopt;
    return line.substr(1);
}

ParseError refused(const Entry& entry, std::string_view why) {
    return {ParseCode::refused, 0,
            std::string(name_of(entry.command)) + (entry.text.empty() ? "" : " ") + entry.text +
                " cannot be carried out here: " + std::string(why)};
}

}  // namespace

std::string_view name_of(Command command) { return commands[static_cast<std::size_t>(command)]; }

std::string write_record(std::string_view game, const Settings& settings, std::string_view origin,
                         const std::vector<Entry>& journal) {
    std::string text(first_line);
    text += "\ngame " + std::string(game);
    for (const Setting& setting : settings) text += " " + setting.key + "=" + setting.word;
    text += "\n" + std::string(origin) + "\n";
    for (const Entry& entry : journal) text += to_text(entry) + "\n";
    return text + "end " + std::to_string(journal.size()) + "\n";
}

std::string to_text(const Entry& entry) {
    std::string text(name_of(entry.command));
    if (!entry.text.empty()) text += " " + entry.text;
    if (entry.at) text += " @" + std::to_string(*entry.at);
    return text;
}

Result<Entry> entry_from(std::string_view line) {
    const std::size_t blank = std::min(line.find(' '), line.size());
    const std::optional<Command> command = command_from(line.substr(0, blank));
    if (!command)
        return ParseError{
            ParseCode::syntax, 0,
            "'" + std::string(line.substr(0, blank)) +
                "' is no command of a journal: play, line, undo, redo, rewind, finish, "
                "hint, pause, resume or end"};
    std::string_view rest = line.substr(std::min(blank + 1, line.size()));
    Entry entry{*command, "", {}};
    if (const std::size_t mark = rest.rfind('@'); mark != std::string_view::npos) {
        const std::string_view digits = rest.substr(mark + 1);
        if (digits == "0") {
            entry.at = 0;
        } else {
            const auto at = number_from(digits, static_cast<std::uint64_t>(latest_time));
            if (!at)
                return ParseError{ParseCode::bad_number, 0,
                                  "'@" + std::string(digits) +
                                      "' is no time: write milliseconds, as in @1200"};
            entry.at = static_cast<Millis>(*at);
        }
        rest = rest.substr(0, mark);
        while (!rest.empty() && rest.back() == ' ') rest.remove_suffix(1);
    }
    entry.text = std::string(rest);
    return entry;
}

Result<Record> read_record(std::string_view text) {
    Lines lines(text);
    Record record;
    if (lines.next() != first_line)
        return lines.error(ParseCode::syntax, "this is no record: its first line must be '" +
                                                  std::string(first_line) + "'");

    const auto game_line = after(lines.next().value_or(""), "game");
    if (!game_line || game_line->empty())
        return lines.error(ParseCode::syntax,
                           "the second line must be 'game NAME [option=value …]'");
    const std::size_t blank = std::min(game_line->find(' '), game_line->size());
    record.game = std::string(game_line->substr(0, blank));
    auto settings = settings_from(game_line->substr(std::min(blank + 1, game_line->size())));
    if (!settings) return lines.error(settings.error().code, settings.error().sentence);
    record.settings = std::move(*settings);

    const std::string_view origin = lines.next().value_or("");
    record.origin_offset = lines.offset();
    if (const auto deck = after(origin, "deck")) {
        record.deck = std::string(*deck);
    } else if (const auto position = after(origin, "position")) {
        record.position = std::string(*position);
    } else {
        return lines.error(ParseCode::syntax, "the third line must be 'deck …' or 'position …'");
    }

    while (const auto line = lines.next()) {
        if (const auto count = after(*line, "end")) {
            if (*count == std::to_string(record.entries.size())) {
                if (!lines.next()) return record;
                return lines.error(ParseCode::syntax, "nothing may follow the line 'end'");
            }
            return lines.error(ParseCode::cut_short, "the record names " + std::string(*count) +
                                                         " entries but holds " +
                                                         std::to_string(record.entries.size()));
        }
        Result<Entry> entry = entry_from(*line);
        if (!entry) return lines.error(entry.error().code, entry.error().sentence);
        record.entries.push_back({std::move(*entry), lines.offset()});
    }
    return ParseError{
        ParseCode::cut_short, text.size(),
        "the record is cut short: it must close with 'end' and the number of entries"};
}

std::optional<ParseError> carry_out(Match& match, const Entry& entry) {
    const auto answered = [&](const Answer& answer) -> std::optional<ParseError> {
        if (answer) return std::nullopt;
        return refused(entry, sentence_of(answer.refusal));
    };
    const bool takes_text = entry.command == Command::play || entry.command == Command::line ||
                            entry.command == Command::rewind;
    if (takes_text == entry.text.empty())
        return refused(entry, takes_text ? "it names no move" : "it takes no words");
    switch (entry.command) {
    case Command::play: {
        // The player's move, and behind it the cards that followed it home.
        const Result<std::vector<Move>> moves = match.read_play(entry.text);
        if (!moves) return refused(entry, moves.error().sentence);
        return answered(match.play_with(mover(match, moves->front()), *moves, entry.at));
    }
    case Command::line: {
        const Result<std::vector<Move>> moves = match.read_line(entry.text);
        if (!moves) return refused(entry, moves.error().sentence);
        return answered(match.play_line(*moves, entry.at));
    }
    case Command::undo: return answered(match.undo(entry.at));
    case Command::redo: return answered(match.redo(entry.at));
    case Command::rewind: {
        const auto turns = number_from(entry.text, static_cast<std::uint64_t>(match.turns()));
        if (!turns) return refused(entry, sentence_of(Refusal::nothing_to_undo));
        return answered(match.rewind(static_cast<int>(*turns), entry.at));
    }
    case Command::finish: return answered(match.finish(entry.at));
    case Command::hint: return answered(match.take_hint(entry.at));
    case Command::pause: return answered(match.pause(entry.at));
    case Command::resume: return answered(match.resume(entry.at));
    }
    return refused(entry, "unknown command");
}

}  // namespace croupier
