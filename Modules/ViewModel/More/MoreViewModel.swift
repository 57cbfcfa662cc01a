/// The content of the More tab: the screens without their own tab.
public struct MoreViewModel {
    /// The titles of the screens.
    public let rows: [String]
    private let navigator: (any MoreNavigator)?

    /// Creates a list of screens.
    ///
    /// - Parameter navigator: Opens the screen of a row; nil opens nothing.
    public init(rows: [String], navigator: (any MoreNavigator)?) {
        self.rows = rows
        self.navigator = navigator
    }

    /// Opens the screen of a row; ignores an index out of range.
    public func didSelectRow(at index: Int) {
        if rows.indices.contains(index) { navigator?.showScreen(at: index) }
    }
}
