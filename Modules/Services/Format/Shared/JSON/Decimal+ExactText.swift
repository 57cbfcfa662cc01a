import Foundation

extension Decimal {
    /// The number as text; nil if that is longer than the 38 digits of a decimal, because further ones would be wrong.
    var exactText: String? {
        let text = "\(self)"
        return text.count <= 38 ? text : nil
    }
}
