import Foundation
import SnapshotFiles
import TestKit
import TestProcesses
import Testing
import TextSnapshots

@Suite("Inline snapshots in a separate package", .leakChecks, .snapshots(), .serialized, .compiling, .fixturePackage)
struct FixtureInlineTests {
    private static let sources = [
        "FixtureTests/Inline", "FixtureTests/InlineBeside", "XCTestFixtureTests/InlineScreens",
    ].map {
        "Tests/\($0).swift"
    }

    @Test("Inline snapshots are pending at first, pass after they were accepted, and can also be recorded")
    func recorded() async throws {
        let package = try FixturePackage.current
        let before = try texts(package)

        let failed = try await run("Inline/|InlineBeside|InlineScreens")
        #expect(failed.ending == .exited(1))
        #expect(try texts(package) == before)
        let store = try SnapshotStore(above: package.folder.path, orAt: "")
        let pending = store.pendingSnapshots()
        #expect(pending.map(\.path).sorted() == Self.paths)
        for snapshot in pending.reversed() { try store.accept(snapshot) }
        let accepted = try texts(package)
        for (path, text) in accepted {
            let name = URL(filePath: path).deletingPathExtension().lastPathComponent
            expectSnapshot(of: text, as: .lines, named: name)
        }
        try await build()
        let passed = try await run("Inline/|InlineBeside|InlineScreens")
        #expect(passed.ending == .exited(0), "\(passed.wholeText)")

        for (name, text) in before { try package.write(text, to: name) }
        try await build()
        let recorded = try await run("Inline/|InlineBeside|InlineScreens", ["SNAPSHOT_RECORD": "all"])
        #expect(recorded.ending == .exited(1), "\(recorded.wholeText)")
        #expect(try texts(package) == accepted, "\(recorded.wholeText)")
    }

    private static let paths = zip(
        sources,
        [["8:29", "9:29", "10:29", "13:29", "18:33"], ["8:42", "8:92", "9:23"], ["12:29", "16:29", "22:29"]]
    ).flatMap { source, places in places.map { "\(source):\($0)" } }.sorted()

    private func build() async throws {
        let build = try await FixturePackage.current.run("swift build --build-tests \(TemporaryPackage.quickly)")
        try #require(build.ending == .exited(0), "\(build.wholeText)")
    }

    private func texts(_ package: TemporaryPackage) throws -> [String: String] {
        try Dictionary(uniqueKeysWithValues: Self.sources.map { ($0, try package.text(of: $0)) })
    }

    private func run(_ filter: String, _ environment: [String: String] = [:]) async throws -> ChildProcess {
        try await FixturePackage.current.run(
            "swift test --skip-build --filter '\(filter)'", environment.merging(["FIXTURE": "inline"]) { $1 })
    }
}
