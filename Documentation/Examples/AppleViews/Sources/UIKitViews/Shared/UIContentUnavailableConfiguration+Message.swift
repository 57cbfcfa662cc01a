import UIKit

@MainActor extension UIContentUnavailableConfiguration {
    /// Returns a placeholder with a spinner, for a screen without content.
    static func loading(_ text: String) -> Self {
        var configuration = loading()
        configuration.text = text
        return configuration
    }

    /// Returns a placeholder for an empty screen; the user cannot pull it down to refresh, so it needs a button.
    static func message(_ title: String, _ subtitle: String, action: UIAction?) -> Self {
        var configuration = empty()
        configuration.text = title
        configuration.secondaryText = subtitle
        guard let action else { return configuration }
        configuration.button = .bordered()
        configuration.button.title = action.title
        configuration.buttonProperties.primaryAction = action
        return configuration
    }
}
