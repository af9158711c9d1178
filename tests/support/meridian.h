// Meridian Master from short texts, with card ids that tests can spell.
#pragma once

#include "croupier/engine/games/meridian/master.h"
#include "tests/support/positions.h"

namespace croupier::test {

inline constexpr Millis begun_at = 1'768'112'159'226;

inline CardIds card_ids(std::uint64_t first_counter = 0, Millis timestamp = begun_at) {
    CardIds ids{timestamp, first_counter, {}};
    for (std::size_t i = 0; i < ids.random.size(); ++i)
        ids.random[i] = std::string("wae4gq1") + static_cast<char>('a' + i / 26) +
                        static_cast<char>('a' + i % 26);
    return ids;
}

inline MeridianMaster unwrapped(Result<MeridianMaster> master) {
    EXPECT_TRUE(master) << (master ? "" : master.error().sentence);
    return master ? std::move(*master) : MeridianMaster{};
}

inline MeridianMaster dealt(std::string_view settings = "", std::uint64_t number = 1) {
    return unwrapped(MeridianMaster::new_game(*settings_from(settings), number, card_ids()));
}

// At a position, which may be small, with house rules.
inline MeridianMaster master_at(std::string_view text, std::string_view house_rules = "") {
    return unwrapped(MeridianMaster::over(match_at<MeridianGame>(text, house_rules),
                                          *MeridianIds::made_from(card_ids()),
                                          {begun_at, begun_at}));
}

// The id of a card, "10d" or "Ah".
inline std::string id(const MeridianMaster& master, std::string_view name) {
    const Card card = *card_named_by(std::string(name) + "_1_1_a");
    return master.ids().of(card);
}

inline MeridianAnswer move(MeridianMaster& master, std::string_view card,
                           const MeridianLocation& target, Time at = {}) {
    return master.execute_move(id(master, card), target, at);
}

using At = MeridianLocation;

}  // namespace croupier::test
