import SnapshotFiles
import Synchronization
import Testing

/// An assertion's claim to a snapshot's file.
struct SnapshotClaim {
    let path: String
    let content: SnapshotContent
    let sourceLocation: SourceLocation
    /// Whether the text is in the test's source.
    var isInline = false

    /// The assertion's file and line, as errors show them.
    var line: String { "\(sourceLocation.fileID):\(sourceLocation.line)" }
}

/// The files that assertions have claimed in this run, so that no two assertions share a file.
///
/// A repeated test claims its files again, and Swift Testing does not say which repetition is running. So an assertion
/// may claim its file again with the same text. A different text is an error: either two cases have equal arguments, or
/// the text differs each time.
final class SnapshotClaims: Sendable {
    static let ofThisRun = SnapshotClaims()

    private let claims = Mutex<[String: SnapshotClaim]>([:])

    func add(_ claim: SnapshotClaim) throws(SnapshotError) {
        // On a disk that ignores case, names that are the same except for case are one file.
        let key = claim.path.lowercased()
        let first = claims.withLock { claims in
            if let first = claims[key] { return first }
            claims[key] = claim
            return claim
        }
        guard first.path == claim.path, first.sourceLocation == claim.sourceLocation else {
            throw .claimedTwice(first: first, second: claim)
        }
        guard first.content == claim.content else {
            let difference = Self.difference(from: first.content, to: claim.content)
            throw claim.isInline
                ? .secondInlineText(line: claim.line, difference: difference)
                : .secondText(path: claim.path, difference: difference)
        }
    }

    private static func difference(from first: SnapshotContent, to second: SnapshotContent) -> String {
        guard let old = first.text, let new = second.text else {
            return "before: \(SnapshotData(first.bytes))\nnow: \(SnapshotData(second.bytes))\n"
        }
        return "--- before\n+++ now\n\(UnifiedDiff(from: old.bytes[...], to: new.bytes[...]).summary)"
    }
}
