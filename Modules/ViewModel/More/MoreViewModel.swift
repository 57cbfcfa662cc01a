/// What the tab More lists: the screens that have no tab of their own.
public struct MoreViewModel {
    /// The titles of the rows, in the order of the screen.
    public let rows: [String]
    private let navigator: (any MoreNavigator)?

    /// - Parameter navigator: Opens what a row names.
    public init(rows: [String], navigator: (any MoreNavigator)?) {
        self.rows = rows
        self.navigator = navigator
    }

    /// Opens what the row at `index` names; nothing happens out of range.
    public func didSelectRow(at index: Int) {
        if rows.indices.contains(index) { navigator?.showScreen(at: index) }
    }
}
