import Foundation

/// What a parameter of a statement can be.
enum Value {
    case text(String)
    case number(Double)
    /// Sixteen bytes.
    case id(UUID)
    case null
}

extension Value: ExpressibleByStringLiteral {
    init(stringLiteral text: String) {
        self = .text(text)
    }
}
