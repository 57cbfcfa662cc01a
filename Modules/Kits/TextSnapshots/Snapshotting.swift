/// A way to show a value as text, so that a snapshot of it can be kept and compared.
///
/// A new strategy is made from an old one by saying how its value becomes the old one's:
///
///     extension Snapshotting where Value == User {
///         static var card: Self { Snapshotting<String>.lines.pullback { "\($0.name)\n\($0.city)" } }
///     }
public struct Snapshotting<Value> {
    let text: (Value) -> String

    /// Shows values through a strategy for another type.
    ///
    /// - Parameter transform: Turns a value into one that this strategy shows.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) -> Value) -> Snapshotting<NewValue> {
        Snapshotting<NewValue> { text(transform($0)) }
    }
}

extension Snapshotting where Value == String {
    /// Takes a text as it is and compares it line by line.
    public static var lines: Self { Self { $0 } }
}
