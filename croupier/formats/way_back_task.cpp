// Where was the game thrown away, and what else could have been played there?
#include "croupier/formats/long_task.h"
#include "croupier/formats/long_task_parts.h"
#include "croupier/solver/way_back.h"

namespace croupier::formats {
namespace {

// First the last winnable position of the line of play, then the moves there, in the same
// arrangements of what is unseen.
class WayBackTask final : public LongTask {
public:
    WayBackTask(const Match& match, int samples, std::uint64_t seed,
                const solver::SearchLimits& limits, const solver::Searches& searches,
                std::unique_ptr<solver::WayBack> way_back)
        : turns_(match.played_turns()), now_(match.position()), known_(match.known()),
          samples_(samples), seed_(seed), limits_(limits), searches_(searches),
          way_back_(std::move(way_back)) {}

    bool step() override {
        if (moves_) return moves_->step(solver::states_per_slice);
        if (!way_back_->step(solver::states_per_slice)) return false;
        const auto last = way_back_->last_won();
        if (!last) return true;
        const std::string& position = *last < turns_.size() ? turns_[*last].before : now_;
        auto moves = solver::ask_moves(position, known_, samples_, seed_, limits_, searches_);
        if (!moves) return true;  // it was read before
        moves_ = std::move(*moves);
        return false;
    }
    Json progress() override {
        return milestone_.passed(states()) ? Json{{"states", states()}} : Json();
    }
    Json answer() const override {
        const auto last = way_back_->last_won(), first = way_back_->first_lost();
        const bool is_played = last && *last < turns_.size();
        return {{"turns", turns_.size()},
                {"last_won", last ? Json(*last) : Json()},
                {"first_lost", first ? Json(*first) : Json()},
                {"exact", way_back_->is_exact()},
                {"fair", way_back_->unseen() > 0},
                {"unseen", way_back_->unseen()},
                {"samples", way_back_->samples()},
                {"move", is_played ? Json(turns_[*last].text) : Json()},
                {"moves", moves_ ? moves_as_json(moves_->verdicts()) : Json::array()},
                {"states", states()}};
    }

private:
    std::uint64_t states() const { return way_back_->states() + (moves_ ? moves_->states() : 0); }

    std::vector<PlayedTurn> turns_;
    std::string now_;
    CardSet known_;
    int samples_;
    std::uint64_t seed_;
    solver::SearchLimits limits_;
    solver::Searches searches_;
    std::unique_ptr<solver::WayBack> way_back_;
    std::unique_ptr<solver::MoveVerdicts> moves_;  // once the position is found
    Milestone milestone_{states_a_milestone};
};

}  // namespace

LongTaskResult way_back_task(const Match& match, int samples, std::uint64_t seed,
                             const solver::SearchLimits& limits, const solver::Searches& searches) {
    auto way_back =
        solver::ask_way_back(positions_of(match), match.known(), samples, seed, limits, searches);
    if (!way_back) return way_back.error();
    return std::unique_ptr<LongTask>(std::make_unique<WayBackTask>(match, samples, seed, limits,
                                                                   searches, std::move(*way_back)));
}

}  // namespace croupier::formats
