import Foundation

/// A value for a statement's parameter.
enum Value {
    case text(String)
    case number(Double)
    /// Stored as a blob of sixteen bytes.
    case id(UUID)
    case null
}
