extension PendingSnapshot {
    /// How a pending text stands to its snapshot.
    package enum Standing: String, CaseIterable, Sendable {
        /// There is no snapshot yet.
        case new
        case changed
        /// The snapshot is no longer the one that the text was compared with: to accept it is refused.
        case outdated
        /// The snapshot holds the text already, and nobody has taken the pending one away.
        case alike = "like its reference"
    }

    /// - Parameter reference: What the snapshot holds now; nil where there is none.
    package func standing(to reference: SnapshotText?) -> Standing {
        if reference == text { return .alike }
        if reference?.checksum != referenceChecksum { return .outdated }
        return reference == nil ? .new : .changed
    }
}
