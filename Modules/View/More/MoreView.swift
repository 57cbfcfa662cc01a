public import Shell
public import TextUI
public import ViewModel

/// The list of the screens that have no tab of their own.
public final class MoreView: Screen {
    public let title = MoreWords.title
    public var prompts = PromptQueue()

    private let viewModel: MoreViewModel
    private var list = ListState()

    /// Shows `viewModel`, which never changes.
    public init(viewModel: MoreViewModel) {
        self.viewModel = viewModel
    }

    public func body(tick: Int) -> some Block {
        let rows = viewModel.rows
        return List(count: rows.count, state: list) { index in
            Text(rows[index]).lineLimit(1)
        }
    }

    public func select(row: Int) -> Bool { list.select(row, count: viewModel.rows.count) }

    public func didShow(_ rows: Range<Int>) {
        list.didShow(rows)
    }
}

// MARK: - Keys

extension MoreView {
    public var keyHints: [KeyBar.Hint] { [KeyBar.Hint(.enter, CommonWords.open)] }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: viewModel.rows.count) { return true }
        guard key == .enter else { return false }
        viewModel.didSelectRow(at: list.selection)
        return true
    }
}
