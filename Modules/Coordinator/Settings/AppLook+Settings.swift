import Model
import TextUI

extension AppLook {
    init(_ settings: Settings) {
        theme =
            switch settings.theme {
            case .dark: .dark
            case .light: .light
            }
        usesColor = settings.usesColor
        showsKeyHints = settings.showsKeyHints
    }
}
