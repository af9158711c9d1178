// Pages that cover the table: help, statistics, options. The clock stands still meanwhile.
#pragma once

#include "croupier/terminal/sitting.h"
#include "croupier/terminal/stage.h"

namespace croupier {

void show_help(Stage& stage, Sitting& sitting);
void show_statistics(Stage& stage, Sitting& sitting);
// What to tell the player afterwards; empty when nothing was changed.
std::string show_options(Stage& stage, Sitting& sitting);

}  // namespace croupier
