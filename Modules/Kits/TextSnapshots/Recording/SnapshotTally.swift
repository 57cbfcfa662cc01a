import Foundation
import SnapshotFiles
import Synchronization
import Testing

/// The number of new, changed and unchanged snapshots.
struct SnapshotTally: CustomStringConvertible {
    private static let ofThisRun = Mutex(SnapshotTally())

    private var new = 0
    private var changed = 0
    private var unchanged = 0

    private var hasRecorded: Bool { new + changed > 0 }

    var description: String { "Snapshots: \(new) new, \(changed) changed, \(unchanged) unchanged." }

    mutating func count(_ verdict: SnapshotVerdict) {
        switch verdict {
        case .unchanged: unchanged += 1
        case .recorded(let change): if change.reference == nil { new += 1 } else { changed += 1 }
        case .rejected, .pending: break
        }
    }

    /// Counts for the whole run, and prints the result at its end if anything was recorded.
    static func countInThisRun(_ verdict: SnapshotVerdict, in store: SnapshotStore) {
        if case .recorded = verdict, !isOfRunningTest(store) { return }
        let isFirstRecord = ofThisRun.withLock { tally in
            let hadRecorded = tally.hasRecorded
            tally.count(verdict)
            return tally.hasRecorded && !hadRecorded
        }
        // Swift Testing has no hook after the last test of a run.
        if isFirstRecord { atexit { print(SnapshotTally.ofThisRun.withLock { $0 }) } }
    }

    /// Returns whether the running test belongs to the package of these snapshots.
    ///
    /// The kit's own tests record in packages that they make for that, which would look like changes of this one.
    private static func isOfRunningTest(_ store: SnapshotStore) -> Bool {
        guard let test = Test.current, let own = try? SnapshotStore(packageOf: test.sourceLocation.filePath) else {
            return true
        }
        return own == store
    }
}
