/// One event from the keyboard, the mouse or a paste.
public enum Key: Hashable, Sendable {
    /// A grapheme cluster that was typed; the space bar is `" "`.
    case character(Character)
    /// An arrow key.
    case up, down, left, right
    /// A key that moves to the start, to the end, or by a page.
    case home, end, pageUp, pageDown
    /// A key that is labelled with a word. Backtab is shift-tab; delete removes the character under the cursor.
    case enter, escape, tab, backtab, backspace, delete
    /// A function key, F1 to F12.
    case function(Int)
    /// A lower-case letter typed with control held.
    case control(Character)
    /// A character typed with alt (meta) held.
    case alt(Character)
    /// Pasted text, as a single event.
    case paste(String)
    /// Several typed characters, which a text field takes in one step.
    ///
    /// A screen that does not handle this key gets each character as a ``character(_:)``.
    case text([Character])
    /// A turn of the mouse wheel.
    case scrollUp, scrollDown
    /// A click with the left button on the cell at this point.
    case click(Point)
    /// A key that is not a character, with modifiers. Ignore the modifiers if you don't need them.
    indirect case modified(Key, Modifiers)

    /// Keys that are held down while another key is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// One bit for each modifier.
        public let rawValue: Int

        /// Creates the set of modifiers whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key for capital letters.
        public static let shift = Modifiers(rawValue: 1)
        /// The key that is called option on a Mac's keyboard, and meta on some old keyboards.
        public static let alt = Modifiers(rawValue: 2)
        /// The key that is usually labelled Ctrl.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The space bar.
    public static let space = Key.character(" ")
}
