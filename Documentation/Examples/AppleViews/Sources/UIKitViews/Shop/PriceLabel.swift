import UIKit
import ViewModel

/// A price, and the price before a sale: not everyone can recognise a sale by its colour alone.
final class PriceLabel: UILabel {
    func configure(with price: PriceText) {
        text = [price.payable, price.wasText].compactMap(\.self).joined(separator: ", ")
        textColor = price.was == nil ? .label : .systemGreen
    }
}
