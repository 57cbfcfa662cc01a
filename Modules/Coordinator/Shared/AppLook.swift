import TextUI

/// How the app is drawn, whichever screen is in front.
public struct AppLook {
    var theme = Theme.dark
    var usesColor = true
    var showsKeyHints = true
}
