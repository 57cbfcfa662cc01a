import TextUI

/// How the app is drawn, whichever screen is in front.
struct Look {
    var theme = Theme.dark
    var usesColor = true
    var showsKeyHints = true
}
