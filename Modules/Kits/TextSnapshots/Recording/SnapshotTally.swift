import Foundation
import SnapshotFiles
import Synchronization
import Testing

/// The numbers of new, changed and unchanged snapshots, and of snapshots not written because code forbids it.
struct SnapshotTally: CustomStringConvertible {
    private static let ofThisRun = Mutex(SnapshotTally())

    private var new = 0
    private var changed = 0
    private var unchanged = 0
    private var forbidden = 0

    private var isNews: Bool { new + changed + forbidden > 0 }

    var description: String {
        let kept = forbidden == 0 ? "" : " \(forbidden) not written, because of `record: .never`."
        return "Snapshots: \(new) new, \(changed) changed, \(unchanged) unchanged.\(kept)"
    }

    /// - Parameter asksForWriting: Whether the environment asks for texts to be written, even where code forbids it.
    mutating func count(
        _ verdict: SnapshotVerdict, asksForWriting: Bool = SnapshotEnvironment.ofThisRun.asksForWriting
    ) {
        switch verdict {
        case .unchanged: unchanged += 1
        case .recorded(let change): if change.reference == nil { new += 1 } else { changed += 1 }
        case .forbidden: if asksForWriting { forbidden += 1 }
        case .rejected, .pending: break
        }
    }

    /// Counts a verdict; the tally is printed at the end of the run if a text was recorded, or code forbade recording.
    static func countInThisRun(_ verdict: SnapshotVerdict, in store: SnapshotStore) {
        if verdict != .unchanged, !isOfRunningTest(store) { return }
        let isFirstNews = ofThisRun.withLock { tally in
            let wasNews = tally.isNews
            tally.count(verdict)
            return tally.isNews && !wasNews
        }
        // Swift Testing has no hook after the last test of a run.
        if isFirstNews { atexit { print(SnapshotTally.ofThisRun.withLock { $0 }) } }
    }

    /// Returns whether the running test belongs to the package of the snapshots.
    ///
    /// The kit's own tests record in packages that they create; the tally would count that as changes in this package.
    private static func isOfRunningTest(_ store: SnapshotStore) -> Bool {
        guard let test = Test.current, let own = try? SnapshotStore(packageOf: test.sourceLocation.filePath) else {
            return true
        }
        return own == store
    }
}
