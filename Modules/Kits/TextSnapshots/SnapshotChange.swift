import SnapshotFiles
import Testing

/// A text that is not what its snapshot holds.
struct SnapshotChange: Equatable {
    let name: SnapshotName
    /// The snapshot's absolute path.
    let file: String
    let reference: SnapshotText?
    let text: SnapshotText
    /// Accepts the text where it is pending, in a shell; nil where the package has no program for that.
    let acceptCommand: String?

    private var diff: SnapshotDiff { SnapshotDiff(at: name.path, from: reference, to: text) }

    /// Records the text, in a shell.
    var recordCommand: String { "SNAPSHOT_RECORD=all swift test --filter \(name.filter)" }

    // Swift Testing puts an arrow before a comment's first line, which would spoil the diff's first line for `patch`.
    func rejection(remark: String?, command: String) -> String {
        let remark = remark.map { "\($0)\n" } ?? ""
        return """

            \(diff.summary)
            \(reference == nil ? "There is no snapshot of this yet" : "The snapshot differs"): \(file)
            \(remark)To accept the text: \(command)
            """
    }

    var record: String {
        guard reference != nil else { return "Recorded a new snapshot: \(file)" }
        return """

            \(diff.summary)
            Recorded the change: \(file)
            """
    }

    /// Gives the whole of it to the running test, for `swift test --attachments-path` to keep.
    func attach(at sourceLocation: SourceLocation) {
        let title = name.path.split(separator: "/").dropFirst().joined(separator: ".")
        if let reference {
            Attachment.record(reference.string, named: "reference.\(title)", sourceLocation: sourceLocation)
        }
        Attachment.record(text.string, named: "new.\(title)", sourceLocation: sourceLocation)
        Attachment.record(diff.description, named: "\(title).diff", sourceLocation: sourceLocation)
    }
}
