import Foundation
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("Copying a feature into an app", .leakChecks, .slow, .snapshots())
struct CopyIntoAppTests {
    private static let tables = "Modules/Services/Disk/Schema/Tables+Features.swift"

    @Test("Copying Notes into an app adds NotesFeature, the modules that it imports, and a line to each list")
    func lists() throws {
        let packages = try PackagePair.withApps()

        let outcome = try packages.copy("Notes", editsManifest: true)

        expectSnapshot(of: packages.shown(outcome), as: .lines)
        #expect(
            try packages.other.text(of: PackagePair.appList) == """
                func features() {
                    list.add(NotesFeature(self))
                    // New features go above this line.
                }

                """)
        #expect(
            try packages.other.text(of: Self.tables) == """
                extension Tables {
                    mutating func addFeatures() {
                        add(NotesTables())
                        // New features go above this line.
                    }
                }

                """)
        let paths = try packages.other.paths
        let folder = "Modules/Services/Disk/"
        #expect(
            paths.filter { $0.hasPrefix(folder) }.map { String($0.dropFirst(folder.count)) } == [
                "Disk.swift", "Notes/NotesTables.swift", "Recorded/Notes/notes.json", "Schema/Tables+Features.swift",
                "Schema/Tables.swift",
            ])
        #expect(paths.contains("Tests/DemoTests/Notes/NotesOptionTests.swift"))
        #expect(try packages.other.text(of: "Modules/Apps/Demo/Main.swift") == "// Mine.\n")
        let copied = try Package(above: packages.other.folder.path)
        #expect(copied.target("Demo")?.dependencies == ["Coordinator", "Model", "Disk"])
    }

    @Test("Copying keeps the app's changed features, and copying the same feature again does nothing")
    func second() throws {
        let packages = try PackagePair.withApps()
        _ = try packages.copy("Notes", editsManifest: true)
        let note = "Modules/Model/Notes/Note.swift"
        try packages.other.write("// Mine.\n", to: note)
        let list = try packages.other.text(of: PackagePair.appList).replacing("self", with: "self, 1")
        try packages.other.write(list, to: PackagePair.appList)

        _ = try packages.copy("Tasks", editsManifest: true)

        #expect(try packages.other.text(of: note) == "// Mine.\n")
        let bound = list.replacing("list.add(NotesFeature", with: "let notes = list.add(NotesFeature")
        let statement = "    // Tasks refer to notes.\n    list.add(\n        TasksFeature(self, of: notes.store))\n"
        let marker = "    \(FeatureList.marker)"
        #expect(
            try packages.other.text(of: PackagePair.appList) == bound.replacing(marker, with: statement + marker))
        #expect(try packages.other.text(of: Self.tables).contains("add(NotesTables())\n        add(TasksTables())\n"))
        let files = try packages.other.files
        #expect(try packages.copy("Tasks", editsManifest: true).text.hasPrefix("Nothing to copy: all "))
        #expect(try packages.other.files == files)
    }

    @Test("If a list of features has no marker, the statement to add and its place are printed")
    func marker() throws {
        let packages = try PackagePair.withApps()
        try packages.other.write("func features() {}\n", to: PackagePair.appList)

        let outcome = try packages.copy("Notes", editsManifest: true)

        #expect(
            outcome.text.contains(
                """
                Add these statements yourself:

                \(PackagePair.appList), above the line '\(FeatureList.marker)' (put it where the features are added):
                        list.add(NotesFeature(self))
                """))
        #expect(try packages.other.text(of: PackagePair.appList) == "func features() {}\n")
    }

    @Test("A dry run names the lists that would change, and changes nothing")
    func preview() throws {
        let packages = try PackagePair.withApps()
        let files = try packages.other.files
        let outcome = try packages.copy("Notes", isDryRun: true)
        #expect(outcome.text.contains("\n\(PackagePair.appList) would list the feature.\n"))
        #expect(try packages.other.files == files)
    }
}
