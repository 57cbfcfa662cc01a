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

    var change: SnapshotChange? {
        switch self {
        case .unchanged: nil
        case .rejected(let change), .pending(let change, _), .recorded(let change): change
        }
    }

    /// What fails the test, or nil where it passes.
    var failure: String? {
        switch self {
        case .unchanged: nil
        case .rejected(let change):
            change.rejection(remark: nil, command: change.recordCommand)
        case .pending(let change, .success(let file)):
            change.rejection(
                remark: "Laid aside for review: \(file)", command: change.acceptCommand ?? change.recordCommand)
        case .pending(let change, .failure(let error)):
            change.rejection(remark: "Not laid aside: \(error)", command: change.recordCommand)
        case .recorded(let change): change.record
        }
    }
}
