import Foundation
import TestProcesses

@testable import SnapshotFiles

extension PendingSnapshot {
    /// The path of these tests' snapshot.
    static let snapshotPath = "Snapshots/FixtureTests/Screens/list.txt"
    /// The path of its pending file.
    static let file = "Snapshots/.pending/FixtureTests/Screens/list.txt.json"

    /// Returns a pending text for the snapshot of these tests.
    static func sample(_ text: String = "Grace", insteadOf reference: String? = nil) -> PendingSnapshot {
        PendingSnapshot(
            name: SnapshotName(module: "FixtureTests", components: ["Screens", "list()"]), path: snapshotPath,
            sourceLocation: "FixtureTests/Fixture.swift:3", reference: reference.map { SnapshotContent(ofFile: $0) },
            content: SnapshotContent(text))
    }

    /// Returns the contents of a pending file, as any process would write it.
    func encoded() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(PendingFile(self)), as: UTF8.self)
    }
}

extension TemporaryPackage {
    var store: SnapshotStore { SnapshotStore(root: folder.path) }
}
