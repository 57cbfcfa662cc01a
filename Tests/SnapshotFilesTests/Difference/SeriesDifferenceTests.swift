import TestKit
import Testing

@testable import SnapshotFiles

@Suite("The difference between two series", .computesLong)
struct SeriesDifferenceTests {
    @Test("The difference between two short series has as few edits as possible", arguments: 1...5)
    func minimal(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        for _ in 1...200 {
            let kinds = 1 + random.number(below: 12)
            let old = random.series(upTo: 30, of: kinds)
            let new = random.series(upTo: 30, of: kinds)
            #expect(way(from: old, to: new).edits == old.count + new.count - 2 * commonCount(old, new))
        }
    }

    @Test("A series difference is correct even with more edits than the search limit", arguments: Shape.allCases)
    func leads(shape: Shape) {
        let (old, new) = shape.series
        let way = way(from: old, to: new)
        #expect(way.end == new)
        #expect(way.edits > EditSearch.editLimit)
    }

    @Test("The search for edits stops at the edit limit, and stays within both series", arguments: Shape.allCases)
    func bounded(shape: Shape) {
        let (old, new) = shape.series
        let search = EditSearch(old, new)
        #expect(search.edits.count == EditSearch.editLimit)
        #expect(search.end.old + search.end.new >= EditSearch.editLimit)
        #expect(search.end.old <= old.count && search.end.new <= new.count)
    }

    enum Shape: CaseIterable {
        case reversed, shuffled, manyKinds, fewKinds, shorter, swapped

        var series: (old: [Int], new: [Int]) {
            var random = SeededGenerator(seed: 7)
            let ordered = Array(0..<2000)
            return switch self {
            case .reversed: (ordered, ordered.reversed())
            case .shuffled: (ordered, ordered.shuffled(using: &random))
            case .manyKinds: (random.series(of: 400, count: 2000), random.series(of: 400, count: 2000))
            case .fewKinds: (random.series(of: 4, count: 1000), random.series(of: 4, count: 1000))
            case .shorter: (Array(repeating: 1, count: 2000), Array(repeating: 1, count: 500))
            case .swapped: (ordered.map { $0 / 1000 }, ordered.map { 1 - $0 / 1000 })
            }
        }
    }

    private func way(from old: [Int], to new: [Int]) -> (end: [Int], edits: Int) {
        var end: [Int] = []
        var (edits, taken) = (0, 0)
        var isInOrder = true
        for step in SeriesDifference(from: old, to: new).steps {
            switch step {
            case .kept(let index, let newIndex):
                isInOrder = isInOrder && index == taken && newIndex == end.count
                end.append(old[index])
                taken += 1
            case .removed(let index):
                isInOrder = isInOrder && index == taken
                edits += 1
                taken += 1
            case .inserted(let index):
                end.append(new[index])
                edits += 1
            }
        }
        #expect(isInOrder && taken == old.count)
        return (end, edits)
    }

    /// Returns the length of the longest common subsequence, computed by dynamic programming.
    private func commonCount(_ old: [Int], _ new: [Int]) -> Int {
        var row = Array(repeating: 0, count: new.count + 1)
        for item in old {
            var diagonal = 0
            for (index, other) in new.enumerated() {
                (diagonal, row[index + 1]) = (
                    row[index + 1], item == other ? diagonal + 1 : max(row[index + 1], row[index])
                )
            }
        }
        return row.last ?? 0
    }
}

extension SeededGenerator {
    fileprivate mutating func series(upTo count: Int, of kinds: Int) -> [Int] {
        series(of: kinds, count: number(below: count + 1))
    }

    fileprivate mutating func series(of kinds: Int, count: Int) -> [Int] {
        (0..<count).map { _ in number(below: kinds) }
    }
}
