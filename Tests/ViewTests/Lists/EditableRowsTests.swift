import TestSupport
import Testing

@testable import View

@MainActor
@Suite("Rows that are edited in place")
struct EditableRowsTests {
    private struct Row: Identifiable {
        let id: Int
    }

    @Test("the selection stays with its row through whatever comes and goes", arguments: 0..<100 as Range<UInt64>)
    func selection(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        var rows = EditableRows<Row>()
        rows.show((0..<10).map { Row(id: $0) })
        _ = rows.select(line: 4)
        var nextID = 10
        for _ in 0..<50 {
            let selected = try #require(rows.selection)
            let id = rows.rows[selected].id
            switch chance.number(below: 3) {
            case 0:
                rows.insert(Row(id: nextID), at: chance.number(below: rows.rows.count + 1))
                nextID += 1
            case 1 where rows.rows.count > 1:
                let index = chance.number(below: rows.rows.count)
                guard index != selected else { continue }
                rows.remove(at: index)
            default:
                // Moves the selected row, as a renamed list moves.
                rows.remove(at: selected)
                rows.insert(Row(id: id), at: chance.number(below: rows.rows.count + 1))
            }
            #expect(rows.selection.map { rows.rows[$0].id } == id)
        }
    }

    @Test("indices out of range change nothing", arguments: [-1, 4, .max])
    func outOfRange(index: Int) {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        rows.insert(Row(id: 2), at: index)
        rows.remove(at: index)
        rows.update(Row(id: 2), at: index)
        #expect(rows.rows.map(\.id) == [0, 1])
        #expect(rows.row(inLine: index) == nil)
    }

    @Test("rows that are all shown anew keep the selection, too")
    func show() {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        _ = rows.select(line: 1)
        rows.show([Row(id: 1), Row(id: 0)])
        #expect(rows.selection == 0)
    }
}
