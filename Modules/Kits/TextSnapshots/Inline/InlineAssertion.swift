import SnapshotFiles
import Testing

/// One comparison with an inline snapshot; it may save the text as pending, but reports nothing.
struct InlineAssertion {
    let name: SnapshotName
    /// The text that the call's closure returns; nil if the call has no closure.
    let reference: SnapshotContent?
    let sources: InlineSources
    let recording: SnapshotRecording
    let claims: SnapshotClaims
    let sourceLocation: SourceLocation
    var commandPlace = CommandPlace.ofThisRun
    /// The only path that may be recorded; empty if all paths may be.
    var recordedPath = SnapshotEnvironment.ofThisRun.path

    /// Compares a text with the reference; if they are equal, the source need not exist.
    func verdict(on content: SnapshotContent) throws -> SnapshotVerdict {
        guard content.kind == .text else { throw SnapshotError.inlineData }
        let claimed = "\(sourceLocation.fileID):\(sourceLocation.line):\(sourceLocation.column)"
        try claims.add(SnapshotClaim(path: claimed, content: content, sourceLocation: sourceLocation, isInline: true))
        let package = Result { () throws(SnapshotFileError) in try Package(of: sourceLocation) }
        guard reference != content else {
            if recording != .never, let package = try? package.get() { try removePending(in: package) }
            return .unchanged
        }
        let change = change(to: content, in: try? package.get(), orAt: claimed)
        let recording = recording.restricted(to: recordedPath, at: change.path)
        if reference == nil ? recording.recordsNew : recording.recordsChanged {
            _ = try pending(change, in: package.get())
            return .recorded(change)
        }
        guard recording != .never else { return .rejected(change) }
        return .pending(change, Result { () throws(SnapshotFileError) in try savePending(change, in: package.get()) })
    }

    /// Writes the text into the source after the failure was reported; for a known issue, saves the text as pending.
    func record(_ change: SnapshotChange, isKnownIssue: Bool) throws {
        let package = try Package(of: sourceLocation)
        guard !isKnownIssue else { return _ = try savePending(change, isKnownIssue: true, in: package) }
        try sources.record(try pending(change, in: package), in: package.store)
        try removePending(in: package)
    }

    /// - Parameter claimed: The path to use if there is no package.
    private func change(to content: SnapshotContent, in package: Package?, orAt claimed: String) -> SnapshotChange {
        let path = package?.path ?? claimed
        let record = package?.store.recordCommand(path, filter: name.filter, at: commandPlace)
        return SnapshotChange(
            name: name, path: path, file: "\(sourceLocation.filePath):\(sourceLocation.line):\(sourceLocation.column)",
            reference: reference, content: content,
            acceptCommand: package?.store.ownCommand("accept \(path.quotedForShell)", at: commandPlace),
            recordCommand: record ?? SnapshotCommand.record(path, filter: name.filter))
    }

    /// The package of the source, and the inline snapshot's path in it.
    private struct Package {
        let store: SnapshotStore
        let path: String

        init(of sourceLocation: SourceLocation) throws(SnapshotFileError) {
            store = try SnapshotStore(packageOf: sourceLocation.filePath)
            path = try store.inlinePath(
                file: sourceLocation.filePath, line: sourceLocation.line, column: sourceLocation.column)
        }
    }

    private func savePending(
        _ change: SnapshotChange, isKnownIssue: Bool = false, in package: Package
    ) throws(SnapshotFileError) -> String {
        try package.store.savePending(try pending(change, isKnownIssue: isKnownIssue, in: package))
        try removePending(keepsOwn: true, in: package)
        return package.store.pendingFile(package.path)
    }

    private func pending(
        _ change: SnapshotChange, isKnownIssue: Bool = false, in package: Package
    ) throws(SnapshotFileError) -> PendingSnapshot {
        PendingSnapshot(
            name: name, path: package.path, sourceLocation: package.path, reference: reference, content: change.content,
            inline: try sources.place(of: package.path, holding: reference, in: package.store),
            isKnownIssue: isKnownIssue)
    }

    private func removePending(keepsOwn: Bool = false, in package: Package) throws(SnapshotFileError) {
        try sources.removePending(of: package.path, keepsOwn: keepsOwn, in: package.store)
    }
}
