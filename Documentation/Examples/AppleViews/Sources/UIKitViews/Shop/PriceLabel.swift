import UIKit
import ViewModel

/// A price, and the price before a sale; the colour alone would tell a sale to some people only.
final class PriceLabel: UILabel {
    func configure(with price: PriceText) {
        text = [price.payable, price.wasText].compactMap(\.self).joined(separator: ", ")
        textColor = price.was == nil ? .label : .systemGreen
    }
}
