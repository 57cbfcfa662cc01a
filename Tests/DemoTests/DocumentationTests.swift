import Foundation
import TestSupport
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

    @Test("The pictures are those that the demo makes", arguments: Picture.allCases)
    func picture(_ picture: Picture) async throws {
        let screen = try await headlessScreen(["--in-memory", "--as", "svg"] + picture.options)
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
