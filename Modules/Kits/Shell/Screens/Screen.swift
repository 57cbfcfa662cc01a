public import TextUI

/// A view that fills the shell: it shows its body, handles keys, and may ask the user something.
///
/// A screen does not know the shell. The shell asks the screen for its content, and notifies it of events.
// The attribute is needed: a protocol that refines this one in another module does not inherit default isolation.
@MainActor
public protocol Screen: AnyObject {
    associatedtype Body: Block

    /// The title, shown in the upper edge of the screen's box.
    var title: String { get }
    /// The hints for the keys that this screen handles now, the most important first.
    var keyHints: [KeyBar.Hint] { get }
    /// Whether a text field takes everything that is typed.
    var isEditingText: Bool { get }

    /// Whether the cursor is in a text field, rather than on a switch or button of a form.
    var isInField: Bool { get }
    /// A sentence about each thing that would be lost if the app quit now, such as a form that was not sent.
    ///
    /// Before the app quits, the shell asks every screen, hidden ones too, and shows the sentences in one question.
    var unsavedChanges: [String] { get }
    /// What the screen is storing now, such as `the new list “Books”`; nil if it is storing nothing.
    ///
    /// Until it is stored, the shell holds keys back: the user means them for the screen as it will be afterwards.
    var storing: String? { get }
    /// What has failed on the screen, in words for the user; nil if all is well.
    var failure: String? { get }
    /// The prompts that wait for an answer. The shell shows one at a time, and removes each answered prompt.
    ///
    /// There is no default implementation, because it would silently drop every prompt.
    var prompts: PromptQueue { get set }

    /// Returns what the screen shows, as a pure function of its view model, its own state and the clock's `tick`.
    func body(tick: Int) -> Body

    /// Handles a key.
    ///
    /// - Returns: Whether the screen has handled the key; otherwise, the shell handles it. If the screen does not
    ///   handle `Key.text`, it gets the characters one by one.
    func handle(_ key: Key) -> Bool

    /// Selects a row of the screen's list.
    ///
    /// - Returns: Whether the row was selected already.
    func select(row: Int) -> Bool

    /// Returns the action of a click on a row: a closure that selects the row, and returns whether it was selected
    /// already.
    ///
    /// The closure may be called later, after rows were added or removed. By default, the closure selects the row
    /// that has this number at the time of the call.
    func selecting(row: Int) -> () -> Bool

    /// Starts loading the screen's content.
    ///
    /// Called once, when the screen first comes to the front of the selected tab, and before it is drawn.
    func didOpen()

    /// Tells the screen, after each drawing, which rows of its list or lines of its scroll view are visible.
    func didShow(_ rows: Range<Int>)

    /// Tells the screen, just before `didShow(_:)`, how many columns its grid shows.
    func didShow(columns: Int)
}

extension Screen {
    /// False: most screens have no text field.
    public var isEditingText: Bool { false }

    /// The same as `isEditingText`: most forms are a single field.
    public var isInField: Bool { isEditingText }

    /// Empty: most screens have nothing to lose.
    public var unsavedChanges: [String] { [] }

    /// Nil: most screens store nothing.
    public var storing: String? { nil }

    /// Nil: most screens cannot fail.
    public var failure: String? { nil }

    /// False: a screen without a list has no row to select.
    public func select(row: Int) -> Bool { false }

    /// Returns a closure that selects the row with this number, whatever the row contains by then.
    public func selecting(row: Int) -> () -> Bool { { [weak self] in self?.select(row: row) ?? false } }

    /// Does nothing: many screens have nothing to load.
    public func didOpen() {}

    /// Does nothing: a screen that always fits has nothing to scroll.
    public func didShow(_ rows: Range<Int>) {}

    /// Does nothing: a list has one column.
    public func didShow(columns: Int) {}

    /// Returns the screen's body in a box with the screen's title.
    ///
    /// - Parameter tick: The number of clock ticks so far, which drives animations.
    public func box(tick: Int = 0) -> some Block {
        body(tick: tick).flexible(.vertical).flexible(.horizontal).border(title: title)
    }
}
