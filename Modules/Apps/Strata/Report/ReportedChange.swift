import SnapshotFiles

/// A new or changed text beside its reference.
nonisolated struct ReportedChange {
    /// How the text stands to its reference.
    enum Standing: Equatable {
        case compared(PendingSnapshot.Standing)
        case unreadable(SnapshotFileError)
    }

    let pending: PendingSnapshot
    let text: SnapshotText
    /// Nil where there is none, or it cannot be read.
    let reference: SnapshotText?
    let standing: Standing
    /// None where the reference cannot be read.
    let hunks: [DiffHunk]

    init(_ pending: PendingSnapshot, insteadOf reference: Result<SnapshotText?, SnapshotFileError>) {
        self.pending = pending
        text = pending.text
        do throws(SnapshotFileError) {
            let found = try reference.get()
            self.reference = found
            standing = .compared(pending.standing(to: found))
            hunks = SnapshotDiff(at: pending.path, from: found, to: text).diff.hunks
        } catch {
            self.reference = nil
            standing = .unreadable(error)
            hunks = []
        }
    }

    /// Module, suites and test, and which of its snapshots it is.
    var title: String {
        var parts = [([pending.name.module] + pending.name.components).joined(separator: " › ")]
        if !pending.name.arguments.isEmpty { parts.append("case \(pending.name.arguments.joined(separator: ", "))") }
        if let name = pending.name.name { parts.append("named \(name)") }
        if pending.name.call > 1 { parts.append("call \(pending.name.call)") }
        return parts.joined(separator: ", ")
    }

    var isPicture: Bool { pending.name.pathExtension == "svg" }

    /// How it stands and how many lines differ, such as `changed, +3 -2`.
    var summary: String {
        guard !hunks.isEmpty else { return standing.kind }
        return "\(standing.kind), +\(count(.inserted)) -\(count(.removed))"
    }

    private func count(_ kind: LineEdit.Kind) -> Int { hunks.reduce(0) { $0 + $1.edits.count { $0.kind == kind } } }
}

nonisolated extension ReportedChange.Standing {
    /// In the order in which the report counts them.
    static let kinds = PendingSnapshot.Standing.allCases.map(\.rawValue) + [unreadable]

    private static let unreadable = "without a readable reference"

    var kind: String {
        switch self {
        case .compared(let standing): standing.rawValue
        case .unreadable: Self.unreadable
        }
    }

    /// Why it is in the report.
    var reason: String {
        switch self {
        case .compared(.new): "New: there is no reference yet."
        case .compared(.changed): "Changed: the text differs from its reference."
        case .compared(.outdated): "Outdated: the reference has changed since the text was compared with it."
        case .compared(.alike): "The reference holds this text already."
        case .unreadable(let error): "The reference cannot be compared: \(error)"
        }
    }

    /// Whether `accept` would refuse it.
    var needsAnotherRun: Bool {
        switch self {
        case .compared(let standing): standing == .outdated
        case .unreadable: true
        }
    }
}
