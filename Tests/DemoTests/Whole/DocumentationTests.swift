import Foundation
import TestKit
import Testing
import TextSnapshots

@testable import Demo

@MainActor
@Suite("The documentation", .leakChecks, .snapshots())
struct DocumentationTests {
    private nonisolated static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
    private nonisolated static let articles = ["README.md"] + markdown(in: "Documentation")
    private nonisolated static let catalogues = markdown(in: "Modules/Kits")
    /// The documents in which each quotation is text from a file that is linked above the quotation.
    private nonisolated static let quotingArticles =
        ["Bindings", "Localisation", "Migrating", "Questions", "Testing", "iOS"].map { "Documentation/\($0).md" }
        + markdown(in: "Documentation/Decisions") + markdown(in: "Documentation/Tutorial") + catalogues

    private nonisolated static func markdown(in folder: String) -> [String] {
        let files = try? FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
        return (files ?? []).filter { $0.hasSuffix(".md") && !$0.contains("Mine/") }.sorted().map { "\(folder)/\($0)" }
    }
    private nonisolated static let articlesWithScreens = [
        "README.md", "Documentation/Architecture.md", "Documentation/Bindings.md", "Documentation/Features.md",
    ]

    private func text(of file: String) throws -> String {
        try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
    }

    /// Returns the words of a command, with paths that do not depend on the working folder.
    private func arguments(of command: some StringProtocol) -> [String] {
        words(of: String(command)).map { $0.hasPrefix("Documentation/") ? Self.root.appending(path: $0).path : $0 }
    }

    @Test("Every screen in a document is the output of the command above it", arguments: articlesWithScreens)
    func screens(file: String) async throws {
        let screens = try text(of: file).matches(of: /(?ms)^```\n\$ swift run demo ([^\n]*)\n(.*?)\n```$/)
        #expect(!screens.isEmpty)
        for screen in screens {
            let output = try await headlessScreen(arguments(of: screen.1))
            #expect(screen.2 == output, "\(file) should show for \(screen.1):\n\(output)")
        }
    }

    @Test("A command whose screen depends on the locale has the option --locale", .slow, arguments: articlesWithScreens)
    func locales(file: String) async throws {
        for screen in try text(of: file).matches(of: /(?ms)^```\n\$ swift run demo ([^\n]*)\n(.*?)\n```$/)
        where !screen.1.contains("--locale") {
            // Another test compares the screen in the document with the English output.
            let german = try await headlessScreen(arguments(of: screen.1) + ["--locale", "de_DE"])
            #expect(german == screen.2, "\(file): \(screen.1)")
        }
    }

    @Test(
        "The demo accepts every documented command for a screen",
        arguments: ["README.md", "Documentation/Features.md"])
    func commands(file: String) throws {
        let commands = try text(of: file).matches(of: /(?m)^swift run demo\b ?(.*?) *(#.*)?$/)
        #expect(!commands.isEmpty)
        for command in commands {
            #expect(throws: Never.self, "\(file): \(command.1)") {
                try Options(parsing: words(of: String(command.1)))
            }
        }
    }

    @Test("Every link in a document leads to a file, and every anchor to a heading", arguments: articles + catalogues)
    func links(file: String) throws {
        let article = Self.root.appending(path: file)
        let links = try text(of: file).matches(of: /\]\(([^)#\s]*)(#[^)\s]+)?\)/)
        #expect(!links.isEmpty || file.contains(".docc/"))
        for link in links where !link.1.contains("://") {
            let target =
                link.1.isEmpty ? article : article.deletingLastPathComponent().appending(path: String(link.1))
            #expect(FileManager.default.fileExists(atPath: target.path), "\(file) links to \(link.1)")
            guard let anchor = link.2 else { continue }
            let headings = try String(contentsOf: target, encoding: .utf8).matches(of: /(?m)^#+ (.+)$/)
            #expect(headings.contains { "#\(slug(of: $0.1))" == anchor }, "\(file) links to \(link.1)\(anchor)")
        }
    }

    /// Returns the anchor that GitHub gives a heading.
    private func slug(of heading: Substring) -> String {
        heading.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
            .replacing(" ", with: "-")
    }

    @Test("Each excerpt in a document is text from the last file that is linked above it", arguments: quotingArticles)
    func excerpts(file: String) throws {
        func lines(of text: some StringProtocol) -> [String] {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
        }
        let article = try text(of: file)
        for excerpt in article.matches(of: /(?ms)^```(swift|diff)\n(.*?)\n```$/) {
            let links = article[..<excerpt.range.lowerBound].matches(of: /\]\(([^)\s]*\.(?:swift|patch))\)/)
            let link = try #require(links.last?.1, "\(file) quotes a file without a link to it")
            // A change that the reader should make is not in any file yet.
            if excerpt.1 == "diff" && link.hasSuffix(".swift") { continue }
            let source = Self.root.appending(path: file).deletingLastPathComponent().appending(path: String(link))
            let isQuoted = lines(of: try String(contentsOf: source, encoding: .utf8)).contains(lines(of: excerpt.2))
            #expect(isQuoted, "\(file) quotes text that is not in \(link):\n\(excerpt.2)")
        }
    }

    @Test("The pictures in the documentation are the ones that the demo draws", arguments: Picture.allCases)
    func picture(_ picture: Picture) async throws {
        let screen = try await headlessScreen(
            ["--in-memory", "--locale", "en_GB", "--as", "svg"] + arguments(of: picture.options))
        expectSnapshot(of: screen, as: Snapshotting(pathExtension: "svg") { $0 })
    }

    enum Picture: CaseIterable {
        case users, userDetail, settings

        var options: String {
            switch self {
            case .users: "--screen users --size 90x14 --keys \"down down b\""
            case .userDetail: "--screen user-detail --size 90x20 --users Documentation/person.json"
            case .settings: "--screen settings --size 90x14"
            }
        }
    }
}
