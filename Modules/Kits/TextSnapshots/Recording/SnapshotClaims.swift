import SnapshotFiles
import Synchronization
import Testing

/// That an assertion holds a snapshot's file to be its own.
struct SnapshotClaim {
    let path: String
    let text: SnapshotText
    let sourceLocation: SourceLocation

    /// Where the assertion is, for its reader.
    var line: String { "\(sourceLocation.fileID):\(sourceLocation.line)" }
}

/// Who has claimed which file in this run, so that no two assertions share one.
///
/// A repeated test claims its files again, and Swift Testing does not tell one repetition from the next. So the same
/// call may come back to its file with the same text; with another one it is refused, be it a case with equal arguments
/// or a text that differs each time.
final class SnapshotClaims: Sendable {
    static let ofThisRun = SnapshotClaims()

    private let claims = Mutex<[String: SnapshotClaim]>([:])

    func add(_ claim: SnapshotClaim) throws(SnapshotError) {
        // Where a disk ignores case, two such names are one file.
        let key = claim.path.lowercased()
        let first = claims.withLock { claims in
            if let first = claims[key] { return first }
            claims[key] = claim
            return claim
        }
        guard first.path == claim.path, first.sourceLocation == claim.sourceLocation else {
            throw .claimedTwice(first: first, second: claim)
        }
        guard first.text == claim.text else {
            let difference = UnifiedDiff(from: first.text.bytes[...], to: claim.text.bytes[...]).summary
            throw .secondText(path: claim.path, difference: "--- before\n+++ now\n\(difference)")
        }
    }
}
