import SnapshotFiles

/// What a comparison with a snapshot came to.
enum SnapshotVerdict: Equatable {
    case unchanged
    /// The text is new or different, and nothing was written.
    case rejected(SnapshotChange)
    /// The text is new or different, and lies in a file of its own for review, where it could be written.
    case pending(SnapshotChange, Result<String, SnapshotFileError>)
    /// The text is new or different, and its file holds it now.
    case recorded(SnapshotChange)

    /// What fails the test, or nil where it passes.
    var failure: String? {
        switch self {
        case .unchanged: nil
        case .rejected(let change): change.rejection(remark: nil)
        case .pending(let change, .success(let file)): change.rejection(remark: "Laid aside for review: \(file)")
        case .pending(let change, .failure(let error)): change.rejection(remark: "Not laid aside: \(error)")
        case .recorded(let change): change.record
        }
    }
}

/// A text that is not what its snapshot holds.
struct SnapshotChange: Equatable {
    let name: SnapshotName
    /// The snapshot's absolute path.
    let file: String
    let reference: SnapshotText?
    let text: SnapshotText

    /// `patch -p0` in the package's folder can apply it, as far as it is shown.
    private var diff: String {
        let lines = UnifiedDiff(from: reference?.bytesAsGiven ?? [], to: text.bytes[...]).summary
        return "--- \(reference == nil ? "/dev/null" : name.path)\n+++ \(name.path)\n\(lines)"
    }

    /// Records the text, in a shell.
    var command: String { "SNAPSHOT_RECORD=all swift test --filter \(name.filter)" }

    // Swift Testing puts an arrow before a comment's first line, which would spoil the diff's first line for `patch`.
    fileprivate func rejection(remark: String?) -> String {
        let remark = remark.map { "\($0)\n" } ?? ""
        return """

            \(diff)
            \(reference == nil ? "There is no snapshot of this yet" : "The snapshot differs"): \(file)
            \(remark)To accept the text: \(command)
            """
    }

    fileprivate var record: String {
        guard reference != nil else { return "Recorded a new snapshot: \(file)" }
        return """

            \(diff)
            Recorded the change: \(file)
            """
    }
}
