public import Shell
public import TextUI
public import ViewModel

/// The list of the screens without their own tab.
public final class MoreView: ListScreen {
    public let title = MoreWords.title
    public var prompts = PromptQueue()

    private let viewModel: MoreViewModel
    public var list = ListState()

    /// Creates a view of `viewModel`; the view needs no binding, because the view model never changes.
    public init(viewModel: MoreViewModel) {
        self.viewModel = viewModel
    }

    public func body(tick: Int) -> some Block {
        let rows = viewModel.rows
        return List(count: rows.count, state: list) { index in
            Text(rows[index]).lineLimit(1)
        }
    }

    public var rowCount: Int { viewModel.rows.count }
}

// MARK: - Keys

extension MoreView {
    public var keyHints: [KeyBar.Hint] { [KeyBar.Hint(.enter, CommonWords.open)] }

    public func handle(_ key: Key) -> Bool {
        if list.handle(key, count: rowCount) { return true }
        guard key == .enter else { return false }
        viewModel.didSelectRow(at: list.selection)
        return true
    }
}
