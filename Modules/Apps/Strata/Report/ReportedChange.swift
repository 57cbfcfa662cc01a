import SnapshotFiles

/// A new or changed text beside its reference.
nonisolated struct ReportedChange {
    /// How the text stands to its reference.
    enum Standing: Equatable {
        case new
        case changed
        /// The reference is no longer the one that the text was compared with.
        case outdated
        /// As where it was recorded, or accepted, while nobody took the pending text away.
        case alike
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
        text = SnapshotText(pending.text)
        do throws(SnapshotFileError) {
            let found = try reference.get()
            self.reference = found
            if found == text {
                standing = .alike
            } else if found?.checksum != pending.referenceChecksum {
                standing = .outdated
            } else {
                standing = found == nil ? .new : .changed
            }
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
        guard !hunks.isEmpty else { return standing.kind.rawValue }
        return "\(standing.kind.rawValue), +\(count(.inserted)) -\(count(.removed))"
    }

    private func count(_ kind: LineEdit.Kind) -> Int { hunks.reduce(0) { $0 + $1.edits.count { $0.kind == kind } } }
}

nonisolated extension ReportedChange.Standing {
    enum Kind: String, CaseIterable {
        case new
        case changed
        case outdated
        case alike = "like its reference"
        case unreadable = "without a readable reference"
    }

    var kind: Kind {
        switch self {
        case .new: .new
        case .changed: .changed
        case .outdated: .outdated
        case .alike: .alike
        case .unreadable: .unreadable
        }
    }

    /// Why it is in the report.
    var reason: String {
        switch self {
        case .new: "New: there is no reference yet."
        case .changed: "Changed: the text differs from its reference."
        case .outdated: "Outdated: the reference has changed since the text was compared with it."
        case .alike: "The reference holds this text already."
        case .unreadable(let error): "The reference cannot be compared: \(error)"
        }
    }

    /// Whether `accept` would refuse it.
    var needsAnotherRun: Bool { kind == .outdated || kind == .unreadable }
}
