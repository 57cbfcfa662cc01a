import TestKit
import Testing
import TextUI

@testable import View
@testable import ViewModel

@MainActor
@Suite("Rows that are edited in place")
struct EditableRowsTests {
    private struct Row: Hashable, Identifiable, Sendable {
        let id: Int
        var text = ""
    }

    @Test(
        "the selection stays with its row, whichever rows come, go and move at once",
        arguments: 0..<(SlowTests.areEnabled ? 200 : 20) as Range<UInt64>)
    func selection(seed: UInt64) throws {
        var chance = SeededGenerator(seed: seed)
        var rows = EditableRows<Row>()
        for _ in 0..<20 {
            let selected = rows.selection.map { rows.rows[$0].id }
            let ids = (0..<15).shuffled(using: &chance).prefix(chance.number(below: 12))
            let new = ids.map { Row(id: $0, text: chance.pick(["a", "b"])) }
            rows.take(
                try #require(RowDifference(from: rows.rows, to: new).steps), replacing: chance.next().isMultiple(of: 2))
            #expect(rows.rows == new)
            #expect((rows.selection == nil) == new.isEmpty)
            if let index = new.firstIndex(where: { $0.id == selected }) { #expect(rows.selection == index) }
            rows.didShow(0..<new.count)
            if chance.next().isMultiple(of: 2) { _ = rows.select(line: chance.number(below: 12)) }
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

    @Test("the selection stays with its row when all rows are replaced")
    func show() {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        _ = rows.select(line: 1)
        rows.show([Row(id: 1), Row(id: 0)])
        #expect(rows.selection == 0)
        rows.show([Row(id: 2), Row(id: 0)])
        #expect(rows.selection == 1)
    }

    @Test(
        "the typed row is selected when it comes, and no other row that comes with it",
        arguments: [[2, 3], [3, 2]], [true, false])
    func typedRow(ids: [Int], replacesAll: Bool) throws {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        rows.selectWhenItComes(2)
        let new = (ids + [0, 1]).map { Row(id: $0) }
        if replacesAll {
            rows.show(new)
        } else {
            rows.take(try #require(RowDifference(from: rows.rows, to: new).steps))
        }
        #expect(rows.selection == ids.firstIndex(of: 2))
    }

    @Test("the typed row is selected even if another one comes first", arguments: [true, false])
    func typedRowLater(replacesAll: Bool) {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        rows.selectWhenItComes(2)
        if replacesAll { rows.show([3, 0, 1].map { Row(id: $0) }) } else { rows.insert(Row(id: 3), at: 0) }
        #expect(rows.selection == 1)
        rows.insert(Row(id: 2), at: 2)
        #expect(rows.selection == 2)
    }

    @Test("the typed row is not selected if the user has gone on", arguments: Meanwhile.allCases)
    private func awaited(meanwhile: Meanwhile) {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        rows.selectWhenItComes(2)
        meanwhile.happen(in: &rows)
        let selected = rows.selection
        rows.insert(Row(id: 2), at: 0)
        #expect(rows.selection == selected.map { $0 + 1 })
    }

    @Test("no row is meant by a key until the rows are drawn, or one is selected by name")
    func shownSelection() {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        #expect(rows.selection == 0 && rows.shownSelection == nil)
        rows.didShow(0..<2)
        #expect(rows.shownSelection == 0)
        rows.insert(Row(id: 2), at: 2)
        #expect(rows.selection == 0 && rows.shownSelection == nil)
        rows.selectWhenItComes(2)
        #expect(rows.shownSelection == 2)
    }

    private enum Meanwhile: CaseIterable {
        case beginsNew, cancelsNew, moves, selects

        @MainActor
        func happen(in rows: inout EditableRows<Row>) {
            switch self {
            case .beginsNew: rows.beginNew()
            case .cancelsNew:
                rows.beginNew()
                rows.cancelEditing()
            case .moves: _ = rows.move(.down)
            case .selects: _ = rows.select(line: 1)
            }
        }
    }

    @Test("texts to edit again open the form one after the other, each in its row, and after the text in the form")
    func resumed() {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1)])
        rows.beginNew()
        _ = rows.type(.character("a"))
        rows.resumeNew(3, text: "b")
        rows.resume(Row(id: 1), text: "c")
        rows.resume(Row(id: 2), text: "d")
        var entries: [String] = []
        while let entry = rows.endEditing() {
            switch entry {
            case .new(let id, let text): entries.append("new \(id ?? -1) \(text)")
            case .existing(let index, let text): entries.append("\(index) \(text)")
            case .removed(let row, let text): entries.append("removed \(row.id) \(text)")
            }
            rows.resumeNext()
        }
        #expect(entries == ["new -1 a", "new 3 b", "1 c", "removed 2 d"])
        #expect(!rows.isEditing)
    }

    @Test("a text to edit again comes after a form that was opened without it, and never into one opened with it")
    func resumedWhileEdited() {
        for text in ["a", "b"] {
            var rows = EditableRows<Row>()
            rows.show([Row(id: 0, text: text)])
            rows.didShow(0..<1)
            rows.beginExisting(\.text)
            _ = rows.type(.character("c"))
            rows.resume(Row(id: 0), text: "b")
            #expect(rows.typedTexts.map(\.text) == (text == "a" ? ["ac", "b"] : ["bc"]))
        }
    }

    @Test("a text that the user left as it was changes nothing, though its row has changed since")
    func untouched() {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0, text: "a")])
        rows.didShow(0..<1)
        rows.beginExisting(\.text)
        rows.update(Row(id: 0, text: "b"), at: 0)
        #expect(rows.isEditing && rows.typedTexts.isEmpty && rows.endEditing() == nil)
        rows.resume(Row(id: 0, text: "b"), text: "a")
        #expect(rows.typedTexts.map(\.text) == ["a"] && rows.endEditing() != nil)
    }

    @Test("of two equal texts to edit again, the one with the ID is withdrawn, unless the user has changed it")
    func withdrawn() {
        var rows = EditableRows<Row>()
        for id in 0..<3 { rows.resumeNew(id, text: "a") }
        rows.withdraw(1)
        #expect(rows.typedTexts.map(\.newID) == [nil, 2], "the text in the form is no draft any more")
        _ = rows.type(.character("b"))
        rows.withdraw(0)
        #expect(rows.typedTexts.map(\.text) == ["ab", "a"])
        rows.cancelEditing()
        rows.resumeNext()
        rows.withdraw(2)
        #expect(!rows.isEditing && rows.typedTexts.isEmpty)
    }

    @Test("a row that is removed while it is edited is handed over as it was before")
    func removed() {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1, text: "a")])
        _ = rows.select(line: 1)
        rows.didShow(0..<2)
        rows.beginExisting(\.text)
        rows.update(Row(id: 1, text: "b"), at: 1)
        rows.remove(at: 1)
        guard case .removed(let row, "a")? = rows.endEditing(), row == Row(id: 1, text: "a") else {
            Issue.record("expected the entry of the removed row")
            return
        }
    }

    @Test("the form belongs to its row again when a removed row comes back", arguments: [true, false])
    func comesBack(replacesAll: Bool) {
        var rows = EditableRows<Row>()
        rows.show([Row(id: 0), Row(id: 1), Row(id: 2)])
        _ = rows.select(line: 1)
        rows.didShow(0..<3)
        rows.beginExisting { _ in "b" }
        _ = rows.type(.character("c"))
        rows.remove(at: 1)
        #expect(rows.isEditing && rows.editedLine == 0 && rows.lineCount == 3)
        rows.insert(Row(id: 3), at: 0)
        if replacesAll {
            rows.show([3, 0, 2, 1].map { Row(id: $0) })
        } else {
            rows.insert(Row(id: 1), at: 3)
        }
        guard case .existing(3, "bc")? = rows.endEditing() else {
            Issue.record("expected the entry of the fourth row")
            return
        }
    }
}

extension EditableRows where Row: Equatable {
    /// - Parameter replacing: Whether a changed row is removed and inserted, as in all lists.
    @MainActor
    fileprivate mutating func take(_ steps: [RowDifference<Row>.Step], replacing: Bool = false) {
        for step in steps {
            switch step {
            case .remove(let index): remove(at: index)
            case .insert(let row, let index): insert(row, at: index)
            case .update(let row, let index) where replacing:
                remove(at: index)
                insert(row, at: index)
            case .update(let row, let index): update(row, at: index)
            }
        }
    }
}
