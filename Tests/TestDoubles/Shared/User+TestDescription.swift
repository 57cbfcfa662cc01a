public import Model

/// Keeps failure messages short.
extension User: CustomDebugStringConvertible {
    /// Only the `uniqueID`.
    public var debugDescription: String { uniqueID }
}
