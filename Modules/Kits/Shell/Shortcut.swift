public import TextUI

/// A key that has the same effect on every screen, such as opening the settings.
public struct Shortcut {
    let key: Key
    let hint: KeyBar.Hint
    let isUseful: () -> Bool
    let action: () -> Void

    /// Creates a shortcut that calls `action` when the front screen does not handle `key`.
    ///
    /// The key bar shows `hint` as long as `isUseful` returns true.
    public init(
        _ key: Key, hint: KeyBar.Hint, isUseful: @escaping () -> Bool = { true }, action: @escaping () -> Void
    ) {
        self.key = key
        self.hint = hint
        self.isUseful = isUseful
        self.action = action
    }

    /// Whether the key is a character, which a text field would take.
    var isLetter: Bool {
        if case .character = key { true } else { false }
    }
}
