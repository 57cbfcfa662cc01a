public import TextUI

/// A view that fills the shell: it shows its body, takes keys, and may ask its user something.
///
/// A screen knows nothing of the shell: the shell asks it for what it shows, and tells it what has happened.
// Stated explicitly: a module's default isolation does not reach protocols of other modules that refine this one.
@MainActor
public protocol Screen: AnyObject {
    associatedtype Body: Block

    /// What stands in the upper edge of its box.
    var title: String { get }
    /// What the keys of this screen do now, the most important first.
    var keyHints: [KeyBar.Hint] { get }
    /// Whether the screen takes everything that is typed, for a text field.
    var isEditingText: Bool { get }
    /// What the screen wants answered; the shell shows one prompt at a time and takes away those that are answered.
    ///
    /// There is no default: one that dropped what it is given would compile.
    var prompts: PromptQueue { get set }

    /// What the screen shows: a pure function of its view model, its own state, and the clock's `tick`.
    func body(tick: Int) -> Body

    /// Takes a key.
    ///
    /// - Returns: Whether the key was one for this screen; the shell handles every other key.
    func handle(_ key: Key) -> Bool

    /// Selects a row of the screen's list.
    ///
    /// - Returns: Whether it was selected already.
    func select(row: Int) -> Bool

    /// Begins to load what belongs to the screen.
    ///
    /// Called once, when the screen first comes to the front of the selected tab, and before it is drawn.
    func didOpen()

    /// Learns, after each drawing, which rows its list or which lines its scroll view showed.
    func didShow(_ rows: Range<Int>)

    /// Learns, before that, the number of columns its grid showed.
    func didShow(columns: Int)
}

extension Screen {
    /// False: most screens have no text field.
    public var isEditingText: Bool { false }

    /// False: a screen without a list has no row to select.
    public func select(row: Int) -> Bool { false }

    /// Nothing: many screens show what is there already.
    public func didOpen() {}

    /// Nothing: a screen that fits has nothing to scroll.
    public func didShow(_ rows: Range<Int>) {}

    /// Nothing: a list has one column.
    public func didShow(columns: Int) {}
}
