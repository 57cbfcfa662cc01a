/// The steps from one series of items to another.
///
/// The common start and end are set aside first, and so is each item that the other series lacks: it has no
/// counterpart. If at most `EditSearch.editLimit` edits make the rest equal, the difference is minimal. Otherwise it is
/// cut at the items that are unique in both series and in the same order. Each piece is then searched in rounds of that
/// many edits. The result is correct, but may be longer than necessary.
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
        isRemoved = Array(repeating: false, count: old.count)
        isInserted = Array(repeating: false, count: new.count)
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }

        var numbers: [Item: Int] = [:]
        numbers.reserveCapacity(old.count - head - tail)
        let oldNumbers = old[head..<old.count - tail].map { item in
            if let number = numbers[item] { return number }
            numbers[item] = numbers.count
            return numbers.count - 1
        }
        var isInNew = Array(repeating: false, count: numbers.count)
        var newSide = Side()
        for index in head..<new.count - tail {
            if let number = numbers[new[index]] {
                isInNew[number] = true
                newSide.append(number, at: index)
            } else {
                isInserted[index] = true
            }
        }
        var oldSide = Side()
        for (index, number) in zip(head..., oldNumbers) {
            if isInNew[number] {
                oldSide.append(number, at: index)
            } else {
                isRemoved[index] = true
            }
        }
        compare(oldSide, newSide)
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

    /// The items of one series that may have a counterpart in the other.
    private struct Side {
        /// One number for each item, the same for equal items.
        var numbers: [Int] = []
        var indices: [Int] = []

        mutating func append(_ number: Int, at index: Int) {
            numbers.append(number)
            indices.append(index)
        }
    }

    private mutating func compare(_ old: Side, _ new: Side) {
        let goal = EditSearch.Position(old: old.numbers.count, new: new.numbers.count)
        let start = EditSearch.Position(old: 0, new: 0)
        let whole = EditSearch(old.numbers, new.numbers, from: start, to: goal)
        guard whole.end != goal else { return mark(whole, old, new) }

        var position = start
        for anchor in Anchors(old.numbers, new.numbers).positions + [goal] {
            while position != anchor {
                let piece = EditSearch(old.numbers, new.numbers, from: position, to: anchor)
                mark(piece, old, new)
                position = piece.end
            }
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
