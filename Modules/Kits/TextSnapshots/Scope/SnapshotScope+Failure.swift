import SnapshotFiles
package import Testing

extension SnapshotScope {
    /// Compares a value with its snapshot, for all kinds of synchronous assertions.
    ///
    /// - Parameter recording: The mode that the call asks for; nil if the call leaves the mode to the trait.
    /// - Returns: The reason that the assertion fails; nil if it passes.
    package func failure<Value>(
        of value: Value, as strategy: Snapshotting<Value>, named name: String?, record recording: SnapshotRecording?,
        at sourceLocation: SourceLocation
    ) -> SnapshotFailure? {
        failure(
            on: try strategy.content(value), pathExtension: strategy.pathExtension, named: name, record: recording,
            at: sourceLocation)
    }

    /// Compares a value with its snapshot, for all kinds of asynchronous assertions.
    ///
    /// - Parameter recording: The mode that the call asks for; nil if the call leaves the mode to the trait.
    /// - Returns: The reason that the assertion fails; nil if it passes.
    package nonisolated(nonsending) func failure<Value>(
        of value: Value, as strategy: AsyncSnapshotting<Value>, named name: String?,
        record recording: SnapshotRecording?, at sourceLocation: SourceLocation
    ) async -> SnapshotFailure? {
        let content: Result<SnapshotContent, any Error>
        do {
            content = .success(try await strategy.content(value))
        } catch {
            content = .failure(error)
        }
        return failure(
            on: try content.get(), pathExtension: strategy.pathExtension, named: name, record: recording,
            at: sourceLocation)
    }

    private func failure(
        on content: @autoclosure () throws -> SnapshotContent, pathExtension: String, named name: String?,
        record recording: SnapshotRecording?, at sourceLocation: SourceLocation
    ) -> SnapshotFailure? {
        do {
            let test = try test()
            var snapshot = try SnapshotName(of: test, named: name)
            snapshot.pathExtension = pathExtension
            snapshot.folder = try ownFolder(for: sourceLocation)
            let failure = try failure(on: try content(), of: snapshot, record: recording, at: sourceLocation)
            return name == nil && test.arguments?.isNumbered == true ? failure?.advisingToNameTheCase : failure
        } catch {
            // The snapshot may not be recorded as used yet, so the test is no evidence that any snapshot is unused.
            noteFailure()
            return SnapshotFailure(error)
        }
    }

    private func ownFolder(for sourceLocation: SourceLocation) throws -> SnapshotFolder? {
        guard let folder, let own = try SnapshotFolder(folder) else { return nil }
        let source = try SnapshotStore(packageOf: sourceLocation.filePath).path(of: sourceLocation.filePath)
        guard !source.hasPrefix("\(own.path)/") else {
            throw SnapshotFolderError(path: own.path, problem: .containsSources)
        }
        return own
    }

    private func failure(
        on content: @autoclosure () throws -> SnapshotContent, of snapshot: SnapshotName,
        record recording: SnapshotRecording?, at sourceLocation: SourceLocation
    ) throws -> SnapshotFailure? {
        ProcessTests.ofThisProcess.begin()
        let store = try SnapshotStore(packageOf: sourceLocation.filePath)
        noteUse(in: store)
        let code = self.recording.containing(recording)
        let assertion = SnapshotAssertion(
            name: snapshot, store: store,
            recording: try .current(code: code), calls: calls, claims: .ofThisRun, run: .ofThisProcess,
            sourceLocation: sourceLocation)
        return counted(try assertion.verdict(on: try content()).inCode(code), in: store, record: assertion.record)
    }

    /// Counts a verdict in this run, and returns the failure; if a text will be recorded, counts it after recording.
    func counted(
        _ verdict: SnapshotVerdict, in store: SnapshotStore,
        record: @escaping @Sendable (SnapshotChange, _ isKnownIssue: Bool) throws -> Void
    ) -> SnapshotFailure? {
        guard case .recorded(let change) = verdict else {
            SnapshotTally.countInThisRun(verdict, in: store)
            // A text that is already pending is saved again, with a mark, if its failure turns out to be a known issue.
            return SnapshotFailure(verdict) { isKnownIssue in
                if isKnownIssue, case .pending(let change, .success) = verdict { try record(change, isKnownIssue) }
            }
        }
        return SnapshotFailure(verdict) { isKnownIssue in
            try record(change, isKnownIssue)
            if !isKnownIssue { SnapshotTally.countInThisRun(verdict, in: store) }
        }
    }
}
