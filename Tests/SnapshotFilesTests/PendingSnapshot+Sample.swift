import Foundation
import TestProcesses
import Testing

@testable import SnapshotFiles

extension PendingSnapshot {
    /// The path of these tests' snapshot.
    static let snapshotPath = "Snapshots/FixtureTests/Screens/list.txt"
    /// The path of that snapshot's pending file.
    static let file = "Snapshots/.pending/FixtureTests/Screens/list.txt.json"

    /// Returns a pending text for the snapshot of these tests.
    static func sample(_ text: String = "Grace", insteadOf reference: String? = nil) -> PendingSnapshot {
        sample(SnapshotContent(text), insteadOf: reference)
    }

    /// Returns pending content for the named snapshot, by default for the snapshot of these tests.
    static func sample(
        _ content: SnapshotContent, of name: SnapshotName = list, insteadOf reference: String? = nil,
        isKnownIssue: Bool = false
    ) -> PendingSnapshot {
        PendingSnapshot(
            name: name, path: name.path, sourceLocation: "FixtureTests/Fixture.swift:3",
            reference: reference.map { SnapshotContent(ofFile: $0) }, content: content, isKnownIssue: isKnownIssue)
    }

    private static let list = SnapshotName(module: "FixtureTests", components: ["Screens", "list()"])

    /// Returns the pending file's contents, the same in every process.
    func encoded() throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        return String(decoding: try encoder.encode(PendingFile(self)), as: UTF8.self)
    }
}

/// Creates a package with a pending text and, if `snapshot` is given, with the snapshot of these tests.
func makePending(_ pending: PendingSnapshot = .sample(), snapshot: String? = nil) throws -> TemporaryPackage {
    let package = try makePackage(snapshot: snapshot)
    try package.store.savePending(pending)
    return package
}

/// Creates a package, with the snapshot of these tests if `snapshot` is given.
func makePackage(snapshot: String?) throws -> TemporaryPackage {
    try makePackage(snapshot.map { [PendingSnapshot.snapshotPath: $0] } ?? [:])
}

extension TemporaryPackage {
    var store: SnapshotStore { SnapshotStore(root: folder.path) }

    func removeFile(_ path: String) throws { try FileManager.default.removeItem(atPath: file(path)) }

    /// Creates a symbolic link, and its folder if needed.
    func link(_ path: String, to target: String) throws {
        try makeFolder(URL(filePath: path).deletingLastPathComponent().relativePath)
        try FileManager.default.createSymbolicLink(atPath: file(path), withDestinationPath: target)
    }
}
