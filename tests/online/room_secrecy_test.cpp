// What a seat may not know changes no byte of what it is told (docs/rules/bluffbuddy.md, B-059).
#include <algorithm>

#include "croupier/engine/random.h"
#include "tests/online/support.h"
#include "tests/support/bluffbuddy.h"
#include "tests/support/instrumented.h"
#include "tests/support/rules.h"

namespace croupier::online::test {
namespace {

using croupier::test::is_instrumented, croupier::test::random_move;

int states_wanted() { return is_instrumented() ? 5'000 : 100'000; }

BluffBuddy::Options options_for(std::uint64_t number) {
    BluffBuddy::Options options;
    options.starter = static_cast<BluffBuddy::Starter>(1 + number % 4);
    options.seals = static_cast<BluffBuddy::Seals>(number / 4 % 2);
    options.matching = static_cast<BluffBuddy::Matching>(number / 8 % 2);
    options.pool_count = number / 16 % 2 == 1;
    return options;
}

// The same game with other cards where the seat cannot look, and other seals.
BluffBuddy otherwise(const BluffBuddy& state, Seat viewer, PlayoutRandom& random) {
    const CardSet seen = visible_cards(state, viewer);
    std::vector<Card> hidden;
    BluffBuddy::each_pile(state, [&](const PileInfo&, const auto& pile) {
        for (int i = 0; i < pile.size(); ++i)
            if (!seen.contains(pile[i])) hidden.push_back(pile[i]);
    });
    for (std::size_t i = hidden.size(); i > 1; --i)
        std::swap(hidden[i - 1], hidden[random.below(i)]);
    // A card directly under a visible group has another rank, or the group would be longer.
    const auto deal_to = [&](auto& pile, int place, auto fits) {
        const auto found = std::ranges::find_if(hidden, fits);
        if (found == hidden.end()) return false;
        pile.put(place, *found);
        hidden.erase(found);
        return true;
    };
    BluffBuddy other = state;
    for (auto& slot : other.slots) {
        const int covered = slot.face_down();
        PenaltySlot fresh;
        for (int i = 0; i < slot.size(); ++i) fresh.push(slot[i]);
        if (covered > 0 && !deal_to(fresh, covered - 1,
                                    [&](Card card) { return card.rank() != slot.top().rank(); }))
            return state;
        if (!fresh.empty() && random.below(2) == 0)
            fresh.set_mark("sealed" + std::to_string(1 + random.below(static_cast<std::uint64_t>(
                                                             fresh.size()))));
        slot = fresh;
    }
    const auto any = [](Card) { return true; };
    BluffBuddy::each_pile(other, [&](const PileInfo& info, auto& pile) {
        if constexpr (requires { pile.put(0, Card{}); }) {
            const bool mine = info.owner == Seat::nobody || info.owner == viewer;
            const int down = mine ? pile.face_down() : pile.size();
            const int last = info.role == Role::slot ? down - 1 : down;
            for (int i = 0; i < last; ++i) deal_to(pile, i, any);
        }
    });
    for (int s = 0; s < seats; ++s) {
        CardHand& hand = other.hands[s];
        if (seat(s) != viewer && hand.begun().card.known()) hand.begin({hand[0], 0, 0});
    }
    EXPECT_TRUE(hidden.empty());
    return other;
}

void append(std::string& all, const Effects& out, SessionId to) {
    for (const Outgoing& outgoing : out.messages)
        if (outgoing.to == to) (all += outgoing.message.text()) += '\n';
}

// Everything that a seat, or a spectator, can get out of a room without changing it.
struct Questions {
    Room& room;
    std::optional<int> seat;
    Time now;

    std::string answers(std::uint64_t number) const {
        const SessionId session = seat ? static_cast<SessionId>(*seat + 1) : spectator;
        std::string all;
        Effects out;
        if (number % 2 == 0) {
            room.send_everything(session, now, out);
        } else if (seat) {
            room.join(person(*seat), session, {}, now, out);
        } else {
            room.spectate(session, now, out);
        }
        append(all, out, session);
        if (seat) all += refusals(number);
        return all;
    }

    // Refused requests, and those that leave something open, which are tried in a copy.
    std::string refusals(std::uint64_t number) const {
        const int turn = room.state().turn();
        const BluffBuddy seen = observe(room.state().game(), croupier::seat(*seat)).state();
        const auto card_at = [&](std::uint64_t i) {
            const CardHand& hand = seen.hands[*seat];
            return hand.empty()
                       ? std::string("QH")
                       : to_text(
                             hand[static_cast<int>(i % static_cast<std::uint64_t>(hand.size()))]);
        };
        const std::string any = to_text(Card{static_cast<std::uint8_t>(4 + number % 52)});
        const std::string mine = card_at(number);
        std::string all;
        for (const std::string& move :
             {any + " -", any + " c1 >1", mine + " c9 >2", mine + " s2 >7", mine,
              mine + " s" + std::to_string(1 + number % 4), std::string("c2 >3"),
              std::string("pool")})
            all += answer(request(turn, "q", move));
        all += answer(request(turn - 1, "q", mine + " -"));
        return all;
    }
    std::string answer(const PlayRequest& request) const {
        const SessionId session = static_cast<SessionId>(*seat + 1);
        const Refusal refusal = refusal_of(request);
        if (refusal == Refusal::none) {
            // What is carried out on a named source may depend on what is hidden. That is the game.
            if (!leaves_something_open(request)) return "carried out\n";
            Room copy = room;
            return try_in(copy, request, session);
        }
        return try_in(room, request, session);
    }
    std::string try_in(Room& there, const PlayRequest& request, SessionId session) const {
        Effects out;
        std::optional<PlayOutcome> outcome;
        const Problem problem = there.play(person(*seat).id, request, now, out, outcome);
        std::string all =
            problem == Problem::none
                ? MessageWriter::played(request.id, outcome->turn, outcome->result).text()
                : MessageWriter::error(request.id, problem).text();
        all += '\n';
        append(all, out, session);
        return all;
    }
    Move move_of(const PlayRequest& request) const {
        const BluffBuddy& game = room.state().game();
        const Card card = request.card ? *request.card : game.hands[*seat].begun().card;
        if (request.source == "discard") return discard(card);
        int source = 0;
        for (int place = 1; place < BluffBuddy::first_hand; ++place)
            if (BluffBuddy::layout[static_cast<std::size_t>(place)].name == request.source)
                source = place;
        if (source == 0 && !request.source.empty()) source = 99;
        const int to = request.recipient.value_or(-1);
        return lay(card, source,
                   !request.recipient ? 0
                   : to < 4           ? BluffBuddy::first_slot + to
                                      : 99);
    }
    // As the engine says, for a request of this turn by the seat to act; anything else is refused.
    Refusal refusal_of(const PlayRequest& request) const {
        const BluffBuddy& game = room.state().game();
        if (request.turn != room.state().turn() || *seat != room.state().to_act())
            return Refusal::not_your_turn;
        if (!request.card && !game.hands[*seat].begun().card.known()) return Refusal::play_begun;
        return game.check(move_of(request));
    }
    bool leaves_something_open(const PlayRequest& request) const {
        return resolve(room.state().game(), move_of(request)).result ==
               PlayResult::awaiting_selection;
    }
};

constexpr std::string_view no_match =
    "starter=1 | pool: 5C | c1: QS | c2: 7D | s3: 4C 4D | h1: KH 2C | "
    "h2: 8C 2D | h3: 8D 2H | h4: 9C 2S";
constexpr std::string_view sealed =
    "starter=1 | pool: 5C | c1: QS | s2=sealed2: KC KD | s3: 4C 4D | "
    "h1: KH 2C | h2: 8C 2D | h3: 8D 2H | h4: 9C 2S";

// All that anybody hears of the play, and what is written, in its order.
std::string told_of(std::string_view position, std::string_view move) {
    RoomFixture it({.options = {}, .bots = {}, .spectators = true, .rated = false});
    it.start_at(position);
    it.spectate(spectator);
    it.forget();
    std::string all = it.play(0, request(1, "id", move)).text + "\n";
    for (const Outgoing& outgoing : it.messages)
        all += std::to_string(outgoing.to) + " " + outgoing.message.text() + "\n";
    return all + std::to_string(it.entries.back().text.size());
}

}  // namespace

TEST(RoomSecrecy, NothingHiddenChangesAByteOfWhatAnybodyIsTold) {
    RULE("B-059", "B-049", "B-066", "BD-15", "BD-16", "BD-30");
    int states = 0, changed = 0, begun = 0;
    for (std::uint64_t number = 1; states < states_wanted() && !testing::Test::HasFailure();
         ++number) {
        PlayoutRandom random(number);
        RoomRules rules{options_for(number), {}, true, false};
        Pace pace;
        pace.automatic_turns = 100;  // nobody loses the seat in the middle of the questions
        RoomFixture it(rules, pace, number);
        for (int n = 0; n < seats; ++n) it.join(n, n);  // sessions 1 to 4
        it.spectate(spectator);
        for (int n = 0; n < seats; ++n) it.ready(n);
        it.wait(it.pace.nonces);
        int next = 0;
        while (it.room.state().playing() && !testing::Test::HasFailure()) {
            const BluffBuddy truth = it.game();
            begun += it.room.state().phase() == Phase::resolving_move ? 1 : 0;
            // Who acts, who comes next in the list of the others, and now and then who watches.
            const int asked[] = {it.to_act(), (it.to_act() + 1 + states % 4) % (seats + 1)};
            for (const int s : asked) {
                const auto viewer = s < seats ? std::optional(s) : std::nullopt;
                const Questions ask{it.room, viewer, it.now + 1};
                const BluffBuddy other =
                    otherwise(truth, viewer ? seat(*viewer) : Seat::table, random);
                changed += other == truth ? 0 : 1;
                const std::uint64_t which = random.below(1'000'000);
                const std::string as_it_is = ask.answers(which);
                RoomForTests::game(it.room) = other;
                EXPECT_EQ(ask.answers(which), as_it_is) << to_text(truth) << "\n" << to_text(other);
                RoomForTests::game(it.room) = truth;
            }
            ++states;
            const int actor = it.to_act();
            const Move move = random_move(truth, random);
            it.forget();
            if (move.kind == MoveKind::timeout) {
                it.wait_until(*it.room.deadline());
            } else {
                EXPECT_EQ(it.play(actor, request(it.room.state().turn(), std::to_string(++next),
                                                 to_text(truth, move)))
                              .problem,
                          Problem::none);
            }
        }
    }
    EXPECT_GE(states, states_wanted());
    EXPECT_GT(changed, states + states / 2);
    EXPECT_GT(begun, states / 100);
}

TEST(RoomSecrecy, APenaltyANoMatchAndADiscardCannotBeToldApart) {
    RULE("B-059", "BD-16", "BD-17", "BT-27");
    const std::string discarded = told_of(no_match, "KH -");
    for (const char* move :
         {"KH", "KH c1", "KH c1 >3", "KH pool", "KH pool >2", "KH s3", "KH s3 >1"})
        EXPECT_EQ(told_of(no_match, move), discarded) << move;
    EXPECT_EQ(told_of(sealed, "KH s2 >1"), told_of(sealed, "KH -"));
    EXPECT_EQ(told_of(sealed, "KH c1 >1"), told_of(sealed, "KH -"));
}

}  // namespace croupier::online::test
