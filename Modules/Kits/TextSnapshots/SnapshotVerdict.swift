import SnapshotFiles

/// The result of a comparison with a snapshot.
enum SnapshotVerdict: Equatable {
    case unchanged
    /// The text is new or different, and nothing was written.
    case rejected(SnapshotChange)
    /// The text is new or different, and nothing may be written, because the code says `record: .never`.
    case forbidden(SnapshotChange)
    /// The text is new or different; the result is the file in which it awaits review, or the error of writing it.
    case pending(SnapshotChange, Result<String, SnapshotFileError>)
    /// The text is new or different; it is recorded after the failure is reported, unless the failure is a known issue.
    case recorded(SnapshotChange)

    var change: SnapshotChange? {
        switch self {
        case .unchanged: nil
        case .rejected(let change), .forbidden(let change), .pending(let change, _), .recorded(let change): change
        }
    }

    /// Returns this verdict; if the code sets the mode `never`, returns `forbidden` in place of `rejected`.
    func inCode(_ code: SnapshotRecording?) -> Self {
        if code == .never, case .rejected(let change) = self { .forbidden(change) } else { self }
    }

    /// The message that fails the test; nil if it passes.
    var failure: String? {
        switch self {
        case .unchanged: nil
        case .rejected(let change):
            change.rejection(remark: nil, command: change.recordCommand)
        case .forbidden(let change):
            change.rejection(remark: "Not recorded: the test's code says `record: .never`", command: nil)
        case .pending(let change, .success(let file)):
            change.rejection(
                remark: "Saved for review: \(file)", command: change.acceptCommand ?? change.recordCommand)
        case .pending(let change, .failure(let error)):
            change.rejection(
                remark: "Not saved: \(error)", command: error.endsWithAnotherRun ? change.recordCommand : nil)
        case .recorded(let change): change.record
        }
    }
}

extension SnapshotFileError {
    /// Whether another run of the test can record the text; otherwise the source must be changed by hand.
    fileprivate var endsWithAnotherRun: Bool {
        if case .inline(let error) = self { error.endsWithAnotherRun } else { true }
    }
}
