extension PendingSnapshot {
    /// How a pending text relates to the current content of its snapshot.
    package enum Status: String, CaseIterable, Sendable {
        /// There is no snapshot yet.
        case new
        case changed
        /// The text is new or changed, but the test's failure is a known issue.
        case known = "known issue"
        /// The snapshot has changed since the text was compared with it, so the text cannot be accepted.
        case outdated
        /// The snapshot already holds the text, but the pending file is still there.
        case alreadyRecorded = "already recorded"
    }

    /// Compares the pending content with the current content of its snapshot.
    ///
    /// - Parameter reference: The snapshot's content; nil if there is no snapshot.
    package func status(comparedTo reference: SnapshotContent?) -> Status {
        if reference == content { return .alreadyRecorded }
        if reference?.checksum != referenceChecksum { return .outdated }
        if isKnownIssue { return .known }
        return reference == nil ? .new : .changed
    }
}
