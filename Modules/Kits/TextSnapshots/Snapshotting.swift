public import Foundation
import SnapshotFiles

/// A way to show a value as text, or as data such as a picture, so that a snapshot of it can be kept and compared.
///
/// To make a new strategy, convert its value to one that an existing strategy can show:
///
///     extension Snapshotting where Value == User {
///         static var card: Self { Snapshotting<String>.lines.pullback { "\($0.name)\n\($0.city)" } }
///     }
///
/// Strategies are synchronous, so await the value first: `expectSnapshot(of: try await model.load(), as: .dump)`.
public struct Snapshotting<Value> {
    /// The snapshot's file extension, without the dot, so that other programs know the format.
    public let pathExtension: String
    /// Shows a value; the second argument is the replacement that will be applied to the text afterwards, or nil.
    private let show: (Value, ((String) -> String)?) throws -> SnapshotContent

    /// Creates a strategy that is not based on another one.
    ///
    /// - Parameters:
    ///   - pathExtension: The snapshot's file extension, without the dot.
    ///   - text: Returns a value's text, which must be the same in every run. If it throws, the test fails.
    public init(pathExtension: String = "txt", text: @escaping (Value) throws -> String) {
        self.init(pathExtension: pathExtension, show: { value, _ in SnapshotContent(try text(value)) })
    }

    /// Creates a strategy for a format that is not text; bytes are compared exactly.
    ///
    ///     extension Snapshotting where Value == Document {
    ///         static var pdf: Self { Self(pathExtension: "pdf") { try $0.rendered() } }
    ///     }
    ///
    /// A failure states the sizes and how many bytes differ.
    ///
    /// - Parameters:
    ///   - pathExtension: The snapshot's file extension, without the dot; any but `txt`, `json` and `svg`, which are
    ///     for texts.
    ///   - data: Returns a value's bytes, which must be the same in every run. If it throws, the test fails.
    public init(pathExtension: String, data: @escaping (Value) throws -> Data) {
        self.init(pathExtension: pathExtension, show: { value, _ in .data(SnapshotData(Array(try data(value)))) })
    }

    /// Creates a strategy that knows which replacement will follow, for example to sort parts by their replaced text.
    init(
        pathExtension: String = "txt", show: @escaping (Value, ((String) -> String)?) throws -> SnapshotContent
    ) {
        self.pathExtension = pathExtension
        self.show = show
    }

    func content(_ value: Value) throws -> SnapshotContent { try show(value, nil) }

    /// Returns a strategy that changes the text before it is compared; the strategy throws if there is no text.
    func mappingText(_ transform: @escaping (String) -> String) -> Self {
        Self(pathExtension: pathExtension) { value, later in
            let content = try show(value) { later?(transform($0)) ?? transform($0) }
            guard let text = content.text else { throw SnapshotError.notText(format: pathExtension) }
            return SnapshotContent(transform(text.given))
        }
    }

    /// Returns a strategy for another type, with the same file extension.
    ///
    /// - Parameter transform: Turns a value into one that this strategy can show. If it throws, the test fails.
    public func pullback<NewValue>(_ transform: @escaping (NewValue) throws -> Value) -> Snapshotting<NewValue> {
        Snapshotting<NewValue>(pathExtension: pathExtension) { try show(transform($0), $1) }
    }
}
