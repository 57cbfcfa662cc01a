import TestKit
import TestProcesses
import Testing

@Suite("The docs update command", .leakChecks)
struct DocsUpdateTests {
    private static func block(_ command: String, _ output: String) -> String {
        "Before\n\n```\n$ \(command)\n\(output)\n```\n\nAfter\n"
    }

    @Test("In every document, the output below a command is renewed; a second update changes nothing")
    func renewed() async throws {
        let documents = [
            "README.md", "Documentation/Screens.md", "Documentation/Decisions/0001.md",
            "Modules/Kits/Shell/Shell.docc/Shell.md",
        ]
        let package = try DocumentedPackage(
            Dictionary(uniqueKeysWithValues: documents.map { ($0, Self.block("swift run notes --screen all", "old")) }))

        let updated = try await package.update(swift: #"printf 'new\nof two lines\n'"#)

        #expect(updated.ending == .exited(0), "\(updated.wholeText)")
        #expect(updated.text == documents.sorted().map { "changed: \($0)\n" }.joined())
        #expect(updated.errorText == "built\n")
        for path in documents {
            let text = try package.text(of: path)
            #expect(text == Self.block("swift run notes --screen all", "new\nof two lines"), "\(path)")
        }
        #expect(try package.calls() == ["build --product notes", "run --skip-build notes --screen all"])
        let again = try await package.update(swift: #"printf 'new\nof two lines\n'"#)
        #expect(again.text == "nothing to update\n")
    }

    @Test("Each documented command runs once, with its words split as by a shell")
    func words() async throws {
        let keys = #"notes --keys "a b" 'c "d"'"#
        let readme = [keys, "strata graph", keys, "notes --two"].map { Self.block("swift run \($0)", "old") }
        let package = try DocumentedPackage(["README.md": readme.joined()])

        let updated = try await package.update(swift: #"for word; do echo "<$word>"; done"#)

        let text = try package.text(of: "README.md")
        #expect(text.contains("'c \"d\"'\n<--keys>\n<a b>\n<c \"d\">\n```"), "\(updated.wholeText)")
        #expect(text.contains("swift run strata graph\n<graph>\n```"))
        #expect(text.contains("swift run notes --two\n<--two>\n```"))
        let calls = try package.calls()
        #expect(
            calls.filter { $0.hasPrefix("build ") }.sorted() == ["build --product notes", "build --product strata"])
        #expect(calls.count == 5)
    }

    @Test(
        "The command of an unsupported block is not run, and the block keeps its text",
        arguments: [
            "$ swift test\nold", "$ swift run strata docs update\nold", "$ swift run benchmarks\nold",
            "swift run notes --screen all", "text\n$ swift run notes\nold", "",
        ])
    func left(block: String) async throws {
        let text = "```\n\(block)\n```\n"
        let package = try DocumentedPackage(["README.md": text, "Documentation/A.md": "$ swift run notes\nold\n"])
        let updated = try await package.update(swift: "echo new")
        #expect(updated.ending == .exited(0) && updated.text == "nothing to update\n", "\(updated.wholeText)")
        #expect(try package.text(of: "README.md") == text)
        #expect(throws: (any Error).self) { try package.calls() }
    }

    @Test("If a command fails, its line is reported and its block is kept; other blocks are renewed")
    func failing() async throws {
        let package = try DocumentedPackage([
            "README.md": Self.block("swift run notes good", "old") + Self.block("swift run notes bad", "old"),
            "Documentation/A.md": Self.block("swift run notes >file", "old"),
            "Documentation/B.md": Self.block("swift run notes good", "old\n$ swift test\npassed"),
        ])

        let updated = try await package.update(swift: #"[ "$1" = good ] && printf 'new\nnew' || exit 3"#)

        #expect(updated.ending == .exited(1))
        #expect(
            updated.text == """
                changed: README.md
                README.md:13: 'swift run notes bad' ended with status 3
                Documentation/A.md:4: 'swift run notes >file' needs a shell; expected words and quotation marks only
                Documentation/B.md:4: 'swift run notes good' shares its block with another command; expected one command a \
                block

                """)
        #expect(
            try package.text(of: "README.md")
                == Self.block("swift run notes good", "new\nnew") + Self.block("swift run notes bad", "old"))
        #expect(try package.text(of: "Documentation/A.md") == Self.block("swift run notes >file", "old"))
    }

    @Test("Each declaration in an excerpt is found by its first line and renewed")
    func excerpt() async throws {
        let package = try DocumentedPackage([
            "Modules/A.swift":
                "struct A {\n    let c = [\n        1,\n    ]\n    func b(\n        d: Int\n    ) {\n        c\n    }\n}\n",
            "Documentation/A.md": "```swift Modules/A.swift\nfunc b(\n) {\n    old\n}\n\nlet c = [\n```\n",
        ])
        #expect(try await package.update(swift: "").text == "changed: Documentation/A.md\n")
        let excerpt = "func b(\n    d: Int\n) {\n    c\n}\n\nlet c = [\n    1,\n]"
        #expect(try package.text(of: "Documentation/A.md") == "```swift Modules/A.swift\n\(excerpt)\n```\n")
    }

    @Test(
        "An excerpt whose first line is missing or ambiguous in the source is reported and kept",
        arguments: [
            ("let a", "has no line 'let a'; quote another first line"),
            ("let b", "has the line 'let b' more than once; expected a first line that is there once"),
        ])
    func stray(line: String, problem: String) async throws {
        let text = "A\n```swift B.swift\n\(line)\n```\n"
        let package = try DocumentedPackage(["Documentation/A.md": text, "B.swift": "let b\n    let b\n"])
        let updated = try await package.update(swift: "")
        #expect(updated.ending == .exited(1) && updated.text == "Documentation/A.md:2: 'B.swift' \(problem)\n")
        #expect(try package.text(of: "Documentation/A.md") == text)
    }

    @Test("Text that is written into a document while a command runs is kept")
    func editedMeanwhile() async throws {
        let package = try DocumentedPackage([
            "README.md": Self.block("swift run notes", "old"), "Documentation/A.md": "A\n",
        ])
        let script = "echo edited >>README.md; echo edited >>Documentation/A.md; echo new"
        #expect(try await package.update(swift: script).text == "changed: README.md\n")
        #expect(try package.text(of: "README.md") == Self.block("swift run notes", "new") + "edited\n")
        #expect(try package.text(of: "Documentation/A.md") == "A\nedited\n")
    }

    @Test(
        "A command that would open the user's data or write a file is not run",
        arguments: [
            "--screen all", "--in-memory --record A", "--data here --in-memory", "--in-memory --trace file",
            #"--keys "b --in-memory""#, "--in-memory '--record' A", "--in-memory\t--data x",
        ])
    func harmful(options: String) async throws {
        let text = Self.block("swift run notes \(options)", "old")
        let package = try DocumentedPackage(["README.md": text, "Modules/Apps/Demo/SQLite/Kept.swift": ""])
        let updated = try await package.update(swift: "echo new")
        #expect(updated.ending == .exited(1))
        #expect(updated.text.hasPrefix("README.md:4: 'swift run notes \(options)' was not run"), "\(updated.text)")
        #expect(try package.text(of: "README.md") == text)
        #expect(throws: (any Error).self) { try package.calls() }
        try package.write(Self.block("swift run notes --in-memory --trace -", "old"), to: "README.md")
        #expect(try await package.update(swift: "echo new").ending == .exited(0))
    }

    @Test("No document changes if a program cannot be built")
    func unbuilt() async throws {
        let text = Self.block("swift run notes", "old")
        let package = try DocumentedPackage(["README.md": text, "Documentation/A.md": ""])
        let updated = try await runStrata("update", of: "docs", in: package.files, swift: "echo no such module; exit 4")
        #expect(updated.ending == .exited(1) && updated.text.isEmpty)
        #expect(
            updated.errorText == """
                no such module
                strata: The program notes could not be built: 'swift build' ended with status 4; see the messages above. \
                Nothing was changed.

                """)
        #expect(try package.text(of: "README.md") == text)
    }

    @Test("Without a Documentation folder, the output states that there is no gallery")
    func withoutDocumentation() async throws {
        let package = try DocumentedPackage(["README.md": "# Notes\n"])
        let updated = try await package.update(swift: "exit 1")
        #expect(updated.ending == .exited(0))
        #expect(updated.text == "nothing to update\nno gallery: there is no folder Documentation\n")
    }

    @Test("The docs update command refuses a package without layers")
    func withoutLayers() async throws {
        let updated = try await runStrata("update", of: "docs", in: SnapshotPackage())
        #expect(updated.ending == .exited(1))
        #expect(updated.errorText.contains("has no features: expected a folder for each layer"), "\(updated.errorText)")
    }
}
