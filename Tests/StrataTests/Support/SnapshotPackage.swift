import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// A package in which the suite `Screens` has snapshots.
struct SnapshotPackage {
    static let folder = "Snapshots/FixtureTests/Screens"

    let package: TemporaryPackage

    /// - Parameter snapshots: The texts of snapshots by file name in the suite's folder.
    init(snapshots: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation) throws {
        package = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
        for (name, text) in snapshots { try package.write(text, to: Self.path(name)) }
    }

    /// Makes a package in which `list.txt` has changed from Ada to Grace, and `card.txt` is new.
    static func pending(sourceLocation: SourceLocation = #_sourceLocation) throws -> SnapshotPackage {
        let package = try SnapshotPackage(snapshots: ["list.txt": "Ada\n"], sourceLocation: sourceLocation)
        try package.savePending("Grace\n", for: "list.txt")
        try package.savePending("a card\n", for: "card.txt")
        return package
    }

    var store: SnapshotStore { SnapshotStore(root: package.folder.path) }

    /// The commands for the package's snapshots, with an empty list of tests.
    var tool: SnapshotTool { SnapshotTool(store: store) { [] } }

    /// Returns the path of one of the suite's snapshots.
    static func path(_ name: String) -> String { "\(folder)/\(name)" }

    func text(of name: String) throws -> String { try package.text(of: Self.path(name)) }

    /// Saves a pending text, as the snapshot's test would.
    ///
    /// - Parameter file: The snapshot's file name: the test's name, the snapshot's own name if it has one, and the
    ///   extension.
    @discardableResult
    func savePending(_ text: String, for file: String, isKnownIssue: Bool = false) throws -> PendingSnapshot {
        let parts = file.split(separator: ".").map(String.init)
        let name = SnapshotName(
            module: "FixtureTests", components: ["Screens", "\(try #require(parts.first))()"],
            name: parts.count > 2 ? parts[1] : nil)
        let pending = PendingSnapshot(
            name: name, path: Self.path(file), sourceLocation: "FixtureTests/Screens.swift:3",
            reference: try store.read(Self.path(file)), content: SnapshotContent(ofFile: text),
            isKnownIssue: isKnownIssue)
        try store.savePending(pending)
        return pending
    }

    /// Writes the journal of a run in which `tests` of the suite finished and used the snapshots `names`.
    func journal(tests: [String], using names: [String], in store: SnapshotStore? = nil) throws {
        let store = store ?? self.store
        let binary = package.file(".build/tests")
        if !FileManager.default.fileExists(atPath: binary) { try package.write("a build", to: ".build/tests") }
        store.write(
            RunJournal(
                packageFolder: try #require(store.packageFolder), binary: try #require(FileStamp(of: binary)),
                sources: try #require(store.sourceFingerprint()),
                ended: Set(tests.map { "FixtureTests.Screens/\($0)" }), used: Set(names.map(Self.path))),
            library: "swift-testing")
        // A snapshot that is newer than the run never counts as unused.
        for path in try package.files.keys where path.hasPrefix(Self.folder) {
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -60)], ofItemAtPath: package.file(path))
        }
    }
}
