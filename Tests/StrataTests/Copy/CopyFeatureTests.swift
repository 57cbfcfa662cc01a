import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("Copying a feature", .leakChecks, .slow, .snapshots())
struct CopyFeatureTests {
    @Test(
        "brings its files on each floor, what they name of Shared, its tests and doubles, and tests of what is shared")
    func files() throws {
        let packages = try PackagePair.withFeatures()

        let outcome = try packages.copy("Notes")

        #expect(outcome.status == 0)
        #expect(try packages.other.paths == (PackagePair.notesFiles + ["Package.swift"]).sorted())
        for path in PackagePair.notesFiles {
            #expect(try packages.other.text(of: path) == packages.source.text(of: path))
        }
        expectSnapshot(of: packages.shown(outcome), as: .lines)
    }

    @Test("only lists the files with the reason for each, if asked to")
    func preview() throws {
        let packages = try PackagePair.withFeatures()
        try packages.other.write("", to: "Modules/Kits/Kit/Kit.swift")

        let outcome = try packages.tool.preview(["Notes", "Disk"], into: packages.other.folder.path)

        #expect(try packages.other.paths == ["Modules/Kits/Kit/Kit.swift", "Package.swift"])
        expectSnapshot(of: packages.shown(outcome), as: .lines)
    }

    @Test("writes the targets with those dependencies that are copied, and the platforms")
    func edit() throws {
        let packages = try PackagePair.withFeatures()

        _ = try packages.copy("Notes", editsManifest: true)

        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.target("Coordinator")?.dependencies == ["Model", "Kit"])
        expectSnapshot(of: copied.manifest.text, as: .lines)
    }

    @Test(
        "brings the features that its statements in the lists name, and adds to targets that are there what they lack")
    func second() throws {
        let packages = try PackagePair.withFeatures()
        _ = try packages.copy("Notes", editsManifest: true)

        let preview = try packages.tool.preview(["Tasks"], into: packages.other.folder.path)
        #expect(preview.text.contains("Modules/Model/Notes (Tasks needs it)"))
        _ = try packages.copy("Tasks", editsManifest: true)

        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.target("Coordinator")?.dependencies == ["Model", "Kit", "Extra"])
        #expect(try packages.other.paths.contains("Modules/Kits/Extra/Extra.swift"))
        let files = try packages.other.files
        let again = try packages.copy("Tasks", editsManifest: true)
        #expect(again.text.hasPrefix("Nothing to copy: all 21 files are there."))
        #expect(try packages.other.files == files)
    }

    @Test("brings a service with its tests if it is named, and what it needs of the floors")
    func service() throws {
        let packages = try PackagePair.withFeatures()

        _ = try packages.copy("Web")
        #expect(
            try packages.other.paths == [
                "Modules/Kits/Kit/Kit.swift", "Modules/Kits/Kit/Prompt.swift", "Modules/Model/Notes/Note.swift",
                "Modules/Model/Shared/Day.swift", "Modules/Model/Shared/Prompt+Failed.swift",
                "Modules/Services/Web/Web.swift", "Package.swift",
            ])
        _ = try packages.copy("Disk")
        let paths = try packages.other.paths
        #expect(paths.filter { $0.hasPrefix("Modules/Services/Disk/") }.count == 7)
        #expect(paths.contains("Tests/DiskTests/Notes/NotesTablesTests.swift"))
    }
}
