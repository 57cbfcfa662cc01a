import Foundation
import Interactor
import Model

/// The shared part of both list view models: rows edited in place, and the outcome of the changes.
protocol EditingViewModel: EditingInputs, EditingOutputs {
    associatedtype Row: EditableRow
    associatedtype Item: Equatable

    /// The state last emitted to the view.
    var shown: Shown<Row, Item> { get set }
    /// The model's items, one for each row; nil before the lists are read.
    var items: [Item]? { get }

    /// Returns the row of an item.
    func row(of item: Item) -> Row
    /// Emits all rows.
    func display(_ rows: [Row])
    /// Emits one step of the change from the old rows to the new ones.
    func display(_ step: RowDifference<Row>.Step)
}

/// The state last emitted to a view.
struct Shown<Row: EditableRow, Item: Equatable> {
    enum Form {
        case closed
        case open
        /// The typed text is being stored, or storing it has failed.
        case finished
    }

    var form = Form.closed
    var saving = ListsSaving.none
    /// The items behind the rows, one for each row; nil before the first rows.
    var items: [Item]?
    var rows: [Row] = []

    /// The item in the row at `index`; nil out of range.
    func item(at index: Int) -> Item? { rows.indices.contains(index) ? items?[index] : nil }
}

// MARK: - The form

extension EditingViewModel {
    /// Opens the form by calling `show`.
    func beginEditing(_ show: (() -> Void)?) {
        shown.form = .open
        show?()
    }

    /// Opens the form in place of the row at `index`.
    func beginEditing(at index: Int) {
        if shown.item(at: index) != nil { beginEditing { [showForm] in showForm?(index) } }
    }

    /// Finishes the edit of `row`, or of a new row if `row` is nil; an unchanged text only closes the form.
    ///
    /// - Parameter change: Called with the changed text, which is empty if the user has deleted all of it.
    func finishEditing(_ newText: String, of row: Row?, _ change: (String) -> Void) {
        let text = newText.trimmed
        guard text != row?.text.trimmed ?? "" else { return endEditing() }
        shown.form = .finished
        change(text)
    }

    /// Closes the form, and emits the row changes made while the form was open.
    func endEditing() {
        shown.form = .closed
        closeForm?()
        showRows()
    }
}

// MARK: - Outputs

extension EditingViewModel {
    /// Emits the difference between the old and the new rows, unless the form is open.
    func showRows() {
        guard shown.form == .closed || shown.items == nil, let items, items != shown.items else { return }
        let old = shown.items.map { _ in shown.rows }
        let new = items.map(row)
        (shown.items, shown.rows) = (items, new)
        if let old, let steps = RowDifference(from: old, to: new).steps { steps.forEach(display) } else { display(new) }
    }

    /// Emits the outcome of the last change.
    ///
    /// - Parameter selection: Returns the ID of the row to select after a change; nil keeps the selection.
    func show(_ saving: ListsSaving, selecting selection: (ListsChange) -> UUID?) {
        guard saving != shown.saving else { return }
        shown.saving = saving
        // The user has discarded the change: the form is open again.
        if saving == .none, shown.form == .finished { shown.form = .open }
        if case .stored(let change) = saving {
            if shown.form == .finished { endEditing() }
            selection(change).map { selectRow?($0) }
        }
        displayStoring?(saving.subject)
        if let alert = ListsAlert(saving) { displayAlert?(alert) }
    }
}
