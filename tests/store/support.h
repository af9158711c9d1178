// Stores in a folder, and children that are killed.
#pragma once

#include <sys/wait.h>
#include <unistd.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "croupier/store/store.h"
#include "tests/support/folder.h"

namespace croupier::store {

using croupier::test::Folder;

inline std::unique_ptr<Store> opened(const std::string& path,
                                     Durability durability = Durability::process) {
    auto store = open_sqlite(path, durability);
    if (!store) ADD_FAILURE() << store.error().sentence;
    return store ? std::move(*store) : nullptr;
}

inline std::string refusal(const std::string& path) {
    const auto store = open_sqlite(path, Durability::process);
    return store ? "" : store.error().sentence;
}

inline std::vector<OpenRoom> rooms_of(Store& store) {
    std::vector<OpenRoom> rooms;
    store.each_open_room([&](const OpenRoom& room) { rooms.push_back(room); });
    return rooms;
}

inline online::RoomOpened room(online::RoomId id) {
    return {id, "CODE" + std::to_string(id), 1000 + static_cast<online::Time>(id)};
}

inline online::RoomEntry entry(online::RoomId id, int number, const std::string& text = "played") {
    return {id, number, 2000 + number, text};
}

inline online::TokenKept token(const std::string& id, const std::string& player = "somebody") {
    return {.token = {.id = id, .player = player}};
}

inline online::Player player(const std::string& id, const std::string& name,
                             const std::string& password_hash = "") {
    return {.id = id, .name = name, .password_hash = password_hash};
}

inline online::MatchKept match(const std::string& id, online::Time ended = 500) {
    online::MatchKept match{.id = id,
                            .options = "matching=forced",
                            .rated = true,
                            .started = 100,
                            .ended = ended,
                            .seats = {},
                            .proof = R"({"secret":"00"})",
                            .record = "croupier record\n"};
    for (int i = 0; i < 4; ++i)
        match.seats[static_cast<std::size_t>(i)] = {"player" + std::to_string(i),
                                                    "Name " + std::to_string(i),
                                                    10 * i,
                                                    i + 1,
                                                    i == 3,
                                                    1200 + i,
                                                    16 - 8 * i};
    return match;
}

// What `work` returns in a child process; -1 when it was killed.
inline int in_child(const std::function<int()>& work) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(work());
    int status = 0;
    ::waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

}  // namespace croupier::store
