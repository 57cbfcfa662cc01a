import TestKit
import TestProcesses
import Testing

@Suite("An app that was made", .leakChecks, .serialized, .compiling)
struct MadeAppTests {
    private static let features = ["Users", "Photos", "Lists", "Shop", "Feed", "More", "Profile", "SignUp", "Settings"]
    private static let kits = [
        "Binding", "TextUI", "Shell", "Terminal", "HTTP", "Processes", "SnapshotFiles", "TextSnapshots", "XCTSnapshots",
        "TextUISnapshots", "TestKit",
    ]

    @Test("with all features and the tools builds and passes its tests with nothing else")
    func all() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        let options = ["--features", Self.features.joined(separator: ","), "--with", "SQLite,Strata"]
        try await app.makeApp("Groceries", options)
        #expect(try app.text(of: "README.md").contains("What you enter is stored in a database"))
        try await app.expectFormatted()
        try await app.expectPasses(tests: 1_250)
    }

    @Test("with any single feature, with a service that serves it or with a part, does so, too", .slowest)
    func parts() async throws {
        let features = Self.features.map { (["--features", $0], 20) }
        let stored = ["Users", "Lists", "Settings"].map { (["--features", $0, "--with", "SQLite"], 100) }
        let live = [("Users", "RandomUser"), ("Photos", "Unsplash")].map { (["--features", $0, "--with", $1], 200) }
        let extras = [(Self.kits.joined(separator: ","), 900), ("Strata", 250)].map { (["--with", $0], $1) }
        let app = trackForLeaks(try TemporaryPackage())
        for (options, count) in features + stored + live + extras {
            try await app.makeApp("Groceries", options)
            try await app.expectFormatted()
            try await app.expectPasses(tests: count)
        }
    }
}
