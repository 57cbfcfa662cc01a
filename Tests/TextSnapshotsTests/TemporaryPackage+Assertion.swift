import Foundation
import SnapshotFiles
import TestProcesses
import Testing

@testable import TextSnapshots

extension TemporaryPackage {
    var store: SnapshotStore { SnapshotStore(root: folder.path) }

    /// Creates an assertion on the package's snapshot `Snapshots/FixtureTests/Screens/list.txt`, in a separate run.
    func makeAssertion(
        recording: SnapshotRecording, calls: SnapshotCalls = SnapshotCalls(), claims: SnapshotClaims = SnapshotClaims(),
        recordedPath: String = "", sourceLocation: SourceLocation = #_sourceLocation
    ) -> SnapshotAssertion {
        SnapshotAssertion(
            name: SnapshotName(module: "FixtureTests", components: ["Screens", "list()"]),
            store: store, recording: recording, calls: calls, claims: claims,
            run: SnapshotRun(binary: nil, library: "swift-testing"), sourceLocation: sourceLocation,
            commandPlace: CommandPlace(folder: folder.path), recordedPath: recordedPath)
    }
}

extension SnapshotAssertion {
    /// Compares a text, and records the text immediately if the verdict asks for it.
    func verdict(
        on text: @autoclosure () throws -> String, reportingKnownIssue isKnownIssue: Bool = false
    ) throws -> SnapshotVerdict {
        let verdict = try verdict(on: SnapshotContent(text()))
        if case .recorded(let change) = verdict { try record(change, isKnownIssue: isKnownIssue) }
        return verdict
    }
}

extension Snapshotting {
    /// Returns the strategy's text for `value`.
    func text(_ value: Value) throws -> String {
        try #require(try content(value).text, "the strategy makes no text").given
    }
}
