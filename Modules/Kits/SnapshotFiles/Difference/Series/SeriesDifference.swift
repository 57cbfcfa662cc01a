/// The steps that turn one series of items into another.
///
/// The common start and end are set aside first, and so is each item that the other series lacks: it has no
/// counterpart. If at most `EditSearch.editLimit` edits make the remaining items equal, the difference is minimal.
/// Otherwise, all items after that many edits count as replaced: nobody reads such a long difference to its end.
///
/// Complexity: O(items + L² + n × L), where L is `EditSearch.editLimit`, and the search ends after n items.
struct SeriesDifference {
    /// One step, with the indices of its items.
    enum Step {
        case kept(old: Int, new: Int)
        case removed(old: Int)
        case inserted(new: Int)
    }

    private var isRemoved: [Bool]
    private var isInserted: [Bool]

    init<Item: Hashable>(from old: [Item], to new: [Item]) {
        var numbers: [Item: Int] = [:]
        func number(of item: Item) -> Int {
            if let number = numbers[item] { return number }
            numbers[item] = numbers.count
            return numbers.count - 1
        }
        self.init(numbers: old.map(number), new.map(number))
    }

    /// - Parameters:
    ///   - old: A small number for each item of the old series, from 0; equal items of both series have equal numbers.
    ///   - new: The numbers of the new series' items.
    init(numbers old: [Int], _ new: [Int]) {
        isRemoved = Array(repeating: false, count: old.count)
        isInserted = Array(repeating: false, count: new.count)
        // The loops go over pointers and call nothing, for speed: tests are debug builds.
        let (head, tail) = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let shorter = min(old.count, new.count)
                var (head, tail) = (0, 0)
                while head < shorter, old[head] == new[head] { head &+= 1 }
                while tail < shorter - head, old[old.count &- 1 &- tail] == new[new.count &- 1 &- tail] { tail &+= 1 }
                return (head, tail)
            }
        }
        let kinds = max(old.max() ?? 0, new.max() ?? 0) + 1
        let (oldStretch, newStretch) = (head..<(old.count - tail), head..<(new.count - tail))
        let isOld = Side.numbers(in: old[oldStretch], kinds: kinds)
        let isNew = Side.numbers(in: new[newStretch], kinds: kinds)
        compare(
            Side(old, in: oldStretch, isKnown: isNew, flagging: &isRemoved),
            Side(new, in: newStretch, isKnown: isOld, flagging: &isInserted))
    }

    /// The stretches that differ, in order.
    var changes: [(old: Range<Int>, new: Range<Int>)] {
        var changes: [(old: Range<Int>, new: Range<Int>)] = []
        isRemoved.withUnsafeBufferPointer { removed in
            isInserted.withUnsafeBufferPointer { inserted in
                var (old, new) = (0, 0)
                while old < removed.count || new < inserted.count {
                    let (oldStart, newStart) = (old, new)
                    while old < removed.count, removed[old] { old &+= 1 }
                    while new < inserted.count, inserted[new] { new &+= 1 }
                    if old > oldStart || new > newStart { changes.append((oldStart..<old, newStart..<new)) }
                    while old < removed.count, new < inserted.count, !removed[old], !inserted[new] {
                        old &+= 1
                        new &+= 1
                    }
                }
            }
        }
        return changes
    }

    /// The steps in order; between two kept items, removals come before insertions.
    var steps: [Step] {
        var steps: [Step] = []
        steps.reserveCapacity(max(isRemoved.count, isInserted.count))
        var new = 0
        func insert() {
            while new < isInserted.count, isInserted[new] {
                steps.append(.inserted(new: new))
                new += 1
            }
        }
        for old in isRemoved.indices {
            if isRemoved[old] {
                steps.append(.removed(old: old))
            } else {
                insert()
                steps.append(.kept(old: old, new: new))
                new += 1
            }
        }
        insert()
        return steps
    }

    /// Compares items that all have a counterpart on the other side.
    private mutating func compare(_ old: Side, _ new: Side) {
        let search = EditSearch(old.numbers, new.numbers)
        for edit in search.edits {
            switch edit {
            case .removal(let position): isRemoved[old.indices[position]] = true
            case .insertion(let position): isInserted[new.indices[position]] = true
            }
        }
        for index in old.indices[search.end.old...] { isRemoved[index] = true }
        for index in new.indices[search.end.new...] { isInserted[index] = true }
    }
}
