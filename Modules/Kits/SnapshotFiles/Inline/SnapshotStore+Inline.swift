extension SnapshotStore {
    /// Returns the reference of a pending text: its snapshot, or the literal in the source; nil if there is none.
    package func reference(of pending: PendingSnapshot) throws(SnapshotFileError) -> SnapshotContent? {
        guard let place = pending.inline else {
            let reference = try read(pending.path, as: pending.content.kind)
            try checkForConflict(in: reference, at: pending.path)
            return reference
        }
        let source = try inlineSource(of: pending.path)
        return source.reference(of: try call(at: place, of: pending, in: source))
    }

    /// Records an inline snapshot in its source, and removes its pending text.
    ///
    /// It throws if changes to the source have made the call ambiguous, or if the literal has changed.
    ///
    /// - Parameter binary: The test program, if a test program records; nil if another program does.
    func recordInline(_ pending: PendingSnapshot, by binary: FileStamp? = nil) throws(SnapshotFileError) {
        try whileLocking(sourceOf: pending.path) { () throws(SnapshotFileError) in
            let source = try sourceText(of: pending.path)
            guard let text = try sourceText(recording: pending, in: source) else { return }
            // An editor ignores the lock, and may have saved the source in the meantime.
            guard try sourceText(of: pending.path) == source else {
                throw .inline(.changedSinceBuild(file: try sourceFile(of: pending.path)))
            }
            if let binary { try keepBuiltSource(of: pending.path, by: binary, before: source, after: text) }
            try writeSource(text, of: pending.path)
        }
        try removePending(pending.path)
    }

    /// Returns the source with the text of a pending inline snapshot; nil if the source has that text already.
    ///
    /// - Parameter text: The text of the source; nil to read the file.
    package func sourceText(
        recording pending: PendingSnapshot, in text: String? = nil
    ) throws(SnapshotFileError) -> String? {
        guard let place = pending.inline, case .text(let new) = pending.content else { return nil }
        let source = if let text { InlineSource(text) } else { try inlineSource(of: pending.path) }
        let call = try call(at: place, of: pending, in: source)
        let reference = source.reference(of: call)
        guard reference != pending.content else { return nil }
        guard reference?.checksum == pending.referenceChecksum else {
            throw .referenceChanged(
                file: pending.path, expected: pending.referenceChecksum, found: reference?.checksum)
        }
        return source.replacing(call, with: new)
    }

    /// Finds the call of a pending inline snapshot, and checks that it can be rewritten.
    private func call(
        at place: InlinePlace, of pending: PendingSnapshot, in source: InlineSource
    ) throws(SnapshotFileError) -> InlineCall {
        guard let call = source.call(at: place, holding: pending.referenceChecksum) else {
            throw .inline(.noCall(path: pending.path))
        }
        guard source.isRecordable(call) else { throw .inline(.noLiteral(path: pending.path)) }
        return call
    }
}
