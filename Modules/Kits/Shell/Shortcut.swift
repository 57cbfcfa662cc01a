public import TextUI

/// A key that does the same on every screen, such as opening the settings.
public struct Shortcut {
    let key: Key
    let hint: KeyBar.Hint
    let action: () -> Void

    /// Calls `action` when the front screen leaves `key` unhandled; the key bar shows `hint`.
    public init(_ key: Key, hint: KeyBar.Hint, action: @escaping () -> Void) {
        self.key = key
        self.hint = hint
        self.action = action
    }
}
