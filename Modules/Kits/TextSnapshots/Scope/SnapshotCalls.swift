import SnapshotFiles
import Synchronization
import Testing

/// Counts the calls that would share a snapshot's path, to distinguish the snapshots of a test.
///
/// Assertions without a name are numbered in the order of their calls, wherever they are. Each assertion with a name is
/// counted separately, so that two assertions with the same name claim the same file, which is an error.
final class SnapshotCalls: Sendable {
    private struct Series: Hashable {
        /// The path of the first call's snapshot.
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

    /// - Parameter isRepeated: Whether tests may be repeated without notice; if so, a call from the same line with an
    ///   equal text gets its earlier number again.
    init(isRepeated: Bool = false) {
        self.isRepeated = isRepeated
    }

    /// Returns the number of this call, from 1.
    ///
    /// - Parameters:
    ///   - path: The path of the first call's snapshot.
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
