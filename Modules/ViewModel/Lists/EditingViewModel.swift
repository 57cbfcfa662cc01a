import Foundation
import Interactor
import Model

/// What both view models of lists have in common: rows that are edited in place, and what becomes of the changes.
protocol EditingViewModel: EditingInputs, EditingOutputs {
    associatedtype Row: EditableRow
    associatedtype Item: Equatable

    /// What the view shows, as it was told.
    var shown: Shown<Row, Item> { get set }
    /// What the model holds, one item for each row; nil before the lists are read.
    var items: [Item]? { get }

    /// Returns the row of an item.
    func row(of item: Item) -> Row
    /// Emits all rows.
    func display(_ rows: [Row])
    /// Emits a step from the old rows to the new ones.
    func display(_ step: RowDifference<Row>.Step)
}

/// What a view shows, as it was told.
struct Shown<Row: EditableRow, Item: Equatable> {
    enum Form {
        case closed
        case open
        /// What was typed is being stored, or has failed to be.
        case finished
    }

    var form = Form.closed
    var saving = ListsSaving.none
    /// What the rows are made of, one item for each; nil before the first rows.
    var items: [Item]?
    var rows: [Row] = []

    /// The item in the row at `index`; nil out of range.
    func item(at index: Int) -> Item? { rows.indices.contains(index) ? items?[index] : nil }
}

// MARK: - The form

extension EditingViewModel {
    /// Opens the form by `show`.
    func beginEditing(_ show: (() -> Void)?) {
        shown.form = .open
        show?()
    }

    /// Opens the form in place of the row at `index`.
    func beginEditing(at index: Int) {
        if shown.item(at: index) != nil { beginEditing { [showForm] in showForm?(index) } }
    }

    /// Finishes the edit of `row`, or of a new one; a text that is left as it was only closes the form.
    ///
    /// - Parameter change: Called with another text, which is blank if the text was deleted.
    func finishEditing(_ newText: String, of row: Row?, _ change: (String) -> Void) {
        let text = newText.trimmed
        guard text != row?.text.trimmed ?? "" else { return endEditing() }
        shown.form = .finished
        change(text)
    }

    /// Closes the form; the rows, which stood still, catch up.
    func endEditing() {
        shown.form = .closed
        closeForm?()
        showRows()
    }
}

// MARK: - Outputs

extension EditingViewModel {
    /// Tells the view how the rows have changed.
    func showRows() {
        guard shown.form == .closed || shown.items == nil, let items, items != shown.items else { return }
        let old = shown.items.map { _ in shown.rows }
        let new = items.map(row)
        (shown.items, shown.rows) = (items, new)
        if let old, let steps = RowDifference(from: old, to: new).steps { steps.forEach(display) } else { display(new) }
    }

    /// Tells the view what has become of the last change.
    ///
    /// - Parameter selection: Returns the ID of the row to select after a change; nil to leave the selection.
    func show(_ saving: ListsSaving, selecting selection: (ListsChange) -> UUID?) {
        guard saving != shown.saving else { return }
        shown.saving = saving
        // The user has given up the change, and goes back to the form.
        if saving == .none, shown.form == .finished { shown.form = .open }
        if case .stored(let change) = saving {
            if shown.form == .finished { endEditing() }
            selection(change).map { selectRow?($0) }
        }
        displayStoring?(saving.subject)
        if let alert = ListsAlert(saving) { displayAlert?(alert) }
    }
}
