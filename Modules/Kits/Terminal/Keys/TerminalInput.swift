public import TextUI

/// One input from a terminal: a user's action, or the reply to a query.
public enum TerminalInput: Hashable, Sendable {
    /// A key press, or a mouse action as a key.
    case key(Key)
    /// The terminal's window got the keyboard focus (mode 1004).
    case focusGained
    /// The reply to DECRQM: whether a private mode is supported.
    case modeReport(mode: Int, isSupported: Bool)
}
