// Writes what is handed in, in order: at once, where that does not wait for the disk; otherwise in
// a thread of its own, as one commit for all that came while the last one ran.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "croupier/online/deed.h"
#include "croupier/store/store.h"

namespace croupier::store {

class Ledger {
public:
    // What is done with an answer: `post` runs it in the thread that handed the deeds in.
    using Post = std::function<void(std::function<void()>)>;
    // A sentence when nothing of it was written.
    using Done = std::function<void(const std::optional<std::string>& trouble)>;

    Ledger(Store& store, Post post);
    ~Ledger();  // what was handed in is written first
    Ledger(const Ledger&) = delete;
    Ledger& operator=(const Ledger&) = delete;

    // Answers come in the order of the calls, also of calls with nothing to write.
    void write(online::Deeds deeds, Done done);
    std::size_t waiting() const;  // calls without an answer

private:
    class Writer;
    Store& store_;
    std::unique_ptr<Writer> writer_;  // where there is a thread
};

}  // namespace croupier::store
