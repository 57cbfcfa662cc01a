import Foundation
import TestProcesses

@testable import SnapshotFiles

extension PendingSnapshot {
    /// Where the snapshot of these tests is.
    static let snapshotPath = "Snapshots/FixtureTests/Screens/list.txt"
    /// Where what is pending for it is.
    static let file = "Snapshots/.pending/FixtureTests/Screens/list.txt.json"

    /// A text that is pending for the snapshot of these tests.
    static func sample(_ text: String = "Grace", insteadOf reference: String? = nil) -> PendingSnapshot {
        PendingSnapshot(
            name: SnapshotName(module: "FixtureTests", components: ["Screens", "list()"]), path: snapshotPath,
            sourceLocation: "FixtureTests/Fixture.swift:3", reference: reference.map { SnapshotText($0) },
            text: SnapshotText(text))
    }

    /// As the file of a pending snapshot holds it, whoever wrote it.
    func encoded() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(self), as: UTF8.self)
    }
}

extension TemporaryPackage {
    var store: SnapshotStore { SnapshotStore(root: folder.path) }
}
