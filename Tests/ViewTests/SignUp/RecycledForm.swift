import Shell
import TextUI
import ViewModel

/// The sign-up form as a table would show it: three cells, which are reused while it scrolls.
///
/// This is the drawback of immutable view models in a form. A cell holds the text that is typed into it. When its row
/// is scrolled out of sight, the cell is configured for the row that comes into sight, from a view model that knows
/// titles and prompts but no text. Scroll back, and the text is gone. `SignUpView` has a live view for each field
/// instead.
@MainActor
final class RecycledForm: Screen {
    let title = "Recycled"
    let keyHints: [KeyBar.Hint] = []
    var prompts = PromptQueue()

    private let viewModel: SignUpViewModel
    private let cells = [RecycledCell(), RecycledCell(), RecycledCell()]
    /// The first visible row.
    private var top = 0
    private var focus = 0

    init(viewModel: SignUpViewModel) {
        self.viewModel = viewModel
        configureCells()
    }

    func body(tick: Int) -> some Block {
        VStack {
            ForEach(visibleRows) { row in
                self.cell(ofRow: row).body(isFocused: row == self.focus)
            }
        }
    }

    func handle(_ key: Key) -> Bool {
        switch key {
        case .down: moveFocus(to: min(focus + 1, viewModel.fields.count - 1))
        case .up: moveFocus(to: max(focus - 1, 0))
        default: return cell(ofRow: focus).handle(key)
        }
        return true
    }

    private var visibleRows: Range<Int> { top..<min(top + cells.count, viewModel.fields.count) }

    /// Returns the cell of a visible row: rows that are three apart share one.
    private func cell(ofRow row: Int) -> RecycledCell { cells[row % cells.count] }

    /// Scrolls no further than the focus needs.
    private func moveFocus(to row: Int) {
        focus = row
        top = min(max(top, row - cells.count + 1), row)
        configureCells()
    }

    private func configureCells() {
        let fields = viewModel.fields
        for row in visibleRows { cell(ofRow: row).configure(with: fields[row], row: row) }
    }
}

/// A cell of the form, which shows one row after another.
@MainActor
final class RecycledCell {
    private var row: Int?
    private var field: SignUpViewModel.Field?
    private var state = TextFieldState()

    /// Shows the field of `row`, empty: the text in the cell belongs to the row before.
    func configure(with field: SignUpViewModel.Field, row: Int) {
        guard row != self.row else { return }
        self.row = row
        self.field = field
        state = TextFieldState()
    }

    func handle(_ key: Key) -> Bool { state.handle(key) }

    func body(isFocused: Bool) -> some Block {
        HStack {
            Text(field?.title ?? "").frame(width: 10)
            TextField(field?.prompt ?? "", state: state, isFocused: isFocused)
        }
    }
}
