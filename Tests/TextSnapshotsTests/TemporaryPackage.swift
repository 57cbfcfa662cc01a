import Foundation
import TestSupport
import Testing

@testable import TextSnapshots

/// A folder with a `Package.swift`, deleted when it is no longer needed.
final class TemporaryPackage {
    private let temporaryFolder: TemporaryFolder

    init() throws {
        temporaryFolder = try TemporaryFolder()
        try write("", to: "Package.swift")
    }

    var folder: URL { temporaryFolder.url }

    var source: String { file("Tests/FixtureTests/Fixture.swift") }

    func file(_ path: String) -> String { folder.appending(path: path).path }

    /// Every file's path in the package with its text.
    var files: [String: String] {
        get throws {
            let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            return try Dictionary(uniqueKeysWithValues: paths.filter(isFile).map { ($0, try text(of: $0)) })
        }
    }

    func text(of path: String) throws -> String {
        try String(contentsOf: folder.appending(path: path), encoding: .utf8)
    }

    func write(_ text: String, to path: String) throws {
        try temporaryFolder.write(text, to: path)
    }

    func write(_ bytes: [UInt8], to path: String) throws {
        try temporaryFolder.write(bytes, to: path)
    }

    func makeFolder(_ path: String) throws {
        try FileManager.default.createDirectory(
            at: folder.appending(path: path), withIntermediateDirectories: true)
    }

    private func isFile(_ path: String) -> Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: folder.appending(path: path).path, isDirectory: &isFolder)
            && !isFolder.boolValue
    }
}

extension TemporaryPackage {
    /// An assertion on this package's snapshot `Snapshots/FixtureTests/Screens/list.txt`, in a run of its own.
    func makeAssertion(
        recording: SnapshotRecording, claims: SnapshotClaims = SnapshotClaims(),
        sourceLocation: SourceLocation = #_sourceLocation
    ) throws -> SnapshotAssertion {
        SnapshotAssertion(
            name: SnapshotName(module: "FixtureTests", components: ["Screens", "list()"]),
            store: try SnapshotStore(packageOf: source), recording: recording, claims: claims,
            sourceLocation: sourceLocation)
    }
}
