// Somebody who is shown what a seat may see, in whatever game is played.
#pragma once

#include "croupier/engine/observe.h"

namespace croupier {

// A view of any game; whoever knows the game gets it back with its type.
class AnyView {
public:
    template <GameState S>
    explicit AnyView(const View<S>& view) : game_(S::id), view_(&view) {}

    std::string_view game() const { return game_; }
    // None when the view is of another game.
    template <GameState S>
    const View<S>* as() const {
        return game_ == S::id ? static_cast<const View<S>*>(view_) : nullptr;
    }

private:
    std::string_view game_;
    const void* view_;  // the View of that game
};

class Observer {
public:
    virtual void see_any(const AnyView& view) = 0;

protected:
    Observer() = default;
    ~Observer() = default;
};

// An observer of one game, for whom nothing happens in others.
template <GameState S>
class ObserverOf : public Observer {
public:
    void see_any(const AnyView& view) final {
        if (const View<S>* seen = view.as<S>()) see(*seen);
    }
    virtual void see(const View<S>& view) = 0;

protected:
    ObserverOf() = default;
    ~ObserverOf() = default;
};

}  // namespace croupier
