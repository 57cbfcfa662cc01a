import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Files are written all or not at all", .leakChecks)
struct StagedFilesTests {
    private let package: TemporaryPackage

    init() throws {
        package = trackForLeaks(try TemporaryPackage())
        try package.write("old", to: "Modules/App.swift")
    }

    @Test("with new folders")
    func success() throws {
        try makeFiles(new: ["Modules/New/A.swift": "a", "Modules/New/Deep/B.swift": "b"]).write()
        #expect(
            try package.files == [
                "Package.swift": "", "Modules/App.swift": "new", "Modules/New/A.swift": "a",
                "Modules/New/Deep/B.swift": "b",
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: package.folder.path).count == 2)
    }

    @Test("none where a file exists, even as a link that leads nowhere", arguments: [false, true])
    func existing(isLink: Bool) throws {
        if isLink { try link("New.swift", to: "gone") } else { try package.write("mine", to: "New.swift") }
        try expectFailure(new: ["A.swift": "", "New.swift": "theirs"], .exists(package.file("New.swift")))
    }

    @Test("none through a link out of the folder")
    func linkOut() async throws {
        try await withTemporaryFolder { outside in
            try link("Out", to: outside.path)
            let target = outside.resolvingSymlinksInPath().path
            try expectFailure(new: ["Out/A.swift": ""], .leadsOut(package.file("Out"), target: target))
            #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
        }
    }

    @Test("none where a file stands in the place of a folder: those before it are removed again")
    func obstacle() throws {
        try package.write("in the way", to: "Modules/B")
        try expectFailure(
            new: ["Modules/A/New.swift": "", "Modules/B/New.swift": ""],
            .notWritten(package.file("Modules/B/New.swift"), reason: "Not a directory"))
        #expect(!FileManager.default.fileExists(atPath: package.file("Modules/A")))
    }

    @Test("none where a file to change is gone")
    func gone() throws {
        let files = StagedFiles(folder: package.folder, new: ["A.swift": ""], changed: ["Gone.swift": ""])
        let before = try package.files
        #expect(throws: StagedFilesError.self) { try files.write() }
        #expect(try package.files == before)
    }

    @Test("none if it is interrupted, whenever that is", arguments: 0..<4)
    func interrupted(steps: Int) throws {
        var files = makeFiles(new: ["Modules/A/New.swift": ""])
        var rest = steps
        files.isInterrupted = {
            rest -= 1
            return rest < 0
        }
        let before = try FileManager.default.subpathsOfDirectory(atPath: package.folder.path)
        #expect(throws: StagedFilesError.interrupted) { try files.write() }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: package.folder.path) == before)
        #expect(try package.text(of: "Modules/App.swift") == "old")
    }

    private func makeFiles(new: [String: String]) -> StagedFiles {
        StagedFiles(folder: package.folder, new: new, changed: ["Modules/App.swift": "new"])
    }

    private func expectFailure(
        new: [String: String], _ error: StagedFilesError, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try package.paths
        #expect(throws: error, sourceLocation: sourceLocation) { try makeFiles(new: new).write() }
        #expect(try package.paths == before, sourceLocation: sourceLocation)
        #expect(try package.text(of: "Modules/App.swift") == "old", sourceLocation: sourceLocation)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: package.file(name), withDestinationPath: target)
    }
}
