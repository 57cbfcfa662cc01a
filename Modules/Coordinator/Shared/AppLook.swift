import TextUI

/// The look of the app, which applies to all screens.
public struct AppLook {
    var theme = Theme.dark
    var usesColor = true
    var showsKeyHints = true
}
