public import TextUI

/// One thing that a terminal sends: what the user did, or an answer to what the app asked.
public enum TerminalInput: Hashable, Sendable {
    /// A key was pressed, or the mouse used, which counts as one.
    case key(Key)
    /// The terminal's window has become the one that is typed into (mode 1004).
    case focusGained
    /// What is typed goes to another window from now on.
    case focusLost
    /// Whether a private mode can be used: the answer to DECRQM.
    case modeReport(mode: Int, isSupported: Bool)
}
