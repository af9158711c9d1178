// A set of keys that fills the memory it is given and never stops for long: beyond a small size it
// is cut into many tables, each of which grows by itself.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace croupier::solver {

// Spreads the bits of a key (the finisher of MurmurHash3, by Austin Appleby).
constexpr std::uint64_t mixed(std::uint64_t key) {
    key ^= key >> 33;
    key *= 0xff51afd7ed558ccdULL;
    key ^= key >> 33;
    key *= 0xc4ceb9fe1a85ec53ULL;
    return key ^ key >> 33;
}

enum class Inserted : std::uint8_t { fresh, known, full };

// Key: an unsigned integer, or a struct of them with operator==, for which mixed(key) spreads all
// bits over 64. Key{} stands for an empty slot and cannot be inserted.
template <class Key>
class KeySet {
public:
    explicit KeySet(std::size_t memory = std::size_t{1} << 30) { clear(memory); }

    // Forgets all keys. The table is small again, so that the next clear is quick even if most
    // questions are small and one was large.
    void clear(std::size_t memory) {
        most_ = memory / sizeof(Key);
        if (tables_.size() != 1 || tables_[0].slots.capacity() > kept_slots)
            tables_.assign(1, Table{});
        tables_[0].slots.assign(first_slots, Key{});
        tables_[0].used = 0;
        size_ = 0;
        slots_ = tables_[0].slots.size();
        cut_ = 0;
    }

    Inserted insert(const Key& key) {
        const std::uint64_t mix = mixed(key);
        Table* table = &tables_[table_of(mix)];
        std::size_t at = find(*table, key, mix);
        if (!(table->slots[at] == Key{})) return Inserted::known;
        if (4 * (table->used + 1) > 3 * table->slots.size()) {
            if (!grow(*table)) return Inserted::full;
            table = &tables_[table_of(mix)];
            at = find(*table, key, mix);
        }
        table->slots[at] = key;
        ++table->used;
        ++size_;
        return Inserted::fresh;
    }
    bool contains(const Key& key) const {
        const std::uint64_t mix = mixed(key);
        const Table& table = tables_[table_of(mix)];
        return !(table.slots[find(table, key, mix)] == Key{});
    }
    // Asks for the memory in which the key would be looked for.
    void prefetch(const Key& key) const {
        const std::uint64_t mix = mixed(key);
        const Table& table = tables_[table_of(mix)];
        __builtin_prefetch(&table.slots[mix & (table.slots.size() - 1)]);
    }
    std::size_t size() const { return size_; }
    std::size_t bytes() const { return slots_ * sizeof(Key); }

private:
    static constexpr std::size_t first_slots = 1 << 10, kept_slots = 1 << 14, cut_slots = 1 << 15;
    // A cut moves few enough keys for one step, into pieces of 128 slots and 48 keys on average:
    // chance does not fill one of them.
    static constexpr int cut_bits = 9;

    struct Table {
        std::vector<Key> slots;  // a power of two
        std::size_t used = 0;
    };

    // The upper bits choose the table, the lower ones the slot.
    std::size_t table_of(std::uint64_t mix) const {
        return static_cast<std::size_t>(mix >> 32) & ((std::size_t{1} << cut_) - 1);
    }
    static std::size_t find(const Table& table, const Key& key, std::uint64_t mix) {
        const std::size_t mask = table.slots.size() - 1;
        std::size_t at = static_cast<std::size_t>(mix) & mask;
        while (!(table.slots[at] == Key{}) && !(table.slots[at] == key)) at = (at + 1) & mask;
        return at;
    }
    bool grow(Table& table) {
        if (slots_ + table.slots.size() > most_) return false;
        if (cut_ == 0 && table.slots.size() >= cut_slots) return cut();
        Table larger;
        larger.slots.resize(2 * table.slots.size());
        slots_ += table.slots.size();
        move_all(table, [&](std::uint64_t) -> Table& { return larger; });
        table = std::move(larger);
        return true;
    }
    bool cut() {
        const Table old = std::move(tables_[0]);
        tables_.assign(std::size_t{1} << cut_bits, Table{});
        cut_ = cut_bits;
        for (Table& table : tables_) table.slots.resize(2 * old.slots.size() >> cut_bits);
        slots_ = 2 * old.slots.size();
        move_all(old, [&](std::uint64_t mix) -> Table& { return tables_[table_of(mix)]; });
        return true;
    }
    template <class F>
    static void move_all(const Table& from, F&& table_for) {
        for (const Key& key : from.slots) {
            if (key == Key{}) continue;
            const std::uint64_t mix = mixed(key);
            Table& table = table_for(mix);
            table.slots[find(table, key, mix)] = key;
            ++table.used;
        }
    }

    std::vector<Table> tables_;
    std::size_t most_ = 0;  // slots that fit into the memory
    std::size_t slots_ = 0;
    std::size_t size_ = 0;
    int cut_ = 0;
};

}  // namespace croupier::solver
