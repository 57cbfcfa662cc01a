public import TextUI

/// A key that does the same on every screen, such as opening the settings.
public struct Shortcut {
    let key: Key
    let hint: KeyBar.Hint
    let action: () -> Void

    /// Creates a shortcut that calls `action` when the front screen does not handle `key`.
    ///
    /// The key bar shows `hint`.
    public init(_ key: Key, hint: KeyBar.Hint, action: @escaping () -> Void) {
        self.key = key
        self.hint = hint
        self.action = action
    }
}
