/// One event from the keyboard, the mouse wheel or a paste.
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

    /// The space bar.
    public static let space = Key.character(" ")
}
