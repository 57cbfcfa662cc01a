/// One event from the keyboard, the mouse or a paste.
public enum Key: Hashable, Sendable {
    /// A grapheme cluster that was typed; the space bar is `" "`.
    case character(Character)
    /// An arrow.
    case up, down, left, right
    /// A key that moves by more than a line.
    case home, end, pageUp, pageDown
    /// A key that acts; backtab is tab with shift, delete takes away what is under the cursor.
    case enter, escape, tab, backtab, backspace, delete
    /// A lower-case letter typed with control held.
    case control(Character)
    /// A character typed with alt (meta) held.
    case alt(Character)
    /// Text that was pasted as a whole.
    case paste(String)
    /// The mouse's wheel was turned.
    case scrollUp, scrollDown
    /// The left button was pressed with the pointer on that cell.
    case click(Point)
    /// A key that is no character, with what was held down; who has no use for that takes the key for the plain one.
    indirect case modified(Key, Modifiers)

    /// Keys that are held down while another is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        /// A bit for each of them.
        public let rawValue: Int

        /// Those whose bits are set.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key that makes capital letters.
        public static let shift = Modifiers(rawValue: 1)
        /// Option on a Mac's keyboard, meta on older ones.
        public static let alt = Modifiers(rawValue: 2)
        /// Ctrl, by its usual label.
        public static let control = Modifiers(rawValue: 4)
    }

    /// The space bar.
    public static let space = Key.character(" ")
}
