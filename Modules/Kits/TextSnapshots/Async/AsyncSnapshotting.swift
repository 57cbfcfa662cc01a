public import Foundation
import SnapshotFiles

/// A way to show a value with asynchronous work, such as loading a picture, within a time limit.
///
/// To make a new strategy, convert its value asynchronously to one that an existing strategy can show:
///
///     extension AsyncSnapshotting where Value == User {
///         static var card: Self {
///             Snapshotting<String>.lines.asyncPullback { user in "\(user.name)\n\(try await user.loadCity())" }
///         }
///     }
///
/// To await only the value, use a synchronous strategy: `expectSnapshot(of: try await model.load(), as:
/// .dump)`.
public struct AsyncSnapshotting<Value: Sendable> {
    /// The snapshot's file extension, without the dot, so that other programs know the format.
    public let pathExtension: String
    /// The longest time that the work may take; after that, the work is cancelled, and the test fails.
    public let timeLimit: Duration
    /// The clock that measures the time limit.
    var clock: any Clock<Duration> = ContinuousClock()
    private let show: nonisolated(nonsending) (Value, TimeLimit) async throws -> SnapshotContent

    /// Creates a strategy that shows a value as text.
    ///
    /// - Parameters:
    ///   - pathExtension: The snapshot's file extension, without the dot.
    ///   - timeLimit: The longest time that the work may take.
    ///   - text: Returns a value's text, which must be the same in every run. If it throws, the test fails.
    public init(
        pathExtension: String = "txt", timeLimit: Duration = .seconds(5),
        text: @escaping @Sendable (Value) async throws -> String
    ) {
        self = Snapshotting<String>(pathExtension: pathExtension) { $0 }.asyncPullback(timeLimit: timeLimit, text)
    }

    /// Creates a strategy for a format that is not text; bytes are compared exactly.
    ///
    /// - Parameters:
    ///   - pathExtension: The snapshot's file extension, without the dot.
    ///   - timeLimit: The longest time that the work may take.
    ///   - data: Returns a value's bytes, which must be the same in every run. If it throws, the test fails.
    public init(
        pathExtension: String, timeLimit: Duration = .seconds(5),
        data: @escaping @Sendable (Value) async throws -> Data
    ) {
        self = Snapshotting<Data>(pathExtension: pathExtension, data: { $0 })
            .asyncPullback(timeLimit: timeLimit, data)
    }

    fileprivate init(
        pathExtension: String, timeLimit: Duration,
        show: nonisolated(nonsending) @escaping (Value, TimeLimit) async throws -> SnapshotContent
    ) {
        self.pathExtension = pathExtension
        self.timeLimit = timeLimit
        self.show = show
    }

    nonisolated(nonsending) func content(_ value: Value) async throws -> SnapshotContent {
        do {
            return try await show(value, TimeLimit(duration: timeLimit, clock: clock))
        } catch is TimeLimit.Passed {
            throw SnapshotError.timeLimit(timeLimit, strategy: "\(Self.self)", pathExtension: pathExtension)
        }
    }
}

extension Snapshotting where Value: Sendable {
    /// Returns an asynchronous strategy for another type, with the same file extension.
    ///
    /// - Parameters:
    ///   - timeLimit: The longest time that `transform` may take. After that, the work is cancelled, and the test fails
    ///     without waiting for the work to end.
    ///   - transform: Turns a value into one that this strategy can show. If it throws, the test fails.
    public func asyncPullback<NewValue: Sendable>(
        timeLimit: Duration = .seconds(5), _ transform: @escaping @Sendable (NewValue) async throws -> Value
    ) -> AsyncSnapshotting<NewValue> {
        AsyncSnapshotting(pathExtension: pathExtension, timeLimit: timeLimit) { value, timeLimit in
            try content(await timeLimit.result { try await transform(value) })
        }
    }
}
