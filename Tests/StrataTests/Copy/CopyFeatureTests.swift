import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("Copying a feature", .leakChecks, .slow, .snapshots())
struct CopyFeatureTests {
    @Test("A feature is copied with the shared files that it needs, but without its door if there is no app")
    func files() throws {
        let packages = try PackagePair.withFeatures()

        let outcome = try packages.copy("Notes", hasTests: false)

        #expect(outcome.status == 0)
        #expect(try packages.other.paths == PackagePair.notesFiles)
        #expect(try packages.other.text(of: "LICENSE-Strata") == packages.source.text(of: "LICENSE"))
        for path in PackagePair.notesFiles where path.hasPrefix("Modules/") {
            #expect(try packages.other.text(of: path) == packages.source.text(of: path))
        }
        expectSnapshot(of: packages.shown(outcome), as: .lines)
    }

    @Test("If tests are requested, a feature's tests and doubles are copied, too")
    func tests() throws {
        let packages = try PackagePair.withFeatures()

        _ = try packages.copy("Notes")

        #expect(try packages.other.paths == (PackagePair.notesFiles + PackagePair.notesTests).sorted())
    }

    @Test("The option --up-to copies layers up to the given one, and refuses an unknown layer")
    func upTo() throws {
        let packages = try PackagePair.withFeatures()

        #expect(throws: CopyError.unknown("layer", "View", known: ["Model", "Coordinator"])) {
            try packages.copy("Notes", upTo: "View")
        }
        #expect(throws: UsageError.missing("feature beside '--up-to'", expected: "the name of one")) {
            try packages.copy("Kit", upTo: "Model")
        }
        _ = try packages.copy("Notes", upTo: "Model")

        let paths = try packages.other.paths
        #expect(paths.contains("Modules/Model/Notes/Note.swift"))
        #expect(!paths.contains { $0.contains("Coordinator") })
    }

    @Test("With --depend, no kit is copied, and the manifest gets a dependency on the kits' package")
    func depend() throws {
        let packages = try PackagePair.withFeatures()
        let dependency = try KitDependency("https://example.org/small.git", version: "1.2.0")

        let preview = try packages.copy("Notes", depend: dependency)
        #expect(
            preview.text.contains("\n        .package(url: \"https://example.org/small.git\", from: \"1.2.0\"),\n"))
        _ = try packages.copy("Notes", depend: dependency, editsManifest: true)
        _ = try packages.copy("Tasks", depend: dependency, editsManifest: true)

        #expect(try !packages.other.paths.contains { $0.hasPrefix("Modules/Kits/Kit/") })
        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.target("Coordinator")?.dependencies == ["Model", "Kit", "Extra"])
        expectSnapshot(of: copied.manifest.text, as: .lines)
    }

    @Test("A dry run prints what would be copied and writes nothing")
    func preview() throws {
        let packages = try PackagePair.withFeatures()
        try packages.other.write("", to: "Modules/Kits/Kit/Kit.swift")

        let outcome = try packages.copy("Notes", "Disk", isDryRun: true)

        #expect(try packages.other.paths == ["Modules/Kits/Kit/Kit.swift", "Package.swift"])
        expectSnapshot(of: packages.shown(outcome), as: .lines)
    }

    @Test("The edited manifest has the platforms, and the copied targets with dependencies on copied targets only")
    func edit() throws {
        let packages = try PackagePair.withFeatures()

        _ = try packages.copy("Notes", editsManifest: true)

        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.target("Coordinator")?.dependencies == ["Model", "Kit"])
        expectSnapshot(of: copied.manifest.text, as: .lines)
    }

    @Test("Copying a feature also copies the features that it needs, and adds dependencies to existing targets")
    func second() throws {
        let packages = try PackagePair.withFeatures()
        let preview = try packages.copy("Tasks", isDryRun: true)
        #expect(preview.text.contains("Modules/Model/Notes: 1 file, 3 lines (Tasks needs it)"))

        _ = try packages.copy("Notes", editsManifest: true)
        let second = try packages.copy("Tasks", editsManifest: true)
        #expect(second.text.contains("Modules/Model/Tasks") && !second.text.contains("Modules/Model/Notes"))

        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.target("Coordinator")?.dependencies == ["Model", "Kit", "Extra"])
        #expect(try packages.other.paths.contains("Modules/Kits/Extra/Extra.swift"))
        let files = try packages.other.files
        let again = try packages.copy("Tasks", editsManifest: true)
        #expect(again.text.hasPrefix("Nothing to copy: all 21 files are there."))
        #expect(try packages.other.files == files)
    }

    @Test("A named service is copied with its tests, and with the files that it needs from the layers")
    func service() throws {
        let packages = try PackagePair.withFeatures()

        _ = try packages.copy("Web")
        #expect(
            try packages.other.paths == [
                "LICENSE-Strata", "Modules/Kits/Kit/Kit.swift", "Modules/Kits/Kit/Prompt.swift",
                "Modules/Model/Notes/Note.swift",
                "Modules/Model/Shared/Day.swift", "Modules/Model/Shared/Prompt+Failed.swift",
                "Modules/Services/Web/Web.swift", "Package.swift",
            ])
        _ = try packages.copy("Disk")
        let paths = try packages.other.paths
        #expect(paths.filter { $0.hasPrefix("Modules/Services/Disk/") }.count == 7)
        #expect(paths.contains("Tests/DiskTests/Notes/NotesTablesTests.swift"))
    }
}
