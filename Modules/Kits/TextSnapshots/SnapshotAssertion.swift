import SnapshotFiles
import Testing

/// One comparison with a snapshot; it may save the text as pending, but reports nothing.
struct SnapshotAssertion {
    let name: SnapshotName
    let store: SnapshotStore
    let recording: SnapshotRecording
    let calls: SnapshotCalls
    let claims: SnapshotClaims
    let run: SnapshotRun
    let sourceLocation: SourceLocation
    var commandPlace = CommandPlace.ofThisRun
    /// The only path that may be recorded; empty if all paths may be.
    var recordedPath = SnapshotEnvironment.ofThisRun.path

    /// Compares the strategy's content with the snapshot; the call takes a number even if the strategy throws.
    func verdict(on content: @autoclosure () throws -> SnapshotContent) throws -> SnapshotVerdict {
        let shown = Result { try content() }
        var name = name
        var path = name.path
        name.call = calls.number(of: path, isNamed: name.name != nil, with: try? shown.get(), at: sourceLocation)
        if name.call > 1 { path = name.path }
        // The use is recorded even if the strategy throws: if that is a known issue, the snapshot is still in use.
        run.use(path, below: name.folder, in: store)
        let content = try shown.get()
        try claims.add(SnapshotClaim(path: path, content: content, sourceLocation: sourceLocation))
        let reference = store.holds(content, at: path) ? content : try store.read(path, as: content.kind)
        guard reference != content else {
            if recording != .never { try store.removePending(path) }
            return .unchanged
        }
        try store.checkForConflict(in: reference, at: path)

        let change = SnapshotChange(
            name: name, path: path, file: store.file(path), reference: reference, content: content,
            acceptCommand: store.ownCommand("accept \(path.quotedForShell)", at: commandPlace),
            recordCommand: store.recordCommand(path, filter: name.filter, at: commandPlace))
        let recording = recording.restricted(to: recordedPath, at: path)
        if reference == nil ? recording.recordsNew : recording.recordsChanged {
            try store.checkForMarkers(in: content, at: path)
            return .recorded(change)
        }
        return recording == .never ? .rejected(change) : .pending(change, savePending(change))
    }

    /// Records the text after the failure was reported; for a known issue, saves the text as pending.
    func record(_ change: SnapshotChange, isKnownIssue: Bool) throws {
        guard !isKnownIssue else { return _ = try savePending(change, isKnownIssue: true).get() }
        try store.record(change.content, at: change.path)
    }

    private func savePending(
        _ change: SnapshotChange, isKnownIssue: Bool = false
    ) -> Result<String, SnapshotFileError> {
        Result { () throws(SnapshotFileError) in
            try store.savePending(
                PendingSnapshot(
                    name: change.name, path: change.name.path,
                    sourceLocation: "\(store.path(of: sourceLocation.filePath)):\(sourceLocation.line)",
                    reference: change.reference, content: change.content, isKnownIssue: isKnownIssue))
            return store.pendingFile(change.name.path)
        }
    }
}
