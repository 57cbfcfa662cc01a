import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("The article about an app of one's own", .leakChecks)
struct StartYourOwnTests {
    private let article: Article

    init() throws {
        article = try Article("StartYourOwn")
    }

    @Test("names commands that there are")
    func commands() throws {
        let commands = Self.commands(in: article.text)
        #expect(commands.count == 6)
        for command in commands {
            #expect(throws: Never.self, "\(command)") { try Command(parsing: command) }
        }
    }

    @Test("makes an app and a second feature, which build, run and pass their tests", .compiling)
    func generates() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        let code = try article.code(under: "Generate an app")
        try #require(code.count == 2)
        let commands = Self.commands(in: code[0])
        try #require(commands.count == 2 && commands[0] == ["new", "app", "Diary", "--into", "../diary"])

        try await app.makeApp("Diary", [])
        #expect(try app.text(of: "README.md").contains("What you enter is stored in a database"))
        try await app.expectFormatted()
        try await app.expectPasses(tests: 30)
        try await app.strata(commands[1].map { $0 == "../diary" ? app.folder.path : $0 })
        try await app.expectFormatted()
        try await app.expectPasses(tests: 50)
        #expect(code[1].hasPrefix("swift run diary\n"))
        let screen = try await app.run("swift run diary --in-memory --screen journal --keys 'n milk enter'")
        #expect(screen.text.contains("▸ milk"), "\(screen.wholeText)")
    }

    @Test("leads from an empty folder to one screen that a test drives", .compiling)
    func oneScreen() async throws {
        let hello = trackForLeaks(try TemporaryPackage())
        let code = try article.code(under: "From one screen to five floors")
        try #require(code.count == 3)
        try FileManager.default.removeItem(atPath: hello.file("Package.swift"))
        for line in code[0].split(separator: "\n") where !line.hasPrefix("swift run strata ") {
            let made = try await hello.run(String(line.replacing("../hello", with: hello.folder.path)))
            #expect(made.ending == .exited(0) || line.hasPrefix("mkdir "), "\(made.wholeText)")
        }
        for command in Self.commands(in: code[0]) {
            try await hello.strata(command.map { $0 == "../hello" ? hello.folder.path : $0 })
        }

        let manifest = try hello.text(of: "Package.swift")
        let target = try #require(
            manifest.firstMatch(of: /\.executableTarget\(\s*name: "Hello"\s*\),/)?.output, "\(manifest)")
        let withKits = manifest.replacing(target, with: code[1])
            .replacing(#"dependencies: ["Hello"]"#, with: #"dependencies: ["Hello", "Shell", "TextUI"]"#)
        try hello.write(withKits, to: "Package.swift")
        try hello.write(code[2], to: "Sources/Hello/Hello.swift")
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
        try await hello.expectPasses(tests: 90)
    }

    /// Returns the arguments of the tool in each line, or span of code, that calls it.
    private static func commands(in text: String) -> [[String]] {
        text.matches(of: #/(?:^|`)swift run strata ([^`\n]+)/#.anchorsMatchLineEndings()).map {
            $0.output.1.split(separator: " ").map(String.init)
        }
    }
}
