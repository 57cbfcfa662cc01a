import SnapshotFiles
import Synchronization
import Testing

/// A counter that numbers those calls in a test that would otherwise use the same snapshot path.
///
/// Assertions without a name share one count, in the order of their calls. Each assertion with a name has its own
/// count: the first calls of two assertions with the same name claim the same file, which is an error.
final class SnapshotCalls: Sendable {
    private struct Series: Hashable {
        /// The path of the snapshot without a number.
        let path: String
        /// Nil for all assertions without a name.
        let assertion: SourceLocation?

        // For speed: paths are hashed faster than source locations, and nearly all paths are different.
        func hash(into hasher: inout Hasher) { hasher.combine(path) }
    }

    private struct Call: Equatable {
        let sourceLocation: SourceLocation
        /// Nil if the strategy threw an error.
        let content: SnapshotContent?
    }

    private let isRepeated: Bool
    private let calls = Mutex<[Series: [Call]]>([:])

    /// - Parameter isRepeated: Whether a test may run again with this counter; if so, a call from the same line with an
    ///   equal text gets the number of the earlier call.
    init(isRepeated: Bool = false) {
        self.isRepeated = isRepeated
    }

    /// Returns the number of this call, from 1.
    ///
    /// - Parameters:
    ///   - path: The path of the snapshot without a number.
    ///   - isNamed: Whether the assertion has a name of its own.
    func number(
        of path: String, isNamed: Bool, with content: SnapshotContent?, at sourceLocation: SourceLocation
    ) -> Int {
        let series = Series(path: path, assertion: isNamed ? sourceLocation : nil)
        return calls.withLock {
            number(of: Call(sourceLocation: sourceLocation, content: content), in: &$0[series, default: []])
        }
    }

    private func number(of call: Call, in earlier: inout [Call]) -> Int {
        if isRepeated, let index = earlier.firstIndex(of: call) { return index + 1 }
        earlier.append(call)
        return earlier.count
    }
}
