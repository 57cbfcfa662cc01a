import Foundation
import Synchronization

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
    static func countInThisRun(_ verdict: SnapshotVerdict) {
        let isFirstRecord = ofThisRun.withLock { tally in
            let hadRecorded = tally.hasRecorded
            tally.count(verdict)
            return tally.hasRecorded && !hadRecorded
        }
        // Swift Testing has no hook after the last test of a run.
        if isFirstRecord { atexit { print(SnapshotTally.ofThisRun.withLock { $0 }) } }
    }
}
