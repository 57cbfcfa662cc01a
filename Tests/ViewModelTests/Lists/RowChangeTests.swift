import TestKit
import Testing

@testable import ViewModel

@Suite("The steps from some rows to others")
struct RowChangeTests {
    struct Row: Hashable, Sendable {
        let id: Int
        var text = ""
    }

    private func rows(_ ids: Int...) -> [Row] { ids.map { Row(id: $0) } }

    private func apply(_ steps: [RowChange<Row>], to old: [Row]) -> [Row] {
        var rows = old
        for step in steps {
            switch step {
            case .remove(let index): rows.remove(at: index)
            case .insert(let row, let index): rows.insert(row, at: index)
            case .update(let row, let index): rows[index] = row
            }
        }
        return rows
    }

    @Test("name what has come, gone, moved or changed, and nothing else")
    func few() {
        let old = rows(1, 2, 3, 4)
        #expect(RowChange<Row>.steps(from: old, to: old, identity: \.id) == [])
        #expect(RowChange<Row>.steps(from: old, to: rows(1, 2, 4), identity: \.id) == [.remove(at: 2)])
        #expect(
            RowChange<Row>.steps(from: old, to: rows(5, 1, 2, 3, 4), identity: \.id) == [.insert(Row(id: 5), at: 0)])
        #expect(
            RowChange<Row>.steps(from: old, to: rows(3, 1, 2, 4), identity: \.id) == [
                .remove(at: 2), .insert(Row(id: 3), at: 0),
            ])
        var changed = old
        changed[1].text = "new"
        #expect(RowChange<Row>.steps(from: old, to: changed, identity: \.id) == [.update(changed[1], at: 1)])
        #expect(
            RowChange<Row>.steps(from: old, to: changed, identity: \.self) == [
                .remove(at: 1), .insert(changed[1], at: 1),
            ])
    }

    @Test("lead there, whatever the rows", arguments: 0..<200 as Range<UInt64>)
    func random(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        func rows() -> [Row] {
            var ids = Set<Int>()
            for _ in 0..<chance.number(below: 12) { ids.insert(chance.number(below: 15)) }
            return ids.sorted().shuffled(using: &chance).map { Row(id: $0, text: chance.pick(["a", "b"])) }
        }
        let (old, new) = (rows(), rows())
        let byID = try #require(RowChange<Row>.steps(from: old, to: new, identity: \.id) as [RowChange<Row>]?)
        let byRow = try #require(RowChange<Row>.steps(from: old, to: new, identity: \.self) as [RowChange<Row>]?)
        #expect(apply(byID, to: old) == new)
        #expect(apply(byRow, to: old) == new)
    }

    @Test("are few in a long list, and none where they would be many")
    func long() {
        let old = (0..<10_000).map { Row(id: $0) }
        var new = old
        new.remove(at: 5_000)
        #expect(RowChange<Row>.steps(from: old, to: new, identity: \.id) == [.remove(at: 5_000)])
        #expect(RowChange<Row>.steps(from: old, to: old.reversed(), identity: \.id) == nil)
        #expect(RowChange<Row>.steps(from: [], to: old, identity: \.id) == nil)
    }
}
