/// The steps from one series of items to another.
///
/// The common start and end are set aside first, and so is each item that the other series lacks: it has no
/// counterpart. If at most `EditSearch.editLimit` edits make the rest equal, the difference is minimal. Otherwise it is
/// cut at the items that are unique in both series and in the same order. Each piece, again without the items that have
/// no counterpart in it, is then searched in rounds of that many edits. The result is correct, but may be longer than
/// necessary.
///
/// Complexity: O(items × `EditSearch.editLimit`) for any two series; O(items) if the common items are in the same
/// order.
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
    ///   - old: A small number for each item, from 0, the same for equal items.
    ///   - new: The same for the new series.
    init(numbers old: [Int], _ new: [Int]) {
        isRemoved = Array(repeating: false, count: old.count)
        isInserted = Array(repeating: false, count: new.count)
        // The loops go over pointers and call nothing, because tests are debug builds.
        let (head, tail) = old.withUnsafeBufferPointer { old in
            new.withUnsafeBufferPointer { new in
                let shorter = min(old.count, new.count)
                var (head, tail) = (0, 0)
                while head < shorter, old[head] == new[head] { head &+= 1 }
                while tail < shorter - head, old[old.count &- 1 &- tail] == new[new.count &- 1 &- tail] { tail &+= 1 }
                return (head, tail)
            }
        }
        var matches = Matches(kinds: max(old.max() ?? 0, new.max() ?? 0) + 1)
        let (oldSide, newSide) = matches.sides(
            of: Side(numbers: old, from: head, to: old.count - tail),
            and: Side(numbers: new, from: head, to: new.count - tail), &isRemoved, &isInserted)
        compare(oldSide, newSide, &matches)
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
    private mutating func compare(_ old: Side, _ new: Side, _ matches: inout Matches) {
        let goal = EditSearch.Position(old: old.numbers.count, new: new.numbers.count)
        let start = EditSearch.Position(old: 0, new: 0)
        let whole = EditSearch(old.numbers, new.numbers, from: start, to: goal)
        guard whole.end != goal else { return mark(whole, old, new) }

        var position = start
        for anchor in Anchors(old.numbers, new.numbers, kinds: matches.kinds).positions + [goal] {
            // Most anchors follow each other directly.
            while position.old < anchor.old, position.new < anchor.new,
                old.numbers[position.old] == new.numbers[position.new]
            {
                position.old += 1
                position.new += 1
            }
            if position != anchor { compare(old, new, from: position, to: anchor, &matches) }
            position = anchor
        }
    }

    /// Compares a piece in rounds, without the items that have their counterpart in another piece.
    private mutating func compare(
        _ old: Side, _ new: Side, from start: EditSearch.Position, to end: EditSearch.Position, _ matches: inout Matches
    ) {
        let (old, new) = matches.sides(
            of: old.part(start.old..<end.old), and: new.part(start.new..<end.new), &isRemoved, &isInserted)
        let goal = EditSearch.Position(old: old.numbers.count, new: new.numbers.count)
        var position = EditSearch.Position(old: 0, new: 0)
        while position != goal {
            let round = EditSearch(old.numbers, new.numbers, from: position, to: goal)
            mark(round, old, new)
            position = round.end
        }
    }

    private mutating func mark(_ search: EditSearch, _ old: Side, _ new: Side) {
        for edit in search.edits {
            switch edit {
            case .removal(let position): isRemoved[old.indices[position]] = true
            case .insertion(let position): isInserted[new.indices[position]] = true
            }
        }
    }
}
