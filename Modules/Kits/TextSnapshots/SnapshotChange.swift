import SnapshotFiles

/// A text or other content that differs from its snapshot, or has no snapshot yet.
struct SnapshotChange: Equatable {
    let name: SnapshotName
    /// The snapshot's path, relative to the package.
    let path: String
    /// The snapshot's absolute path; for an inline snapshot, the path of its source, with line and column.
    let file: String
    let reference: SnapshotContent?
    let content: SnapshotContent
    /// The shell command that accepts the pending text; nil if the package cannot run the snapshot commands.
    let acceptCommand: String?
    /// The shell command that runs the test again and records this text.
    let recordCommand: String

    private let diff: SnapshotDiff

    init(
        name: SnapshotName, path: String, file: String, reference: SnapshotContent?, content: SnapshotContent,
        acceptCommand: String?, recordCommand: String
    ) {
        self.name = name
        self.path = path
        self.file = file
        self.reference = reference
        self.content = content
        self.acceptCommand = acceptCommand
        self.recordCommand = recordCommand
        diff = SnapshotDiff(at: path, from: reference, to: content)
    }

    static func == (left: Self, right: Self) -> Bool {
        (left.name, left.path, left.file, left.acceptCommand, left.recordCommand)
            == (right.name, right.path, right.file, right.acceptCommand, right.recordCommand)
            && left.reference == right.reference && left.content == right.content
    }

    // Starts with an empty line: Swift Testing puts an arrow before the first line, which would spoil the diff for
    // `patch`.
    func rejection(remark: String?, command: String?) -> String {
        let advice = [remark, command.map { "To accept the text: \($0)" }].compactMap(\.self).joined(separator: "\n")
        return """

            \(diff.summary)
            \(headline(isRecorded: false))
            \(advice)
            """
    }

    var record: String {
        let headline = headline(isRecorded: true)
        return reference == nil ? headline : "\n\(diff.summary)\n\(headline)"
    }

    /// Returns what happened, in one line.
    func headline(isRecorded: Bool) -> String {
        let event =
            if isRecorded {
                "Recorded \(reference == nil ? "a new snapshot" : "the change"), unless this issue is known"
            } else {
                reference == nil ? "There is no snapshot of this yet" : "The snapshot differs"
            }
        return "\(event): \(file)"
    }

    /// Both contents and the whole difference, each with a name; any longer than `longestAttached` is left out.
    var attachments: [(name: String, bytes: [UInt8])] {
        let title = path.split(separator: "/").dropFirst().joined(separator: ".")
        let contents = (reference.map { [("reference.\(title)", $0.bytes)] } ?? []) + [("new.\(title)", content.bytes)]
        let difference = diff.byteCount <= Self.longestAttached ? [("\(title).diff", Array(diff.description.utf8))] : []
        return contents.filter { $0.1.count <= Self.longestAttached } + difference
    }

    /// The maximum size of an attachment, in bytes; it is limited because attachments are kept for each run.
    private static let longestAttached = 10_000_000
}
