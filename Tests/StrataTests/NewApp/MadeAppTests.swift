import Foundation
import TestKit
import TestProcesses
import Testing

@Suite("An app that was made", .leakChecks, .serialized, .enabled(if: isSlow))
struct MadeAppTests {
    private static let all = ["Users", "Photos", "Lists", "Shop", "Feed", "More", "Profile", "SignUp", "Settings"]
    private static let kits = [
        "Binding", "TextUI", "Shell", "Terminal", "HTTP", "SnapshotFiles", "TextSnapshots", "XCTSnapshots",
        "TextUISnapshots", "TestKit",
    ]

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

    @Test("with all features builds and passes its tests with nothing else")
    func features() async throws {
        let place = trackForLeaks(try TemporaryFolder())
        let options = ["--features", Self.all.joined(separator: ","), "--with", "SQLite"]
        try await MadeApp("Groceries", options, in: place).expectPasses(tests: 1_000)
    }

    @Test("with any single feature, with a service that serves it or with a part, does so, too", .enabled(if: isWhole))
    func parts() async throws {
        // One folder for all, so that the kits are built once.
        let place = trackForLeaks(try TemporaryFolder())
        for feature in Self.all {
            try await MadeApp("Groceries", ["--features", feature], in: place).expectPasses(tests: 20)
        }
        for feature in ["Users", "Lists", "Settings"] {
            try await MadeApp("Groceries", ["--features", feature, "--with", "SQLite"], in: place)
                .expectPasses(tests: 100)
        }
        for options in [
            ["--features", "Users", "--with", "RandomUser"], ["--features", "Photos", "--with", "Unsplash"],
        ] {
            try await MadeApp("Groceries", options, in: place).expectPasses(tests: 200)
        }
        for (extras, count) in [(Self.kits.joined(separator: ","), 900), ("Strata", 250)] {
            try await MadeApp("Groceries", ["--with", extras], in: place).expectPasses(tests: count)
        }
    }
}
