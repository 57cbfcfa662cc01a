import SnapshotFiles
import Synchronization
import Testing

/// How often each call came, so that a loop's snapshots are told apart.
final class SnapshotCalls: Sendable {
    private struct Call: Hashable {
        /// The first call's.
        let path: String
        let sourceLocation: SourceLocation
    }

    private let isRepeated: Bool
    private let texts = Mutex<[Call: [SnapshotText]]>([:])

    /// - Parameter isRepeated: Whether tests are repeated unnoticed, so that a text may come back to its number.
    init(isRepeated: Bool = false) {
        self.isRepeated = isRepeated
    }

    /// Which call of the snapshot with this path it is, counted from 1.
    func number(of path: String, with text: SnapshotText, at sourceLocation: SourceLocation) -> Int {
        texts.withLock { number(of: text, in: &$0[Call(path: path, sourceLocation: sourceLocation), default: []]) }
    }

    private func number(of text: SnapshotText, in earlier: inout [SnapshotText]) -> Int {
        if isRepeated, let index = earlier.firstIndex(of: text) { return index + 1 }
        earlier.append(text)
        return earlier.count
    }
}
