import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@testable import Strata

@Suite("The gallery", .computesLong, .leakChecks, .snapshots())
struct GalleryTests {
    private static let recorded = "Snapshots/CoordinatorTests/NotesSnapshots"

    /// Returns the source of a suite whose tests have these titles and names.
    private func suite(_ name: String, _ tests: KeyValuePairs<String, String>) -> String {
        let lines = tests.map { "    @Test(\"\($0)\", arguments: sizes)\n    func \($1)(size: Size) {}\n" }
        return "@Suite(\"Looks as it did\")\nstruct \(name) {\n\(lines.joined(separator: "\n"))}\n"
    }

    private func makePackage(_ files: [String: String]) throws -> DocumentedPackage {
        try DocumentedPackage(files.merging(["Documentation/A.md": ""]) { $1 })
    }

    @Test("The gallery page of a feature with one screen shows each state in the usual size, in the tests' order")
    func states() throws {
        let package = try makePackage([
            "Tests/CoordinatorTests/Notes/NotesSnapshots.swift": suite(
                "NotesSnapshots", ["with notes": "some", "without notes": "empty", "unrecorded": "new"]),
            "\(Self.recorded)/some.120x40.txt": "wide\n", "\(Self.recorded)/some.80x24.txt": "some\n",
            "\(Self.recorded)/some.80x24.transcript.txt": "text \"some\"\n",
            "\(Self.recorded)/empty.80x24.txt": "empty\n\n", "\(Self.recorded)/empty.80x24.transcript.txt": "",
            "\(Self.recorded)/emptyAgain.txt": "of no test\n",
        ])
        let files = try package.gallery.files
        #expect(files.keys.sorted() == ["Documentation/Gallery/Notes.md", "Documentation/Gallery/README.md"])
        expectSnapshot(of: files["Documentation/Gallery/Notes.md"] ?? "", as: .lines)
        let index = try #require(files["Documentation/Gallery/README.md"])
        #expect(index.hasSuffix("|---|---|---|\n| [Notes](Notes.md) | Notes | 2 |\n"))
    }

    @Test("A gallery page with several screens has a section for each, which begins with the screen's picture")
    func screens() throws {
        let package = try makePackage([
            "Tests/CoordinatorTests/Notes/NotesSnapshots.swift": "enum NotesSnapshots {}\n",
            "Tests/CoordinatorTests/Notes/NotesSnapshots+Both.swift": "extension NotesSnapshots {\n"
                + suite("NoteList", ["with notes": "some"]) + suite("NoteDetail", ["with notes": "some"]) + "}\n",
            "\(Self.recorded)/NoteList/some.txt": "list\n", "\(Self.recorded)/NoteDetail/some.txt": "note\n",
            "Snapshots/DemoTests/DocumentationTests/picture.notes.svg": "<svg/>",
            "Snapshots/DemoTests/DocumentationTests/picture.noteList.svg": "<svg/>",
        ])
        let page = try #require(try package.gallery.files["Documentation/Gallery/Notes.md"])
        expectSnapshot(of: page, as: .lines)
    }

    @Test("The gallery shows every case of a state that lacks the usual size, and pictures but no styled texts")
    func cases() throws {
        let package = try makePackage([
            "Tests/ViewTests/Notes/NotesSnapshots.swift": suite(
                "NotesSnapshots", ["scrolled": "scrolled", "in colour": "styled", "as a picture": "picture"]),
            "Snapshots/ViewTests/NotesSnapshots/scrolled.10.txt": "ten\n",
            "Snapshots/ViewTests/NotesSnapshots/scrolled.9.txt": "nine\n",
            "Snapshots/ViewTests/NotesSnapshots/scrolled.9.2.txt": "nine again\n",
            "Snapshots/ViewTests/NotesSnapshots/styled.txt": "note\n---\n1:1-4 bold\n",
            "Snapshots/ViewTests/NotesSnapshots/picture.svg": "<svg/>",
        ])
        let page = try #require(try package.gallery.files["Documentation/Gallery/Notes.md"])
        #expect(
            page.split(separator: "\n").dropFirst(3) == [
                "## Scrolled", "```", "nine", "```", "```", "nine again", "```", "```", "ten", "```",
                "## As a picture", "![Notes](../../Snapshots/ViewTests/NotesSnapshots/picture.svg)",
            ])
    }

    @Test("If a test records several texts, the gallery shows only the texts with a transcript")
    func named() throws {
        let package = try makePackage([
            "Tests/ViewTests/Notes/NotesSnapshots.swift": suite("NotesSnapshots", ["sorted": "sorted"]),
            "Snapshots/ViewTests/NotesSnapshots/sorted.80x24.up.txt": "up\n",
            "Snapshots/ViewTests/NotesSnapshots/sorted.80x24.up-transcript.txt": "text \"up\"\n",
            "Snapshots/ViewTests/NotesSnapshots/sorted.80x24.2.txt": "again\n",
            "Snapshots/ViewTests/NotesSnapshots/sorted.80x24.transcript.2.txt": "text \"again\"\n",
            "Snapshots/ViewTests/NotesSnapshots/sorted.40x20.up.txt": "narrow\n",
        ])
        let page = try #require(try package.gallery.files["Documentation/Gallery/Notes.md"])
        #expect(
            page.split(separator: "\n").dropFirst(3) == ["## Sorted", "```", "again", "```", "```", "up", "```"])
    }

    @Test("The gallery escapes titles and texts so that Markdown shows them unchanged")
    func markdown() throws {
        let package = try makePackage([
            "Tests/ViewTests/Notes/NotesSnapshots.swift": #"""
            struct NotesSnapshots {
                @Test(
                    "with \"a_b\" and <c>",
                    arguments: sizes)
                @MainActor func ticks(size: Size) async throws {}
                @Test func withoutTitle() {}
            }
            """#,
            "Snapshots/ViewTests/NotesSnapshots/ticks.80x24.txt": "````\n",
            "Snapshots/ViewTests/NotesSnapshots/withoutTitle.txt": "text",
        ])
        let page = try #require(try package.gallery.files["Documentation/Gallery/Notes.md"])
        #expect(
            page.split(separator: "\n").dropFirst(3) == [
                #"## With "a\_b" and \<c\>"#, "`````", "````", "`````", "## Without title", "```", "text", "```",
            ])
    }

    @Test("The gallery omits tests that belong to no feature, and shows a screen once even if two layers test it")
    func repeated() throws {
        var files = [
            "Tests/ViewTests/NotesSnapshots.swift": suite("HouseSnapshots", ["with notes": "some"]),
            "Snapshots/ViewTests/HouseSnapshots/some.txt": "some\n",
            "Tests/ShellTests/Notes/ShellSnapshots.swift": suite("ShellSnapshots", ["with notes": "some"]),
            "Snapshots/ShellTests/ShellSnapshots/some.txt": "some\n",
            "Tests/CoordinatorTests/Notes/NotesFlowTests.swift": suite("NotesFlowTests", ["with notes": "some"]),
            "Snapshots/CoordinatorTests/NotesFlowTests/some.txt": "some\n",
            "Snapshots/CoordinatorTests/GoneSnapshots/some.txt": "some\n",
        ]
        #expect(try makePackage(files).gallery.files.isEmpty)
        for (module, name) in [("CoordinatorTests", "NotesSnapshots"), ("ViewTests", "NotesViewSnapshots")] {
            files["Tests/\(module)/Notes/\(name).swift"] = suite(name, ["with notes": "some"])
            files["Snapshots/\(module)/\(name)/some.txt"] = "some\n"
        }
        let page = try #require(try makePackage(files).gallery.files["Documentation/Gallery/Notes.md"])
        #expect(page.contains("NotesSnapshots.swift") && !page.contains("NotesViewSnapshots.swift"))
        files["Snapshots/ViewTests/NotesViewSnapshots/some.txt"] = "others\n"
        let both = try #require(try makePackage(files).gallery.files["Documentation/Gallery/Notes.md"])
        #expect(both.contains("## Notes\n") && both.contains("## Notes view\n"))
    }

    @Test("The docs update command writes the gallery and deletes only pages of deleted features")
    func written() async throws {
        let page = "Documentation/Gallery/Notes.md"
        let package = try makePackage([
            "Tests/ViewTests/Notes/NotesSnapshots.swift": suite("NotesSnapshots", ["with notes": "some"]),
            "Snapshots/ViewTests/NotesSnapshots/some.txt": "some\n",
            "Documentation/Gallery/Gone.md": "\(Gallery.mark)\n\n# Gone\n", "Documentation/Gallery/Mine.md": "# Mine\n",
        ])
        let first = try await package.update(swift: "exit 1")
        #expect(
            first.text == "removed: Documentation/Gallery/Gone.md\ncreated: \(page)\n"
                + "created: Documentation/Gallery/README.md\n", "\(first.wholeText)")
        #expect(try package.gallery.files[page] == package.text(of: page))
        #expect(try package.text(of: "Documentation/Gallery/Mine.md") == "# Mine\n")
        #expect(throws: (any Error).self) { try package.text(of: "Documentation/Gallery/Gone.md") }

        try package.write("other\n", to: "Snapshots/ViewTests/NotesSnapshots/some.txt")
        #expect(try await package.update(swift: "exit 1").text == "changed: \(page)\n")
        #expect(try package.text(of: page).contains("```\nother\n```"))
        #expect(try await package.update(swift: "exit 1").text == "nothing to update\n")
    }

    @Test("The gallery does not overwrite a page that somebody else has written")
    func taken() async throws {
        let page = "Documentation/Gallery/Notes.md"
        let package = try makePackage([
            "Tests/ViewTests/Notes/NotesSnapshots.swift": suite("NotesSnapshots", ["with notes": "some"]),
            "Snapshots/ViewTests/NotesSnapshots/some.txt": "some\n", page: "# Mine\n",
        ])
        let update = try await package.update(swift: "exit 1")
        #expect(update.ending == .exited(1) && update.errorText.contains("\(page) was not written by"))
        #expect(try package.text(of: page) == "# Mine\n")
        // Without a page that the tool has written, there is no gallery to update.
        #expect(try Gallery.updated(in: HousePackage(at: package.files.package.folder.path)) == [])
    }

    @Test("The gallery shows a snapshot as soon as it is accepted")
    func accepted() async throws {
        let path = "Snapshots/ViewTests/NotesSnapshots/some.txt"
        let page = "Documentation/Gallery/Notes.md"
        let package = try makePackage([
            "Tests/ViewTests/Notes/NotesSnapshots.swift": suite("NotesSnapshots", ["with notes": "some"]),
            path: "some\n", page: "",
        ])
        let store = package.files.store
        try store.savePending(
            PendingSnapshot(
                name: SnapshotName(module: "ViewTests", components: ["NotesSnapshots", "some()"]), path: path,
                sourceLocation: "NotesSnapshots.swift:3", reference: try store.read(path),
                content: SnapshotContent("other")))
        let accepted = try await runStrata("accept", "--all", in: package.files)
        #expect(
            accepted.text == "accepted: \(path)\nchanged: \(page)\ncreated: Documentation/Gallery/README.md\n",
            "\(accepted.wholeText)")
        #expect(try package.text(of: page).contains("```\nother\n```"))
        #expect(try await runStrata("accept", "--all", in: package.files).text.contains("Gallery") == false)
    }
}
