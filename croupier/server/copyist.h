// Copies the book in a thread of its own, one copy at a time.
#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>

namespace croupier::server {

class Copyist {
public:
    using Post = std::function<void(std::function<void()>)>;
    using Done = std::function<void(const std::optional<std::string>& trouble)>;

    explicit Copyist(Post post) : post_(std::move(post)) {}
    ~Copyist();  // what was begun is finished first
    Copyist(const Copyist&) = delete;
    Copyist& operator=(const Copyist&) = delete;

    // False while another copy is made. `done` is posted.
    bool copy(const std::string& book, const std::string& file, Done done);

private:
    Post post_;
    std::thread thread_;
    bool busy_ = false;
};

}  // namespace croupier::server
