public import Model

/// Keeps failure messages short.
extension User: CustomDebugStringConvertible {
    /// The `uniqueID` alone.
    public var debugDescription: String { uniqueID }
}
