/// The greedy search for the fewest edits between two series of numbers (Myers, "An O(ND) Difference Algorithm and Its
/// Variations", 1986).
///
/// It stops after `editLimit` edits, even before the end of both series.
///
/// Complexity: O(`editLimit`² + n × `editLimit`), where n is the number of items before ``end``.
struct EditSearch {
    /// Enough for nearly any changed snapshot; its square, which determines the memory of a search, is still small.
    static let editLimit = 256

    /// The number of items already passed in each series.
    struct Position: Equatable {
        var old: Int
        var new: Int
    }

    /// An edit, with the item's position in its series.
    enum Edit {
        case removal(Int)
        case insertion(Int)
    }

    private static let nowhere = -1

    /// The end of both series, or the furthest position within the limit.
    private(set) var end = Position(old: 0, new: 0)

    private let goal: Position
    private var removals = 0
    /// `reach[edits][removals]` is the furthest position in the old series after `edits` edits, of which `removals` are
    /// removals.
    private var reach: [[Int]] = []

    init(_ old: [Int], _ new: [Int]) {
        goal = Position(old: old.count, new: new.count)
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

    /// The edits from the end back to the start.
    var edits: [Edit] {
        var removals = removals
        return stride(from: reach.count - 1, to: 0, by: -1).map { edits in
            let landing = landing(after: edits, removals)
            guard landing.isRemoval else { return .insertion(landing.position.new - 1) }
            removals -= 1
            return .removal(landing.position.old - 1)
        }
    }

    /// Returns the position directly after the last edit, without the equal items that follow.
    ///
    /// If that edit can be a removal or an insertion, the one that leads further is chosen.
    private func landing(after edits: Int, _ removals: Int) -> (position: Position, isRemoval: Bool) {
        guard edits > 0 else { return (Position(old: 0, new: 0), false) }
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

    /// Returns how many more items are passed in the old series than in the new one: Myers' diagonal.
    private func shift(after edits: Int, _ removals: Int) -> Int {
        removals - (edits - removals)
    }

    /// Ends the search at the position with the most items passed.
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
