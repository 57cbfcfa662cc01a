import SnapshotFiles

/// A new or changed text, with its reference.
nonisolated struct ReportedChange {
    /// How the text relates to its reference.
    enum Standing: Equatable {
        case compared(PendingSnapshot.Standing)
        case unreadable(SnapshotFileError)
    }

    let pending: PendingSnapshot
    let content: SnapshotContent
    /// Nil if there is no reference, or it cannot be read.
    let reference: SnapshotContent?
    let standing: Standing
    /// Empty if the reference cannot be read.
    let hunks: [DiffHunk]
    /// How pictures or other data differ; nil for texts.
    let dataDifference: DataDifference?

    init(_ pending: PendingSnapshot, insteadOf reference: Result<SnapshotContent?, SnapshotFileError>) {
        self.pending = pending
        content = pending.content
        do throws(SnapshotFileError) {
            let found = try reference.get()
            self.reference = found
            standing = .compared(pending.standing(to: found))
            let diff = SnapshotDiff(at: pending.path, from: found, to: content)
            hunks = diff.diff.hunks
            dataDifference = diff.dataDifference
        } catch {
            self.reference = nil
            standing = .unreadable(error)
            hunks = []
            dataDifference = nil
        }
    }

    /// The module, suites and test, then the case, name and call of the snapshot.
    var title: String {
        var parts = [([pending.name.module] + pending.name.components).joined(separator: " › ")]
        if !pending.name.arguments.isEmpty { parts.append("case \(pending.name.arguments.joined(separator: ", "))") }
        if let name = pending.name.name { parts.append("named \(name)") }
        if pending.name.call > 1 { parts.append("call \(pending.name.call)") }
        return parts.joined(separator: ", ")
    }

    /// The format of the pictures that it compares; nil if it compares no pictures.
    var pictureFormat: PictureFormat? { PictureFormat(rawValue: pending.name.pathExtension) }

    /// The kind of change and the number of changed lines, such as `changed, +3 -2`.
    var summary: String {
        guard !hunks.isEmpty else { return standing.kind }
        let (inserted, removed) = hunks.reduce((0, 0)) { ($0.0 + $1.insertedCount, $0.1 + $1.removedCount) }
        return "\(standing.kind), +\(inserted) -\(removed)"
    }
}

nonisolated extension ReportedChange.Standing {
    /// All kinds, in the order of the report's summary.
    static let kinds = PendingSnapshot.Standing.allCases.map(\.rawValue) + [unreadable]

    private static let unreadable = "with an unreadable reference"

    var kind: String {
        switch self {
        case .compared(let standing): standing.rawValue
        case .unreadable: Self.unreadable
        }
    }

    /// The reason that it is in the report.
    var reason: String {
        switch self {
        case .compared(.new): "New: there is no reference yet."
        case .compared(.changed): "Changed: the text differs from its reference."
        case .compared(.outdated): "Outdated: the reference has changed since the text was compared with it."
        case .compared(.alike): "The reference already holds this text."
        case .unreadable(let error): "The reference cannot be compared. \(error)"
        }
    }

    /// Whether `accept` would refuse it, so that the test must run again.
    var needsAnotherRun: Bool {
        switch self {
        case .compared(let standing): standing == .outdated
        case .unreadable: true
        }
    }
}
