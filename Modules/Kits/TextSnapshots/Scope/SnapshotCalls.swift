import SnapshotFiles
import Synchronization
import Testing

/// How often each call came, so that a loop's snapshots are told apart.
final class SnapshotCalls: Sendable {
    private struct Call: Hashable {
        let name: SnapshotName
        let sourceLocation: SourceLocation
    }

    private let isRepeated: Bool
    private let texts = Mutex<[Call: [SnapshotText]]>([:])

    /// - Parameter isRepeated: Whether tests are repeated unnoticed, so that a text may come back to its number.
    init(isRepeated: Bool = false) {
        self.isRepeated = isRepeated
    }

    /// Which call of this snapshot it is, counted from 1.
    func number(of name: SnapshotName, with text: SnapshotText, at sourceLocation: SourceLocation) -> Int {
        let call = Call(name: name, sourceLocation: sourceLocation)
        return texts.withLock { texts in
            var earlier = texts[call, default: []]
            if isRepeated, let index = earlier.firstIndex(of: text) { return index + 1 }
            earlier.append(text)
            texts[call] = earlier
            return earlier.count
        }
    }
}
