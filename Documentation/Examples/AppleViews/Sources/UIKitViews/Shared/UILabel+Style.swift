import UIKit

extension UILabel {
    /// Creates a label that wraps, and follows the text size that the user has chosen.
    convenience init(style: UIFont.TextStyle, color: UIColor = .label) {
        self.init(frame: .zero)
        font = .preferredFont(forTextStyle: style)
        textColor = color
        numberOfLines = 0
        adjustsFontForContentSizeCategory = true
    }
}
