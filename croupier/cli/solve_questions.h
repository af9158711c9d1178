// Questions to the solver beyond the verdict, answered for people.
#pragma once

#include <string>

#include "croupier/cli/solving.h"

namespace croupier::cli {

Verdict tell_verdicts(const Task& task, const Effort& effort);
void tell_fair(const Task& task, int samples, const Effort& effort);
void tell_way_back(const std::string& record, const Effort& effort);
Verdict tell_shortened(const Task& task, const Effort& effort);

}  // namespace croupier::cli
