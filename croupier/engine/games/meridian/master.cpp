// Meridian Master: new games and questions.
#include "croupier/engine/games/meridian/master.h"

#include <algorithm>

#include "croupier/engine/all_games.h"

namespace croupier {
namespace {

constexpr std::string_view not_active = "Game not active";

MeridianAnswer failure(std::string_view reason, Refusal refusal) {
    return {false, std::string(reason), refusal};
}

}  // namespace

std::string_view name_of(MeridianStatus status) {
    constexpr std::string_view names[] = {"IDLE", "ACTIVE", "PAUSED", "WON", "LOST"};
    return names[static_cast<std::size_t>(status)];
}

Result<MeridianMaster> MeridianMaster::new_game(const Settings& settings, const Deck& deck,
                                                const CardIds& ids) {
    Result<MeridianIds> made = MeridianIds::made_from(ids);
    if (!made) return made.error();
    if (!is_complete(deck))
        return ParseError{ParseCode::wrong_count, 0, "the deck does not hold every card once"};
    MatchResult match = deal_match(Meridian::id, settings, deck);
    if (!match) return match.error();
    return over(std::move(*match), std::move(*made), {ids.timestamp, ids.timestamp});
}

Result<MeridianMaster> MeridianMaster::new_game(const Settings& settings, std::uint64_t deal_number,
                                                const CardIds& ids) {
    const Result<Deck> deck = numbered_deck(Meridian::id, deal_number);
    if (!deck) return deck.error();
    return new_game(settings, *deck, ids);
}

Result<MeridianMaster> MeridianMaster::over(std::unique_ptr<Match> match, MeridianIds ids,
                                            MeridianTimes times) {
    if (match == nullptr || match->game() != Meridian::id)
        return ParseError{ParseCode::unknown_game, 0, "this is no game of Meridian"};
    MeridianMaster master;
    for (const auto& [key, word] : match->settings()) set_option(master.house_rules_, key, word);
    master.match_ = std::move(match);
    master.ids_ = std::move(ids);
    master.start_time_ = std::clamp(times.start_time, Millis{0}, latest_time);
    master.opened_at_ = master.now_ = std::clamp(times.now, Millis{0}, latest_time);
    return master;
}

MeridianAnswer MeridianMaster::start(const Settings& settings, const Deck& deck,
                                     const CardIds& ids) {
    if (status() != MeridianStatus::idle)
        return refuse(failure("The game before has not been ended.", Refusal::malformed));
    Result<MeridianMaster> begun = new_game(settings, deck, ids);
    if (!begun) return refuse(failure(begun.error().sentence, Refusal::malformed));
    begun->listeners_ = std::move(listeners_);
    begun->subscriptions_ = subscriptions_;
    *this = std::move(*begun);
    return {};
}

MeridianAnswer MeridianMaster::end_game() {
    if (status() != MeridianStatus::won && status() != MeridianStatus::lost)
        return refuse(failure("There is no game that is won or lost.", Refusal::malformed));
    MeridianMaster idle;
    idle.listeners_ = std::move(listeners_);
    idle.subscriptions_ = subscriptions_;
    *this = std::move(idle);
    return {};
}

MeridianStatus MeridianMaster::status() const {
    if (!match_) return MeridianStatus::idle;
    switch (match_->outcome()) {
    case Outcome::won: return MeridianStatus::won;
    case Outcome::lost: return MeridianStatus::lost;
    default: return match_->paused() ? MeridianStatus::paused : MeridianStatus::active;
    }
}

// A match answers in text or tables; the text is the one that says everything.
Meridian MeridianMaster::state() const {
    if (!match_) return {};
    const Result<Meridian> state = position_from<Meridian>(match_->position());
    assert(state);
    return *state;
}

MeridianGameState MeridianMaster::game_state(const Statistics& statistics) const {
    MeridianGameState shown;
    shown.stats = meridian_stats(statistics);
    if (!match_) return shown;
    const Meridian now = state();
    static_cast<MeridianAreas&>(shown) = areas_of(now, ids_);
    const MeridianStatus status = this->status();
    shown.paused = status == MeridianStatus::paused;
    shown.active = shown.paused || status == MeridianStatus::active;
    shown.game_mode = Meridian::Options::mode_words[static_cast<std::size_t>(now.options.mode)];
    for (const Turn& turn : done_) shown.move_history.push_back(record_of(turn));
    shown.current_game =
        current_game_of(now, match_->tally(), start_time_, shown.active ? Millis{0} : now_);
    return shown;
}

std::optional<MeridianMaster::Spot> MeridianMaster::spot_of(std::string_view card_id) const {
    const std::optional<Card> wanted = match_ ? ids_.find(card_id) : std::nullopt;
    if (!wanted) return std::nullopt;
    std::optional<Spot> spot;
    const Meridian now = state();
    Meridian::each_pile(now, [&, place = 0](const PileInfo&, const auto& pile) mutable {
        for (int i = 0; i < pile.size(); ++i)
            if (pile[i] == *wanted) spot = {*wanted, place, pile.size() - i};
        ++place;
    });
    return spot;
}

std::optional<MeridianFound> MeridianMaster::find_card(std::string_view card_id) const {
    const std::optional<Spot> spot = spot_of(card_id);
    if (!spot) return std::nullopt;
    const Meridian now = state();
    const bool down = pile_size(now, spot->place) - spot->above < face_down_in(now, spot->place);
    return MeridianFound{card_data(ids_, spot->card, !down), location_at(spot->place)};
}

// M-037 to M-039, MD-11, MD-12: why the card cannot be taken, wherever it were to go.
Refusal MeridianMaster::access(const Meridian& state, const Spot& spot) {
    const Role role = role_of<Meridian>(spot.place);
    if (role == Role::stock) return Refusal::stock_locked;
    if (role == Role::foundation && !state.options.takeback) return Refusal::foundation_closed;
    if (role != Role::column) return spot.above == 1 ? Refusal::none : Refusal::only_the_top;
    const MeridianColumn& column = state.columns[spot.place - Meridian::first_column];
    if (spot.above > column.face_up()) return Refusal::face_down;
    return spot.above <= column.run() ? Refusal::none : Refusal::not_a_run;
}

bool MeridianMaster::is_card_accessible(std::string_view card_id) const {
    const std::optional<Spot> spot = spot_of(card_id);
    return spot && access(state(), *spot) == Refusal::none;
}

// In the order of the specification: the card, its place, the access, the target, the game.
MeridianAnswer MeridianMaster::check(std::string_view card_id, const MeridianLocation& target,
                                     Move& move) const {
    if (!match_) return failure(not_active, Refusal::game_over);
    const std::optional<Spot> spot = spot_of(card_id);
    if (!spot) {
        const bool known = ids_.find(card_id).has_value();
        return failure(known ? "Card location unknown" : "Card not found", Refusal::malformed);
    }
    const Meridian now = state();
    const Refusal barred = access(now, *spot);
    if (barred == Refusal::stock_locked) return failure("Card location unknown", barred);
    if (barred != Refusal::none) return failure("Card not accessible", barred);
    const std::optional<int> to = place_of(target);
    if (!to) return because(Refusal::no_such_pile);
    move = carry(spot->place, *to, spot->above);
    if (const Refusal refusal = now.check(move); refusal != Refusal::none)
        return because(refusal, move);
    if (status() != MeridianStatus::active)
        return because(match_->paused() ? Refusal::paused : Refusal::game_over);
    return {};
}

MeridianAnswer MeridianMaster::validate_move(std::string_view card_id,
                                             const MeridianLocation& target) const {
    Move move{};
    return check(card_id, target, move);
}

MeridianCards MeridianMaster::get_movable_sequence(int col, int start) const {
    if (col < 0 || col >= Meridian::columns_count) return {};
    const Meridian now = state();
    MeridianCards cards;
    for (int i = 0; i < now.movable(col, start); ++i)
        cards.push_back(card_data(ids_, now.columns[col][start + i], true));
    return cards;
}

std::vector<MeridianFault> MeridianMaster::validate_state() const {
    if (!match_) return {};
    return croupier::validate_state(game_state());
}

GameResult MeridianMaster::result() const { return match_ ? match_->result() : GameResult{}; }

MeridianAnswer MeridianMaster::because(Refusal refusal, Move move) const {
    switch (refusal) {
    case Refusal::none: return {};
    case Refusal::paused:
    case Refusal::game_over: return failure(not_active, refusal);
    case Refusal::waste_empty: return failure("No cards to draw", refusal);
    case Refusal::nothing_to_undo: return failure("No moves to undo", refusal);
    default: break;
    }
    if (!match_) return failure(sentence_of(refusal), refusal);
    return failure(match_->explain(move, refusal).sentence, refusal);
}

}  // namespace croupier
