import UIKit

@MainActor extension UIContentUnavailableConfiguration {
    /// Shown until there is something to show.
    static func loading(_ text: String) -> Self {
        var configuration = loading()
        configuration.text = text
        return configuration
    }

    /// Shown where there is nothing else; it covers what could be pulled down to refresh, so it needs a button.
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
