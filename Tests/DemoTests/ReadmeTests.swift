import Foundation
import TestSupport
import Testing

@testable import Demo

@MainActor
@Suite("The README", .leakChecks)
struct ReadmeTests {
    @Test("Shows a screen as the command beside it prints it")
    func screen() async throws {
        let root = URL(filePath: #filePath).appending(path: "../../..").standardizedFileURL
        let readme = try String(contentsOf: root.appending(path: "README.md"), encoding: .utf8)
        let screen = try await headlessScreen(
            "--in-memory", "--screen", "users", "--size", "78x14", "--keys", "down down b")
        let command = #"$ swift run demo --in-memory --screen users --size 78x14 --keys "down down b""#
        #expect(readme.contains("\(command)\n\(screen)\n```"), "the README is to show:\n\(screen)")
    }
}
