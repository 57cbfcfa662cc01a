import UIKit
import ViewModel

extension InformationRow {
    /// The row's symbol, title and value.
    @MainActor var configuration: UIListContentConfiguration {
        var configuration = UIListContentConfiguration.valueCell()
        configuration.text = title
        configuration.secondaryText = value
        configuration.image = UIImage(systemName: symbol)
        return configuration
    }
}
