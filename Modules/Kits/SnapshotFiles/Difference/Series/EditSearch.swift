/// The greedy search for the fewest edits between two series of numbers (Myers, "An O(ND) Difference Algorithm and Its
/// Variations", 1986), given up after a number of edits: then it leads only as far as they do.
///
/// Complexity: O(`editLimit`² + items passed × `editLimit`). A search that is given up has passed at least `editLimit`
/// items, so that one search after the other to the goal takes O(items × `editLimit`).
struct EditSearch {
    /// Enough for what changes in nearly any snapshot, while its square, which is the memory of a search, is small.
    static let editLimit = 256

    /// How many items of each series are behind.
    struct Position: Equatable {
        var old: Int
        var new: Int
    }

    /// The item's position in its series.
    enum Edit {
        case removal(Int)
        case insertion(Int)
    }

    private static let nowhere = -1

    /// The goal, or the furthest position that the limit allows, which is further than the start.
    private(set) var end: Position

    private let start: Position
    private let goal: Position
    private var removals = 0
    /// `reach[edits][removals]` is how far into the old series so many edits lead, so many of them removals.
    private var reach: [[Int]] = []

    init(_ old: [Int], _ new: [Int], from start: Position, to goal: Position) {
        self.start = start
        self.goal = goal
        end = start
        for edits in 0...Self.editLimit {
            var row = Array(repeating: Self.nowhere, count: edits + 1)
            for removals in 0...edits {
                var position = landing(after: edits, removals).position
                guard position.old != Self.nowhere else { continue }
                while position.old < goal.old, position.new < goal.new, old[position.old] == new[position.new] {
                    position.old += 1
                    position.new += 1
                }
                row[removals] = position.old
                if position == goal {
                    reach.append(row)
                    (end, self.removals) = (goal, removals)
                    return
                }
            }
            reach.append(row)
        }
        giveUp()
    }

    /// In the order from the end to the start.
    var edits: [Edit] {
        var removals = removals
        return stride(from: reach.count - 1, to: 0, by: -1).map { edits in
            let landing = landing(after: edits, removals)
            guard landing.isRemoval else { return .insertion(landing.position.new - 1) }
            removals -= 1
            return .removal(landing.position.old - 1)
        }
    }

    /// Where the last of the edits leads, before equal items are passed.
    ///
    /// Where both a removal and an insertion may be the last, it is the one that leads further.
    private func landing(after edits: Int, _ removals: Int) -> (position: Position, isRemoval: Bool) {
        guard edits > 0 else { return (start, false) }
        let shift = shift(after: edits, removals)
        let before = reach[edits - 1]
        var removal = Self.nowhere
        if removals > 0, before[removals - 1] != Self.nowhere, before[removals - 1] < goal.old {
            removal = before[removals - 1] + 1
        }
        var insertion = Self.nowhere
        if removals < edits, before[removals] != Self.nowhere, before[removals] - shift <= goal.new {
            insertion = before[removals]
        }
        let old = max(removal, insertion)
        return (Position(old: old, new: old - shift), removal > insertion)
    }

    /// By how much more of the old series is behind than of the new one: Myers' diagonal.
    private func shift(after edits: Int, _ removals: Int) -> Int {
        start.old - start.new + removals - (edits - removals)
    }

    /// Ends where the most items are passed.
    private mutating func giveUp() {
        let edits = reach.count - 1
        var passed = Self.nowhere
        for (removals, old) in (reach.last ?? []).enumerated() where old != Self.nowhere {
            let new = old - shift(after: edits, removals)
            guard old + new > passed else { continue }
            passed = old + new
            end = Position(old: old, new: new)
            self.removals = removals
        }
    }
}
