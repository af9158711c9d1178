// Saves of Meridian: the form of the specification, what comes back, and what is refused.
#include "croupier/formats/meridian_save.h"

#include "croupier/formats/json.h"
#include "tests/support/meridian.h"
#include "tests/support/rules.h"

namespace croupier::formats::test {

using namespace croupier::test;

namespace {

constexpr Millis saved_at = begun_at + 90'000;

// A game of traditional in which one card was turned up.
MeridianMaster one_revealed() {
    for (std::uint64_t number = 1; number < 100; ++number) {
        MeridianMaster master = dealt("mode=traditional", number);
        for (Move move : master.match()->legal_moves()) {
            if (move.kind != MoveKind::carry || move.from <= Meridian::first_column) continue;
            const Card base = master.match()->full_table()[move.from].cards.back();
            master.draw_card(begun_at + 1'000);
            EXPECT_TRUE(master.execute_move(master.ids().of(base), *location_at(move.to),
                                            begun_at + 4'000));
            return master;
        }
    }
    ADD_FAILURE() << "no game begins so";
    return {};
}

Json a_meridian_save() { return *json_from(save_game(one_revealed(), {}, saved_at)); }

// The reason for which a save is refused after something was done to it.
template <class F>
std::string reason_after(F&& spoil) {
    Json json = a_meridian_save();
    spoil(json);
    const Result<MeridianMaster> master = load_game(json.dump());
    EXPECT_FALSE(master) << json.dump();
    return master ? "" : master.error().sentence;
}

// The column of a save in which the ace or king lies deepest, made its base.
std::size_t column_with_base(Json& json, std::string_view name) {
    for (Json& column : json["tableau"]) {
        for (Json& card : column)
            if (card.get<std::string>().starts_with(name)) {
                std::swap(card, column[0]);
                return static_cast<std::size_t>(&column - &json["tableau"][0]);
            }
    }
    return 99;
}

}  // namespace

TEST(MeridianSave, HasTheFormOfTheSpecification) {
    RULE("M-092", "M-095");
    EXPECT_EQ(meridian_save_key, "meridian_saved_game");
    const Json json = a_meridian_save();
    EXPECT_EQ(json["version"], "6.0.2");
    EXPECT_EQ(json["gameMode"], "traditional");
    EXPECT_EQ(json["timestamp"], saved_at);
    for (const char* key : {"deck", "waste", "pocket", "pocket2"})
        EXPECT_TRUE(json[key].is_array()) << key;
    EXPECT_EQ(json["deck"].size() + json["waste"].size(), 24u);
    EXPECT_EQ(json["tableau"].size(), 7u);
    for (const char* way : {"up", "down"})
        for (const char* suit : {"h", "d", "c", "s"})
            EXPECT_TRUE(json["foundations"][way][suit].is_array()) << way << suit;
    EXPECT_EQ(json["columnTypes"].size(), 7u);
    EXPECT_EQ(json["columnTypingCards"].size(), 7u);
    EXPECT_NE(card_named_by(json["deck"][0].get<std::string>()), std::nullopt);
}

TEST(MeridianSave, HasTheCountersOfTheGame) {
    RULE("M-090", "M-092", "MD-26");
    const Json json = a_meridian_save();
    const Json& game = json["currentGame"];
    EXPECT_EQ(game["moves"], 1);
    EXPECT_EQ(game["startTime"], begun_at);
    EXPECT_EQ(game["endTime"], 0);
    EXPECT_EQ(game["efficiency"], 100);
    for (const char* key : {"hintUses", "undoUses", "movesWithoutProgress"})
        EXPECT_TRUE(game[key].is_number_integer()) << key;
    EXPECT_EQ(game["acePlaced"], game["firstAceMove"] != nullptr);
    EXPECT_EQ(game["kingPlaced"], game["firstKingMove"] != nullptr);
    EXPECT_EQ(json["elapsedMs"], 4'000);
}

TEST(MeridianSave, HasStatisticsForInformation) {
    RULE("M-088", "M-089", "M-092", "MD-25", "MD-26");
    Statistics statistics;
    GameResult result;
    result.mode = "MMC";
    result.played = result.won = true;
    result.score = 65;
    result.elapsed = 60'000;
    result.moves = 80;
    statistics.add(result);
    const Json json = *json_from(save_game(dealt(), statistics, saved_at));
    EXPECT_EQ(json["stats"], (Json{{"gamesPlayed", 1},
                                   {"wins", 1},
                                   {"losses", 0},
                                   {"stalemates", 0},
                                   {"totalMoves", 80},
                                   {"totalHintUses", 0},
                                   {"totalUndoUses", 0},
                                   {"totalTimePlayed", 60'000},
                                   {"efficiencyHistory", {65}}}));
    EXPECT_EQ(json["modeStats"]["classic"], (Json{{"games", 1},
                                                  {"wins", 1},
                                                  {"totalMoves", 80},
                                                  {"bestEfficiency", 65},
                                                  {"bestTime", 60'000}}));
    EXPECT_EQ(json["modeStats"]["expert"]["bestTime"], nullptr);
}

TEST(MeridianSave, ComesBackAsItWas) {
    RULE("M-093", "M-094", "MD-26", "MT-30");
    const MeridianMaster master = one_revealed();
    const MeridianGameState before = master.game_state();
    const std::string text = save_game(master, {}, saved_at);
    const MeridianMaster again = unwrapped(load_game(text));
    const MeridianGameState after = again.game_state();
    EXPECT_EQ(static_cast<const MeridianAreas&>(after), static_cast<const MeridianAreas&>(before));
    EXPECT_EQ(after.current_game, before.current_game);
    EXPECT_EQ(again.match()->tally(), master.match()->tally());
    EXPECT_EQ(again.match()->elapsed(), 4'000);
    EXPECT_EQ(again.match()->position(), master.match()->position());
    EXPECT_EQ(again.ids(), master.ids());
    EXPECT_EQ(save_game(again, {}, saved_at), text);
}

TEST(MeridianSave, ComesBackWithoutHistory) {
    RULE("MD-26");
    MeridianMaster again = unwrapped(load_game(save_game(one_revealed(), {}, saved_at)));
    EXPECT_TRUE(again.game_state().move_history.empty());
    EXPECT_EQ(again.undo().reason, "No moves to undo");
    EXPECT_FALSE(again.redo());
}

TEST(MeridianSave, GoesOnAtTheTimeOfLoading) {
    RULE("MD-25", "MD-26");
    const std::string text = save_game(one_revealed(), {}, saved_at);
    MeridianMaster later = unwrapped(load_game(text, saved_at + 1'000'000));
    later.draw_card(saved_at + 1'000'500);
    EXPECT_EQ(later.match()->elapsed(), 4'500);
    MeridianMaster now = unwrapped(load_game(text));
    now.draw_card(saved_at + 700);
    EXPECT_EQ(now.match()->elapsed(), 4'700);
}

TEST(MeridianSave, KeepsTheOptionsAndThePassesThatAreLeft) {
    RULE("MD-26", "MD-02");
    MeridianMaster master = dealt("mode=expert passes=3 ends=open undo=1 double_click=best");
    for (int i = 0; i < 25; ++i) ASSERT_TRUE(master.draw_card());
    const std::string text = save_game(master, {}, saved_at);
    EXPECT_EQ((*json_from(text))["options"],
              (Json{{"passes", "2"}, {"ends", "open"}, {"undo", "1"}, {"double_click", "best"}}));
    const MeridianMaster again = unwrapped(load_game(text));
    EXPECT_EQ(again.match()->position(), master.match()->position());
    EXPECT_EQ(again.match()->tally(), master.match()->tally());
    EXPECT_EQ(save_game(again, {}, saved_at), text);
}

TEST(MeridianSave, OfEveryStepOfAGameComesBack) {
    RULE("M-092", "M-093", "M-094");
    for (const char* mode : {"mode=double_pocket", "mode=traditional"}) {
        MeridianMaster master = dealt(mode, 11);
        for (int i = 0; i < 80 && master.status() == MeridianStatus::active; ++i) {
            const MeridianHint hint = master.get_hint();
            if (!hint) break;
            const bool carried = !hint.is_draw && master.execute_move(hint.card_id, *hint.target);
            ASSERT_TRUE(carried || master.draw_card());
            if (master.status() != MeridianStatus::active) break;
            const std::string text = save_game(master, {}, saved_at);
            ASSERT_EQ(save_game(unwrapped(load_game(text)), {}, saved_at), text);
        }
    }
}

TEST(MeridianSave, IsWrittenInAPauseButNotWithoutAGame) {
    RULE("MD-35", "M-093");
    MeridianMaster master = dealt();
    master.pause(begun_at + 10);
    const MeridianMaster again = unwrapped(load_game(save_game(master, {}, saved_at)));
    EXPECT_EQ(again.status(), MeridianStatus::active);
    EXPECT_EQ(save_game({}, {}, saved_at), "");
    MeridianMaster won = master_at(
        "waste: KC | uh: KH | ud: KD | uc: QC | us: KS | dh: AH | dd: AD | dc: AC | ds: AS");
    move(won, "Kc", At::f_up('c'));
    EXPECT_EQ(save_game(won, {}, saved_at), "");
}

TEST(MeridianSave, OfTheOriginalProgramIsRead) {
    RULE("M-093", "MD-04", "MD-26");
    Json json = *json_from(save_game(dealt(), {}, saved_at));
    for (const char* added : {"faceDownCount", "elapsedMs", "options"}) json.erase(added);
    for (const char* added : {"draws", "recycles"}) json["currentGame"].erase(added);
    for (Json& type : json["columnTypes"])
        if (type == "untyped") type = nullptr;
    const MeridianMaster again = unwrapped(load_game(json.dump()));
    EXPECT_EQ(again.match()->position(), dealt().match()->position());
}

TEST(MeridianSave, AbsentOrOfAnotherVersionIsRefused) {
    RULE("M-093", "MT-30");
    EXPECT_EQ(load_game(std::nullopt).error().sentence, "No saved game");
    EXPECT_EQ(load_game("").error().sentence, "No saved game");
    EXPECT_EQ(reason_after([](Json& j) { j["version"] = "6.0.1"; }), "Version mismatch");
    EXPECT_EQ(reason_after([](Json& j) { j["version"] = 6; }), "Version mismatch");
    EXPECT_EQ(reason_after([](Json& j) { j.erase("version"); }), "Version mismatch");
}

TEST(MeridianSave, WithMissingOrStrangeCardsIsRefused) {
    RULE("MT-30", "MD-26", "M-029");
    EXPECT_EQ(reason_after([](Json& j) { j["deck"].erase(0); }),
              "there are 51 cards instead of 52");
    EXPECT_TRUE(
        reason_after([](Json& j) { j["deck"][0] = j["deck"][1]; }).starts_with("two cards are "));
    EXPECT_TRUE(reason_after([](Json& j) {
                    j["deck"][0] = j["deck"][1].get<std::string>().substr(0, 3) + "_1_1_a";
                }) != "");
    EXPECT_EQ(reason_after([](Json& j) { j["deck"][0] = "11h_1_1_a"; }),
              "at /deck/0: the id of a card is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["waste"][0] = 7; }),
              "at /waste/0: the id of a card is expected here");
    EXPECT_EQ(reason_after([](Json& j) {
                  j["pocket2"].push_back(j["deck"].back());
                  j["deck"].erase(j["deck"].size() - 1);
              }),
              "the second pocket holds a card in a mode that has only one");
    EXPECT_TRUE(reason_after([](Json& j) {
                    j["foundations"]["up"]["h"].push_back(j["waste"][0]);
                    j["waste"].erase(0);
                }).ends_with("lies on the wrong foundation"));
}

TEST(MeridianSave, WithAKingOnAnAceColumnsBaseIsRefused) {
    RULE("MD-26", "MD-04", "M-029");
    const std::string reason = reason_after([](Json& json) {
        for (const char* king : {"Kh", "Kd", "Kc", "Ks"}) {
            const std::size_t column = column_with_base(json, king);
            if (column > 6) continue;
            json["columnTypes"][column] = "ace";
            json["columnTypingCards"][column] = json["tableau"][column][0];
            return;
        }
    });
    EXPECT_NE(reason.find("is typed ace, but its base is K"), std::string::npos) << reason;
}

TEST(MeridianSave, WithWrongFacesIsRefused) {
    RULE("M-094", "MD-26");
    EXPECT_EQ(reason_after([](Json& j) { j["faceDownCount"][6] = 99; }),
              "at /faceDownCount/6: a number of cards of this column is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["faceDownCount"][6] = -1; }),
              "at /faceDownCount/6: a number of cards of this column is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["faceDownCount"][6] = j["tableau"][6].size(); }),
              "the top of a column lies face down");
    EXPECT_EQ(reason_after([](Json& j) { j["gameMode"] = "classic"; }),
              "a card lies face down where the mode hides none");
    EXPECT_EQ(reason_after([](Json& j) { j.erase("faceDownCount"); }),
              "at /faceDownCount: a list is missing");
}

TEST(MeridianSave, OfTheWrongShapeIsRefused) {
    RULE("M-093", "MD-26");
    EXPECT_EQ(reason_after([](Json& j) { j["tableau"].erase(0); }),
              "at /tableau: one entry for each of seven columns is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["tableau"][2] = 5; }),
              "at /tableau/2: a list of cards is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["columnTypes"][6] = "queen"; }),
              "at /columnTypes/6: this is no type of a column");
    EXPECT_EQ(reason_after([](Json& j) { j["foundations"]["up"].erase("d"); }),
              "at /foundations/up/d: a list is missing");
    EXPECT_EQ(reason_after([](Json& j) { j.erase("foundations"); }),
              "at /foundations: an object is missing");
    EXPECT_EQ(reason_after([](Json& j) { j["currentGame"]["moves"] = -1; }),
              "at /currentGame/moves: a whole number from 0 to 100000000 is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["currentGame"]["firstAceMove"] = 7; }),
              "at /currentGame/firstAceMove: a whole number from 1 to 1 is expected here");
    EXPECT_EQ(reason_after([](Json& j) { j["gameMode"] = "easy"; }),
              "at /gameMode: this is no mode of Meridian");
    EXPECT_EQ(reason_after([](Json& j) { j["options"] = {{"ends", "x"}}; }),
              "at /options/ends: there is no such choice");
    EXPECT_EQ(reason_after([](Json& j) { j["options"] = {{"mode", "classic"}}; }),
              "at /options/mode: the save is of another mode");
    EXPECT_TRUE(reason_after([](Json& j) {
                    j["options"] = {{"colour", "x"}};
                }).starts_with("there is no option 'colour'"));
}

TEST(MeridianSave, BrokenJsonIsRefusedAtEveryByte) {
    RULE("M-093", "MD-28");
    const std::string text = save_game(one_revealed(), {}, saved_at);
    for (std::size_t size = 0; size + 2 < text.size(); size += 7)
        EXPECT_FALSE(load_game(text.substr(0, size))) << size;
    EXPECT_EQ(load_game("{\"version\":").error().code, ParseCode::cut_short);
    EXPECT_FALSE(load_game("[]"));
    EXPECT_FALSE(load_game("null"));
    EXPECT_FALSE(load_game("7"));
    EXPECT_FALSE(load_game("{\"version\":\"6.0.2\"}"));
}

}  // namespace croupier::formats::test
