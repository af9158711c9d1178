// The commands about one match.
#include "croupier/engine/all_games.h"
#include "croupier/formats/link.h"
#include "croupier/formats/settings.h"
#include "croupier/protocol/extras.h"
#include "croupier/protocol/request.h"

namespace croupier::protocol {
namespace {

// Which cards go home by themselves after a move; none unless asked for.
std::optional<Homeward> home_in(Members& members) {
    constexpr const char* key = "home";
    if (!members.has(key)) return std::nullopt;
    const std::string word = members.text(key);
    if (word != "safe" && word != "all") members.object_to(key, "'safe' or 'all' is expected here");
    return word == "all" ? Homeward::all : Homeward::safe;
}

Json described(const MoveNotation& words, Move move) {
    return {{"move", words.notation(move)}, {"description", words.describe(move)}};
}

}  // namespace

// One of: a deal id; a position with options of the house; a game with options and a seed or deck.
void Session::open_new(Request& request) {
    Members& in = request.in;
    const auto excludes = [&](const char* key, std::initializer_list<const char*> others) {
        for (const char* other : others)
            if (in.has(key) && in.has(other))
                in.object_to(other, "leave it out: '" + std::string(key) + "' says it already");
    };
    excludes("deal", {"game", "seed", "deck", "position", "options"});
    excludes("position", {"game", "seed", "deck"});
    excludes("deck", {"seed"});
    if (request.failed()) return;
    if (in.has("deal")) {
        const Result<DealId> id = deal_id_from(in.text("deal"));
        if (request.failed()) return;
        if (!id) return request.fail(id.error());
        return seat_deal(request, *id);
    }
    const Settings settings = in.has("options") ? formats::settings_in(in, "options") : Settings{};
    if (in.has("position")) {
        const std::string text = in.text("position");
        if (!request.failed()) seat(request, match_from_position(text, settings), {});
        return;
    }
    const std::string game = in.text("game");
    if (request.failed()) return;
    const GameInfo* info = find_game(game);
    if (info == nullptr) return request.fail(unknown_game(game));
    if (in.has("deck")) {
        const Result<Deck> deck = deck_from(in.text("deck"));
        if (request.failed()) return;
        if (!deck) return request.fail(deck.error());
        return seat(request, deal_match(game, settings, *deck), {});
    }
    const auto number = static_cast<std::uint64_t>(
        in.number("seed", 1, static_cast<std::int64_t>(info->last_number)));
    if (!request.failed()) seat_deal(request, {info->id, settings, number});
}

void Session::seat_deal(Request& request, const DealId& id) {
    MatchResult match = deal_match(id);
    std::string name = match ? to_text({id.game, (*match)->settings(), id.number}) : "";
    seat(request, std::move(match), {"", std::move(name), 0});
}

// The text of a save or record, or a link, of which the first entries alone may be wanted.
void Session::load(Request& request) {
    Members& in = request.in;
    const bool is_link = in.has("link");
    if (is_link && in.has("save")) in.object_to("save", "leave it out: 'link' says it already");
    const std::string text = in.text(is_link ? "link" : "save");
    const auto upto =
        static_cast<std::size_t>(in.number_if("upto", 0, INT32_MAX).value_or(INT32_MAX));
    if (request.failed()) return;
    Result<Save> save = is_link ? formats::read_link(text, upto) : formats::read_save(text);
    if (!save) return request.fail(save.error());
    seat(request, std::move(save->match), std::move(save->head));
}

void Session::save(Request& request) {
    if (const Save* seated = seated_at(request)) request.out["save"] = save_text(*seated);
}

void Session::record(Request& request) {
    if (const Save* seated = seated_at(request)) request.out["record"] = seated->match->record();
}

void Session::position(Request& request) {
    if (const Save* seated = seated_at(request))
        request.out["position"] = seated->match->position();
}

void Session::view(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Match& match = *seated->match;
    const Seat seat = seat_in(request.in, match).value_or(Seat::first);
    if (request.failed()) return;
    request.out["view"] = match.view(seat);
    request.out["outcome"] = word_of(match.outcome());
    request.out["to_act"] =
        match.to_act() == Seat::nobody ? Json(nullptr) : Json(static_cast<int>(match.to_act()));
    if (match.round() > 0) request.out["round"] = match.round();
    request.out["moves"] = match.tally().moves;
    // B-059: the points of a slot would tell its covered cards.
    const bool secret = !match.seat_results().empty() && match.outcome() == Outcome::open;
    request.out["score"] = secret ? Json(nullptr) : Json(match.score());
    request.out["elapsed"] = match.elapsed();
    request.out["undo_left"] = match.undo_left();
    request.out["redo_left"] = match.redo_left();
}

void Session::table(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Seat seat = seat_in(request.in, *seated->match).value_or(Seat::first);
    if (!request.failed()) request.out["piles"] = to_json(seated->match->table(seat));
}

void Session::moves(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    Json list = Json::array();
    for (Move move : seated->match->legal_moves()) list.push_back(described(*seated->match, move));
    request.out["moves"] = std::move(list);
}

void Session::hint(Request& request) {
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Match& match = *seated->match;
    const std::optional<Move> move = match.hint();
    request.out["hint"] = move ? described(match, *move) : Json(nullptr);
    request.out["progress"] = word_of(move ? Verdict::yes : match.can_progress());
}

void Session::answered(Request& request, const Save& seated, const Answer& answer, Move move) {
    const Match& match = *seated.match;
    if (!answer) return request.refuse(match, move, answer.refusal);
    Json events = Json::array();
    for (const Event& event : answer.events) events.push_back(to_json(match, event));
    request.out["events"] = std::move(events);
    const Seat seat = seat_in(request.in, match).value_or(Seat::first);
    add_extras(request.out, extras_in(request.in), seated, seat);
}

// A move of the seat, and behind it the cards that are to go home by themselves.
void Session::make_move(Request& request, const Save& seated, Move move) {
    Match& match = *seated.match;
    const Time at = time_in(request.in);
    const Seat seat = seat_in(request.in, match).value_or(mover(match, move));
    const std::optional<Homeward> home = home_in(request.in);
    extras_in(request.in);
    if (request.failed()) return;
    std::vector<Move> moves{move};
    if (home)
        for (Move next : match.followers(move, *home)) moves.push_back(next);
    answered(request, seated, match.play_with(seat, moves, at), move);
}

void Session::play(Request& request) {
    time_in(request.in);
    const std::string text = request.in.text("move");
    const Save* seated = seated_at(request);
    if (seated == nullptr) return;
    const Result<Move> move = seated->match->read_move(text);
    if (!move) return request.fail(move.error());
    make_move(request, *seated, *move);
}

void Session::rewind(Request& request) {
    const auto turns = static_cast<int>(request.in.number("turns", 1, INT32_MAX));
    change(request, [&](Match& match, Time at) { return match.rewind(turns, at); });
}

// Faults of the request are found before anything changes.
void Session::change(Request& request, const std::function<Answer(Match&, Time)>& command) {
    const Time at = time_in(request.in);
    extras_in(request.in);
    const Save* seated = seated_at(request);
    if (seated != nullptr) seat_in(request.in, *seated->match);
    if (!request.failed()) answered(request, *seated, command(*seated->match, at));
}

void Session::plain(Request& request, Answer (Match::*command)(Time)) {
    change(request, [&](Match& match, Time at) { return (match.*command)(at); });
}

void Session::undo(Request& request) { plain(request, &Match::undo); }
void Session::redo(Request& request) { plain(request, &Match::redo); }
void Session::finish(Request& request) { plain(request, &Match::finish); }
void Session::pause(Request& request) { plain(request, &Match::pause); }
void Session::resume(Request& request) { plain(request, &Match::resume); }
void Session::advise(Request& request) { plain(request, &Match::take_hint); }
void Session::retract(Request& request) {
    change(request, [](Match& match, Time) { return match.retract(); });
}

}  // namespace croupier::protocol
