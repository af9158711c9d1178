// A store that takes the time of every commit.
#pragma once

#include "croupier/server/durations.h"
#include "croupier/store/store.h"

namespace croupier::server {

class TimedStore final : public store::Store {
public:
    TimedStore(store::Store& store, Durations& commits) : store_(store), commits_(commits) {}

    std::optional<std::string> write(std::span<const online::Deed> deeds) override {
        if (deeds.empty()) return store_.write(deeds);
        const auto begin = Durations::Clock::now();
        std::optional<std::string> trouble = store_.write(deeds);
        commits_.add(Durations::Clock::now() - begin);
        return trouble;
    }

    bool waits_for_disk() const override { return store_.waits_for_disk(); }

    std::optional<online::Player> player(std::string_view id) override { return store_.player(id); }
    std::optional<online::Player> account(std::string_view name) override {
        return store_.account(name);
    }
    std::optional<online::Token> token(std::string_view id) override { return store_.token(id); }
    void each_open_room(const std::function<void(const store::OpenRoom&)>& visit) override {
        store_.each_open_room(visit);
    }
    online::RoomId last_room() override { return store_.last_room(); }
    std::vector<online::Player> leaders(int count) override { return store_.leaders(count); }
    std::vector<store::PlayedMatch> matches_of(std::string_view player, int count) override {
        return store_.matches_of(player, count);
    }
    std::optional<online::MatchKept> match(std::string_view id) override {
        return store_.match(id);
    }

private:
    store::Store& store_;
    Durations& commits_;
};

}  // namespace croupier::server
