import Foundation
import TestKit
import TestProcesses
import Testing

@Suite(
    "An app that was made", .leakChecks, .serialized,
    .enabled(if: ["1", "all"].contains(ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"])))
struct MadeAppTests {
    private static let all = "Users,Photos,Lists,Shop,Feed,More,Profile,SignUp,Settings"

    @Test("of all features, or of one that was generated, builds, runs and passes its tests with nothing else")
    func allAndEmpty() async throws {
        // One folder for both, so that the kits are built once.
        let place = trackForLeaks(try TemporaryFolder())
        let whole = try await MadeApp("Groceries", ["--features", Self.all, "--with", "SQLite"], in: place)
        try await whole.expectPasses(tests: 1_000)

        let empty = try await MadeApp("Groceries", [], in: place)
        try await empty.expectPasses(tests: 30)
        let screen = try await empty.run(
            "swift", "run", empty.program, "--screen", "journal", "--keys", "n milk enter")
        #expect(screen.text.contains("▸ milk"), "\(screen.wholeText)")
        let feature = try await ChildProcess.run(
            BuiltProgram.url(named: "strata"), ["new", "feature", "Ideas", "--in", empty.folder.path],
            in: URL(filePath: MadeApp.checkout, directoryHint: .isDirectory))
        #expect(feature.ending == .exited(0), "\(feature.wholeText)")
        try await empty.expectPasses(tests: 50)
    }

    @Test(
        "of a single feature builds and passes its tests",
        .enabled(if: ProcessInfo.processInfo.environment["STRATA_SLOW_TESTS"] == "all"))
    func single() async throws {
        let place = trackForLeaks(try TemporaryFolder())
        for feature in ["Lists", "SignUp", "Settings"] {
            try await MadeApp("Groceries", ["--features", feature], in: place).expectPasses(tests: 20)
        }
    }
}
