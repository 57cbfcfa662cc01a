import Foundation
import TestKit
import Testing
import TextSnapshots

@testable import Demo

@MainActor
@Suite("The documentation", .leakChecks, .snapshots())
struct DocumentationTests {
    private let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    @Test(
        "Every screen is shown as the command above it prints it",
        arguments: ["README.md", "Documentation/TextUI.md", "Documentation/Features.md"])
    func screens(file: String) async throws {
        let screens = try text(of: file).matches(of: /(?ms)^```\n\$ swift run demo ([^\n]*)\n(.*?)\n```$/)
        #expect(!screens.isEmpty)
        for screen in screens {
            let output = try await headlessScreen(words(of: String(screen.1)))
            #expect(screen.2 == output, "\(file) is to show for \(screen.1):\n\(output)")
        }
    }

    @Test(
        "Every screen that another locale would change names its own",
        arguments: ["README.md", "Documentation/TextUI.md", "Documentation/Features.md"])
    func locales(file: String) async throws {
        for screen in try text(of: file).matches(of: /(?ms)^```\n\$ swift run demo ([^\n]*)\n(.*?)\n```$/)
        where !screen.1.contains("--locale") {
            let english = try await headlessScreen(words(of: String(screen.1)) + ["--locale", "en_GB"])
            let german = try await headlessScreen(words(of: String(screen.1)) + ["--locale", "de_DE"])
            #expect(english == german, "\(file): \(screen.1)")
        }
    }

    @Test(
        "Every command of a screen is one that the demo understands",
        arguments: ["README.md", "Documentation/Bindings.md", "Documentation/Features.md"])
    func commands(file: String) throws {
        let commands = try text(of: file).matches(of: /(?m)^swift run demo (.*?) *(#.*)?$/)
        #expect(!commands.isEmpty)
        for command in commands {
            #expect(throws: Never.self, "\(file): \(command.1)") {
                try Options(parsing: words(of: String(command.1)))
            }
        }
    }

    @Test(
        "Every link leads to a file that is there",
        arguments: ["README.md", "Architecture.md", "Bindings.md", "Features.md", "Snapshots.md", "TextUI.md"])
    func links(article: String) throws {
        let file = article == "README.md" ? article : "Documentation/\(article)"
        let folder = root.appending(path: file).deletingLastPathComponent()
        let targets = try text(of: file).matches(of: /\]\(([^)#\s]+)/).map { String($0.1) }
        #expect(!targets.isEmpty)
        for target in targets where !target.contains("://") {
            #expect(
                FileManager.default.fileExists(atPath: folder.appending(path: target).path),
                "\(file) links to \(target)")
        }
    }

    @Test("The pictures are those that the demo makes", arguments: Picture.allCases)
    func picture(_ picture: Picture) async throws {
        let screen = try await headlessScreen(["--in-memory", "--locale", "en_GB", "--as", "svg"] + picture.options)
        expectSnapshot(of: screen, as: Snapshotting(pathExtension: "svg") { $0 })
    }

    enum Picture: CaseIterable {
        case users, userDetail, settings

        var options: [String] {
            switch self {
            case .users: ["--screen", "users", "--size", "90x14", "--keys", "down down b"]
            case .userDetail: ["--screen", "user-detail", "--size", "90x20"]
            case .settings: ["--screen", "settings", "--size", "90x14"]
            }
        }
    }
}
