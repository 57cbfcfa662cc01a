import SnapshotFiles

/// A text or other content that differs from its snapshot, or has none yet.
struct SnapshotChange: Equatable {
    let name: SnapshotName
    /// The snapshot's path, relative to the package.
    let path: String
    /// The snapshot's absolute path; of an inline snapshot, its source's, with the line.
    let file: String
    let reference: SnapshotContent?
    let content: SnapshotContent
    /// The shell command that accepts the pending text; nil if the package has no program for that.
    let acceptCommand: String?
    /// The shell command that runs the test again and records this text.
    let recordCommand: String

    private var diff: SnapshotDiff { SnapshotDiff(at: path, from: reference, to: content) }

    // Starts with an empty line: Swift Testing puts an arrow before the first one, which would spoil the diff for
    // `patch`.
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

    /// Both contents and the whole difference, by name.
    var attachments: [(name: String, bytes: [UInt8])] {
        let title = path.split(separator: "/").dropFirst().joined(separator: ".")
        return (reference.map { [("reference.\(title)", $0.bytes)] } ?? [])
            + [("new.\(title)", content.bytes), ("\(title).diff", Array(diff.description.utf8))]
    }
}
