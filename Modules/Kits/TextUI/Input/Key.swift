/// One event from the keyboard, the mouse or a paste.
public enum Key: Hashable, Sendable {
    /// A grapheme cluster that was typed; the space bar is `" "`.
    case character(Character)
    case up, down, left, right
    case home, end, pageUp, pageDown
    case enter, escape, tab, backtab, backspace, delete
    /// A lower-case letter typed with control held.
    case control(Character)
    /// A character typed with alt (meta) held.
    case alt(Character)
    /// Text that was pasted as a whole.
    case paste(String)
    case scrollUp, scrollDown
    /// The left button was pressed with the pointer on that cell.
    case click(Point)
    /// A key that is no character, with what was held down; who has no use for that takes the key for the plain one.
    indirect case modified(Key, Modifiers)

    /// Keys that are held down while another is pressed.
    public struct Modifiers: OptionSet, Hashable, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        public static let shift = Modifiers(rawValue: 1)
        /// Option on a Mac's keyboard, meta on older ones.
        public static let alt = Modifiers(rawValue: 2)
        public static let control = Modifiers(rawValue: 4)
    }

    /// The space bar.
    public static let space = Key.character(" ")
}
