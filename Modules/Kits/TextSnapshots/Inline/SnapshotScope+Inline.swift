import SnapshotFiles
package import Testing

extension SnapshotScope {
    /// Compares a value with its inline snapshot, for all kinds of assertions.
    ///
    /// - Parameters:
    ///   - recording: The mode that the call asks for; nil if the call leaves the mode to the trait.
    ///   - expected: Returns the inline snapshot; nil if there is none yet.
    /// - Returns: The reason that the assertion fails; nil if it passes.
    package func failure<Value>(
        of value: Value, as strategy: Snapshotting<Value>, record recording: SnapshotRecording?,
        matches expected: (() -> String)?, at sourceLocation: SourceLocation
    ) -> SnapshotFailure? {
        do {
            let test = try test().name
            let store = try SnapshotStore(packageOf: sourceLocation.filePath)
            noteUse(in: store)
            let code = self.recording.containing(recording)
            let assertion = InlineAssertion(
                name: SnapshotName(
                    module: test.module, components: test.components, pathExtension: strategy.pathExtension),
                reference: expected.map { SnapshotContent($0()) }, sources: .ofThisRun,
                recording: try .current(code: code), claims: .ofThisRun, sourceLocation: sourceLocation)
            let verdict = try assertion.verdict(on: try strategy.content(value)).inCode(code)
            return counted(verdict, in: store, record: assertion.record)
        } catch {
            noteFailure()
            return SnapshotFailure(error)
        }
    }
}
