import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A transfer writes all files or none", .leakChecks)
struct FileTransferTests {
    private let package: TemporaryPackage

    init() throws {
        package = trackForLeaks(try TemporaryPackage())
        try package.write("old", to: "Modules/App.swift")
    }

    @Test("A transfer writes copies and texts, and creates their folders")
    func success() throws {
        try write(["Modules/New/A.swift": "a", "Modules/New/Deep/B.swift": "b"], copying: "Modules/App.swift")
        #expect(
            try package.files == [
                "Package.swift": "", "Modules/App.swift": "new", "Modules/New/A.swift": "a",
                "Modules/New/Deep/B.swift": "b", "Copy/App.swift": "old",
            ])
        #expect(try FileManager.default.contentsOfDirectory(atPath: package.folder.path).count == 3)
    }

    @Test("A transfer creates its folder, writes the latest text of each file, and makes scripts executable")
    func newFolder() throws {
        let folder = package.folder.appending(path: "some/new/folder")
        var transfer = try FileTransfer(into: folder)
        defer { transfer.clean() }
        try transfer.add("run", text: "#!/bin/sh\n")
        try transfer.add("a.txt", text: "a")
        try transfer.change("a.txt", text: "b")
        #expect(try package.paths.allSatisfy { !$0.hasPrefix("some") })
        try transfer.commit()
        #expect(try package.text(of: "some/new/folder/a.txt") == "b")
        #expect(FileManager.default.isExecutableFile(atPath: folder.appending(path: "run").path))
    }

    @Test("Nothing is written if a file to create exists already, even as a dangling link", arguments: [false, true])
    func existing(isLink: Bool) throws {
        if isLink { try link("New.swift", to: "gone") } else { try package.write("mine", to: "New.swift") }
        try expectFailure(["A.swift": "", "New.swift": "theirs"], .exists(package.file("New.swift")))
    }

    @Test("Nothing is written through a link that leads out of the folder")
    func linkOut() async throws {
        try await withTemporaryFolder { outside in
            try link("Out", to: outside.path)
            let target = outside.resolvingSymlinksInPath().path
            try expectFailure(["Out/A.swift": ""], .leadsOut(package.file("Out"), target: target))
            #expect(try FileManager.default.contentsOfDirectory(atPath: outside.path).isEmpty)
        }
    }

    @Test("If a file is where a folder is needed, the files that were already written are removed again")
    func obstacle() throws {
        try package.write("in the way", to: "Modules/B")
        try expectFailure(
            ["Modules/A/New.swift": "", "Modules/B/New.swift": ""],
            .notWritten(package.file("Modules/B/New.swift"), reason: "Not a directory"))
        #expect(!FileManager.default.fileExists(atPath: package.file("Modules/A")))
    }

    @Test("Nothing is written if a file to change or to copy is missing")
    func gone() throws {
        let before = try package.files
        #expect(throws: FileTransferError.self) { try write(["A.swift": ""], changing: "Gone.swift") }
        #expect(throws: FileTransferError.self) { try write(["A.swift": ""], copying: "Gone.swift") }
        #expect(try package.files == before)
    }

    @Test("Nothing is written if the transfer is interrupted at any step", arguments: 0..<9)
    func interrupted(steps: Int) throws {
        var rest = steps
        let before = try FileManager.default.subpathsOfDirectory(atPath: package.folder.path)
        #expect(throws: FileTransferError.interrupted) {
            try write(["Modules/A/New.swift": "", "Modules/A/B/New.swift": ""], copying: "Modules/App.swift") {
                rest -= 1
                return rest < 0
            }
        }
        #expect(try FileManager.default.subpathsOfDirectory(atPath: package.folder.path) == before)
        #expect(try package.text(of: "Modules/App.swift") == "old")
    }

    @Test("After an interrupt, a file that somebody else has added meanwhile is kept")
    func others() throws {
        var rest = 6
        #expect(throws: FileTransferError.interrupted) {
            try write(["New/A.swift": "", "New/Deep/B.swift": ""]) {
                rest -= 1
                if rest < 0 { _ = try? package.write("x", to: "New/other.txt") }
                return rest < 0
            }
        }
        #expect(try package.paths == ["Modules/App.swift", "New/other.txt", "Package.swift"])
    }

    /// Transfers new files, a changed file and, if given, a copied file.
    private func write(
        _ new: [String: String], changing changed: String = "Modules/App.swift", copying copied: String? = nil,
        isInterrupted: @escaping () -> Bool = { false }
    ) throws {
        var transfer = try FileTransfer(into: package.folder, isInterrupted: isInterrupted)
        defer { transfer.clean() }
        try transfer.change(changed, text: "new")
        for (path, text) in new.sorted(by: { $0.key < $1.key }) { try transfer.add(path, text: text) }
        if let copied { try transfer.add("Copy/App.swift", from: package.file(copied)) }
        try transfer.commit()
    }

    private func expectFailure(
        _ new: [String: String], _ error: FileTransferError, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try package.paths
        #expect(throws: error, sourceLocation: sourceLocation) { try write(new) }
        #expect(try package.paths == before, sourceLocation: sourceLocation)
        #expect(try package.text(of: "Modules/App.swift") == "old", sourceLocation: sourceLocation)
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: package.file(name), withDestinationPath: target)
    }
}
