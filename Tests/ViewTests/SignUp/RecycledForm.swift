import Shell
import TextUI
import ViewModel

/// The sign-up form as a table would show it: three cells, which are reused while the table scrolls.
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

    private let fields: [SignUpViewModel.Field]
    private var cells: [RecycledCell]
    private var focus = 0

    init(viewModel: SignUpViewModel) {
        fields = viewModel.fields
        cells = (0..<3).map { RecycledCell(row: $0) }
    }

    func body(tick: Int) -> some Block {
        VStack {
            ForEach(cells.sorted { $0.row < $1.row }) { [fields, focus] cell in
                HStack {
                    Text(fields[cell.row].title).frame(width: 10)
                    TextField(fields[cell.row].prompt, state: cell.state, isFocused: cell.row == focus)
                }
            }
        }
    }

    func handle(_ key: Key) -> Bool {
        switch key {
        case .down: moveFocus(to: min(focus + 1, fields.count - 1))
        case .up: moveFocus(to: max(focus - 1, 0))
        default: return cells[focus % cells.count].state.handle(key)
        }
        return true
    }

    /// Scrolls only as far as needed: the focused row takes the cell of the row that is scrolled out of sight.
    private func moveFocus(to row: Int) {
        focus = row
        if cells[row % cells.count].row != row { cells[row % cells.count] = RecycledCell(row: row) }
    }
}

/// A cell for one row at a time; it is emptied for the next row, because its text belongs to the previous row.
private struct RecycledCell {
    let row: Int
    var state = TextFieldState()
}
