// What the full screen says while no command was given: how the game stands, what is in the hand.
#pragma once

#include "croupier/terminal/frame.h"
#include "croupier/terminal/hand.h"

namespace croupier::terminal {

// `stuck`: no move is left that brings the game forward.
Message idle_message(const PlaySession& session, const Hand& hand, bool stuck);

}  // namespace croupier::terminal
