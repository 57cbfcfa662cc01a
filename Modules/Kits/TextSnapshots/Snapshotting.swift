/// A way to show a value as text, so that a snapshot of it can be kept and compared.
///
/// A new strategy is made from an old one by saying how its value becomes the old one's:
///
///     extension Snapshotting where Value == User {
///         static var card: Self { Snapshotting<String>.lines.pullback { "\($0.name)\n\($0.city)" } }
///     }
///
/// What has to be awaited is awaited before: `expectSnapshot(of: try await model.load(), as: .dump)`.
public struct Snapshotting<Value> {
    /// How a snapshot's file ends, without the dot, so that other programs know what it holds.
    public let pathExtension: String
    let text: (Value) throws -> String

    /// A strategy of its own, where none is at hand to be pulled back.
    ///
    /// - Parameters:
    ///   - pathExtension: How a snapshot's file ends, without the dot.
    ///   - text: Shows a value: the same text for the same value in every run. An error that it throws fails the test.
    public init(pathExtension: String = "txt", text: @escaping (Value) throws -> String) {
        self.pathExtension = pathExtension
        self.text = text
    }

    /// Shows values through a strategy for another type, in files that end as that one's do.
    ///
    /// - Parameter transform: Turns a value into one that this strategy shows. An error that it throws fails the test.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) throws -> Value) -> Snapshotting<NewValue> {
        Snapshotting<NewValue>(pathExtension: pathExtension) { try text(transform($0)) }
    }
}
