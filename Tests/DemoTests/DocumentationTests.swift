import Foundation
import TestSupport
import Testing

@testable import Demo

@MainActor
@Suite("The documentation", .leakChecks)
struct DocumentationTests {
    private let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL

    private func text(of file: String) throws -> String {
        try String(contentsOf: root.appending(path: file), encoding: .utf8)
    }

    @Test(
        "A screen is shown as the command above it prints it",
        arguments: [
            ("README.md", "--in-memory --screen users --size 78x14", "down down b"),
            ("Documentation/TextUI.md", "--in-memory --screen user-detail --size 90x20 --as transcript", ""),
        ])
    func screen(file: String, options: String, keys: String) async throws {
        let keyOption = keys.isEmpty ? "" : " --keys \"\(keys)\""
        let output = try await headlessScreen(options.split(separator: " ").map(String.init) + ["--keys", keys])
        let text = try text(of: file)
        #expect(
            text.contains("$ swift run demo \(options)\(keyOption)\n\(output)\n```"), "\(file) is to show:\n\(output)")
    }

    @Test(
        "The gallery's pictures are those that the demo makes",
        arguments: [
            ("users", ["--size", "90x14", "--keys", "down down b"]), ("user-detail", ["--size", "90x20"]),
            ("settings", ["--size", "90x14"]),
        ])
    func picture(screen: String, options: [String]) async throws {
        let picture = try await headlessScreen(["--in-memory", "--screen", screen, "--as", "svg"] + options)
        let file = "Documentation/Gallery/\(screen).svg"
        #expect(
            try text(of: file) == picture + "\n",
            "swift run demo --in-memory --screen \(screen) --as svg \(options.joined(separator: " ")) > \(file)")
    }
}
