import SnapshotFiles
import Synchronization
import Testing

/// Counts the calls of each assertion, to tell the snapshots of a loop apart.
final class SnapshotCalls: Sendable {
    private struct Call: Hashable {
        /// The path of the first call's snapshot.
        let path: String
        let sourceLocation: SourceLocation
    }

    private let isRepeated: Bool
    private let texts = Mutex<[Call: [SnapshotText]]>([:])

    /// - Parameter isRepeated: Whether tests may be repeated without notice; then an equal text gets its earlier number
    ///   again.
    init(isRepeated: Bool = false) {
        self.isRepeated = isRepeated
    }

    /// Returns the number of this call for the snapshot at `path`, from 1.
    func number(of path: String, with text: SnapshotText, at sourceLocation: SourceLocation) -> Int {
        texts.withLock { number(of: text, in: &$0[Call(path: path, sourceLocation: sourceLocation), default: []]) }
    }

    private func number(of text: SnapshotText, in earlier: inout [SnapshotText]) -> Int {
        if isRepeated, let index = earlier.firstIndex(of: text) { return index + 1 }
        earlier.append(text)
        return earlier.count
    }
}
