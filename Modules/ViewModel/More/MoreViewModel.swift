/// The content of the tab More: the screens that have no tab of their own.
public struct MoreViewModel {
    /// The titles of the screens.
    public let rows: [String]
    private let navigator: (any MoreNavigator)?

    /// A list of screens.
    ///
    /// - Parameter navigator: Opens the screen of a row; nil if nobody does.
    public init(rows: [String], navigator: (any MoreNavigator)?) {
        self.rows = rows
        self.navigator = navigator
    }

    /// Opens the screen of a row; ignores an index out of range.
    public func didSelectRow(at index: Int) {
        if rows.indices.contains(index) { navigator?.showScreen(at: index) }
    }
}
