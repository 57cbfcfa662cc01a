import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The steps in Documentation/StartYourOwn.md", .leakChecks)
struct StartYourOwnTests {
    private let article: Article

    init() throws {
        article = try Article("StartYourOwn")
    }

    @Test("The commands in StartYourOwn.md make an app and a second feature, which pass their tests", .compiling)
    func generates() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        let code = try article.code(under: "Generate an app")
        try #require(code.count == 2)
        let commands = Self.commands(in: code[0])
        try #require(commands.count == 2 && commands[0] == ["new", "app", "Diary", "--into", "../diary"])

        try await app.makeApp("Diary", [])
        #expect(try app.text(of: "README.md").contains("What you enter is stored in a database"))
        try await app.expectFormatted()
        try await app.expectPasses(tests: 20)
        try await app.strata(commands[1].map { $0 == "../diary" ? app.folder.path : $0 })
        try await app.expectFormatted()
        try await app.expectPasses(tests: 30)
        #expect(code[1].hasPrefix("swift run diary\n"))
        for example in HelpTests.examples { try await expectRuns(example, besides: app) }
        let screen = try await app.run("swift run diary --in-memory --screen journal --keys 'n milk enter'")
        #expect(screen.text.contains("▸ milk"), "\(screen.wholeText)")
    }

    @Test("StartYourOwn.md leads from an empty folder to one screen that a test drives", .compiling)
    func oneScreen() async throws {
        let hello = try await makeProgram("Hello", in: "../hello", under: "Write one screen")
        let manifest = try hello.text(of: "Package.swift")
        try hello.write(
            manifest.replacing(#"dependencies: ["Hello"]"#, with: #"dependencies: ["Hello", "Shell", "TextUI"]"#),
            to: "Package.swift")
        try hello.write(
            """
            import Shell
            import TextUI
            import Testing

            @testable import Hello

            @MainActor @Test func counts() async {
                let pilot = Pilot(app: Hello(), size: Size(width: 40, height: 8))
                pilot.start()
                await pilot.press(.space)
                #expect(pilot.frame().grid.plainText.contains("1 time"))
            }
            """, to: "Tests/HelloTests/HelloTests.swift")
        try await hello.expectPasses(tests: 1)
    }

    @Test("The one-file program in StartYourOwn.md builds with a copied screen", .compiling)
    func copiedScreen() async throws {
        let program = try await makeProgram("MyLists", in: "../my-lists", under: "Show a copied screen")
        let build = try await program.run("swift build")
        #expect(build.ending == .exited(0) && !build.wholeText.contains("warning: "), "\(build.wholeText)")
        // Without a terminal, the program says that it needs one.
        let run = try await program.run("swift run MyLists")
        #expect(run.wholeText.contains("terminal"), "\(run.wholeText)")
    }

    /// Expects that an example in the help runs: the copy command in this package, and any other command in the app.
    private func expectRuns(_ example: [String], besides app: TemporaryPackage) async throws {
        // The commands in the document have already done this.
        if example.starts(with: ["new", "app"]) || example.starts(with: ["new", "feature", "Notes"]) { return }
        let other = trackForLeaks(try TemporaryPackage())
        let arguments = example.map { $0 == "../my-app" ? other.folder.path : $0 }
        try other.write(PackagePair.emptyManifest, to: "Package.swift")
        try other.write("", to: "Mine/Mine.swift")
        try await app.strata(arguments, from: example.first == "copy" ? nil : app.folder)
    }

    /// Makes a program as the document describes: with the commands, a target in the manifest, and a file.
    private func makeProgram(_ name: String, in folder: String, under heading: String) async throws -> TemporaryPackage
    {
        let package = trackForLeaks(try TemporaryPackage())
        let code = try article.code(under: heading)
        try #require(code.count == 3)
        try FileManager.default.removeItem(atPath: package.file("Package.swift"))
        for line in code[0].split(separator: "\n") where !line.hasPrefix("swift run strata ") {
            let made = try await package.run(String(line.replacing(folder, with: package.folder.path)))
            #expect(made.ending == .exited(0) || line.hasPrefix("mkdir "), "\(made.wholeText)")
        }
        for command in Self.commands(in: code[0]) {
            try await package.strata(command.map { $0 == folder ? package.folder.path : $0 })
        }
        let manifest = try package.text(of: "Package.swift")
        let target = try #require(
            manifest.firstMatch(of: /\.executableTarget\(\s*name: "\w+"\s*\),/)?.output, "\(manifest)")
        try package.write(manifest.replacing(target, with: code[1]), to: "Package.swift")
        try package.write(code[2], to: "Sources/\(name)/\(name).swift")
        return package
    }

    /// Returns the arguments of the tool in each line or span of code that calls it, without comments or extra spaces.
    static func commands(in text: String) -> [[String]] {
        text.matches(of: /(?m)(?:^|`)(?:\$ )?swift run strata ([^`\n#…]+)(?:#.*)?(?:`|$)/).map {
            $0.output.1.split(separator: " ").map(String.init)
        }
    }
}
