// Somebody who is shown what a seat may see, for games in which seats see different things.
#pragma once

#include "croupier/engine/games/bluffbuddy/bluffbuddy.h"
#include "croupier/engine/observe.h"

namespace croupier {

class Onlooker {
public:
    virtual void see(const View<BluffBuddy>& view) = 0;

protected:
    Onlooker() = default;
    ~Onlooker() = default;
};

}  // namespace croupier
