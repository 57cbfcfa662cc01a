import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("An app that was made", .leakChecks, .serialized, .enabled(if: isSlow))
struct MadeAppTests {
    private static let all = "Users,Photos,Lists,Shop,Feed,More,Profile,SignUp,Settings"

    @Test("without features has a generated one, takes a second one, and builds, runs and passes its tests")
    func empty() async throws {
        let place = trackForLeaks(try TemporaryFolder())
        let app = try await MadeApp("Groceries", [], in: place)
        try await app.expectPasses(tests: 30)
        let screen = try await app.run("swift", "run", app.program, "--screen", "journal", "--keys", "n milk enter")
        #expect(screen.text.contains("▸ milk"), "\(screen.wholeText)")
        let feature = try await ChildProcess.run(
            BuiltProgram.url(named: "strata"), ["new", "feature", "Ideas", "--in", app.folder.path],
            in: URL(filePath: MadeApp.checkout, directoryHint: .isDirectory))
        #expect(feature.ending == .exited(0), "\(feature.wholeText)")
        try await app.expectPasses(tests: 50)
    }

    @Test("with features builds and passes its tests with nothing else", .enabled(if: isWhole))
    func features() async throws {
        // One folder for all, so that the kits are built once.
        let place = trackForLeaks(try TemporaryFolder())
        let whole = try await MadeApp("Groceries", ["--features", Self.all, "--with", "SQLite"], in: place)
        try await whole.expectPasses(tests: 1_000)
        for feature in ["Lists", "SignUp", "Settings"] {
            try await MadeApp("Groceries", ["--features", feature], in: place).expectPasses(tests: 20)
        }
    }
}
