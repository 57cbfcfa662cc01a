import Foundation
import TestKit
import Testing

@testable import Demo

@MainActor
@Suite("A data folder that cannot be created", .leakChecks)
struct DataFolderTests {
    private let folder: TemporaryFolder
    /// The folder's path as links lead to it.
    private let resolved: String

    init() throws {
        folder = try TemporaryFolder()
        resolved = folder.url.resolvingSymlinksInPath().path
    }

    @Test("is a link that leads back to itself, directly or through another one", arguments: ["loop", "other"])
    func loop(target: String) throws {
        try link("loop", to: target)
        if target != "loop" { try link(target, to: "loop") }
        let loop = folder.path(of: "loop")
        try expect("because \(loop) is a link that leads back to itself. Choose another one", for: "loop")
        try expect("because \(loop) is a link that leads back to itself. Choose another one", for: "loop/data")
    }

    @Test("is a relative link to nowhere, which is named by its whole path")
    func relativeLink() throws {
        try link("link", to: "missing/x")
        let link = folder.path(of: "link")
        try expect(
            "because \(link) is a link to \(resolved)/missing/x, which does not exist. Create that folder", for: "link")
    }

    @Test("is a link to a link to nowhere, whose end is named")
    func chain() throws {
        try link("first", to: "second")
        try link("second", to: "../missing")
        let missing = URL(filePath: resolved).deletingLastPathComponent().appending(path: "missing").path
        let first = folder.path(of: "first")
        try expect("because \(first) is a link to \(missing), which does not exist.", for: "first")
    }

    @Test("is a file, or has one on its way")
    func file() throws {
        let file = try folder.write("", to: "file")
        try expect("\(file) could not be created: it is a file, not a folder.", for: "file")
        try expect("could not be created, because \(file) is a file, not a folder.", for: "file/data")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path(of: name), withDestinationPath: target)
    }

    private func expect(
        _ text: String, for name: String, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let url = URL(filePath: folder.path(of: name), directoryHint: .isDirectory)
        let error = try #require(throws: DataFolderError.self, sourceLocation: sourceLocation) {
            try url.createAsDataFolder()
        }
        #expect(error.description.contains(text), "\(error)", sourceLocation: sourceLocation)
    }
}
