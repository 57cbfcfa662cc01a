import Foundation
import ViewModel

/// Stands in for a view of lists: keeps its rows, and records the outputs in words, such as `insert Books at 0`.
@MainActor
final class ListsScreenMock {
    var outputs: [String] = []
    private(set) var alerts: [ListsAlert] = []
    private(set) var rows: [(id: UUID, text: String)] = []

    /// The texts of the rows; a done item has a check mark.
    var texts: [String] { rows.map(\.text) }

    func bind(_ outputs: any AllListsOutputs) {
        bindBoth(outputs)
        outputs.displayLists = { self.show($0.map { ($0.id, $0.name) }) }
        outputs.insertListAtIndex = { self.insert($0.id, $0.name, at: $1) }
        outputs.removeListAtIndex = { self.remove(at: $0) }
        outputs.showNewListCreationModal = { self.outputs.append("new form") }
        outputs.showDeleteConfirmation = { self.outputs.append("\($0)? \($1)") }
        outputs.showSingleList = { self.outputs.append("open \(self.text(of: $0))") }
        outputs.displayProblem = { self.outputs.append("problem \($0?.text ?? "none")") }
    }

    func bind(_ outputs: any SingleListOutputs) {
        bindBoth(outputs)
        outputs.displayItems = { self.show($0.map { ($0.id, $0.marked) }) }
        outputs.insertItemAtIndex = { self.insert($0.id, $0.marked, at: $1) }
        outputs.updateItemAtIndex = {
            self.rows[$1] = ($0.id, $0.marked)
            self.outputs.append("update \($0.marked) at \($1)")
        }
        outputs.removeItemAtIndex = { self.remove(at: $0) }
        outputs.showNewItemForm = { self.outputs.append("new form") }
        outputs.displayUndo = { self.outputs.append("undo \($0)") }
        outputs.goBack = { self.outputs.append("back") }
    }

    private func bindBoth(_ outputs: any EditingOutputs) {
        outputs.title = { self.outputs.append("title \($0)") }
        outputs.showForm = { self.outputs.append("form at \($0)") }
        outputs.closeForm = { self.outputs.append("close form") }
        outputs.selectRow = { self.outputs.append("select \(self.text(of: $0))") }
        outputs.displayStoring = { self.outputs.append("storing \($0 ?? "nothing")") }
        outputs.displayAlert = {
            self.alerts.append($0)
            self.outputs.append("alert \($0.title)")
        }
    }

    private func show(_ new: [(UUID, String)]) {
        rows = new
        outputs.append("rows \(texts.joined(separator: ", "))")
    }

    private func insert(_ id: UUID, _ text: String, at index: Int) {
        rows.insert((id, text), at: index)
        outputs.append("insert \(text) at \(index)")
    }

    private func remove(at index: Int) {
        rows.remove(at: index)
        outputs.append("remove \(index)")
    }

    private func text(of id: UUID) -> String { rows.first { $0.id == id }?.text ?? "nothing" }
}

extension ItemRow {
    fileprivate var marked: String { isDone ? "\(text) ✓" : text }
}
