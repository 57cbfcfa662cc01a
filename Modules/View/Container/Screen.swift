public import TextUI

/// A view that fills the container: it shows its body and takes keys.
public protocol Screen: AnyObject {
    associatedtype Body: Block

    /// What stands in the upper edge of its box.
    var title: String { get }
    /// What the keys of this screen do now, the most important first.
    var keyHints: [KeyBar.Hint] { get }
    /// Whether the screen takes everything that is typed, for a text field.
    var isEditingText: Bool { get }
    /// The container that shows the screen; the container sets it.
    var container: Container? { get set }

    /// What the screen shows: a pure function of its view model, its own state, and the clock's `tick`.
    func body(tick: Int) -> Body

    /// Takes a key.
    ///
    /// - Returns: Whether the key was one for this screen; what is not is the container's.
    func handle(_ key: Key) -> Bool

    /// Selects a row of the screen's list.
    ///
    /// - Returns: Whether it was selected already.
    func select(row: Int) -> Bool

    /// Hears, after each drawing, which rows its list or which lines its scroll view showed.
    func didShow(_ rows: Range<Int>)

    /// Hears, before that, how many rows its grid showed side by side.
    func didShow(columns: Int)
}

extension Screen {
    /// False: most screens have no text field.
    public var isEditingText: Bool { false }

    /// False: a screen without a list has no row to select.
    public func select(row: Int) -> Bool { false }

    /// Nothing: a list has one column.
    public func didShow(columns: Int) {}
}
