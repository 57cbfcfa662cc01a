import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A generated app", .leakChecks, .serialized, .compiling)
struct MadeAppTests {
    private static let kits = [
        "Binding", "TextUI", "Shell", "Terminal", "HTTP", "Processes", "SnapshotFiles", "TextSnapshots", "XCTSnapshots",
        "TextUISnapshots", "TestKit",
    ]

    @Test("An app with all features and tools passes its tests and shows the same screens as the demo")
    func all() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        let features = try Checkout.package.features.joined(separator: ",")
        try await app.makeApp("Groceries", ["--features", features, "--with", "SQLite,Strata"])
        try await app.expectFormatted()
        try await app.expectPasses(tests: 1_000)
        try await app.expectScreensOfDemo(program: "groceries")
    }

    @Test("An app with any one feature, alone or together with Users, builds and passes its tests", .slowest)
    func features() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        for feature in try Checkout.package.features {
            for features in feature == "Users" ? [feature] : [feature, "Users,\(feature)"] {
                try await app.makeApp("Groceries", ["--features", features])
                try await app.expectFormatted()
                try await app.expectPasses(tests: 50)
            }
        }
    }

    @Test("An app with a feature's service, with all kits, or with the tool builds and passes its tests", .slowest)
    func parts() async throws {
        let services = [("Users", "RandomUser"), ("Photos", "Unsplash"), ("Lists", "SQLite")]
            .map { (["--features", $0, "--with", $1], 120) }
        let extras = [(Self.kits.joined(separator: ","), 600), ("Strata", 200)].map { (["--with", $0], $1) }
        let app = trackForLeaks(try TemporaryPackage())
        for (options, count) in services + extras {
            try await app.makeApp("Groceries", options)
            try await app.expectFormatted()
            try await app.expectPasses(tests: count)
        }
    }

    @Test("A generated app with one feature passes its tests after a second feature is copied into it")
    func further() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        try await app.makeApp("Groceries", ["--features", "Feed"])
        try await app.strata(["copy", "Lists", "--with-tests", "--into", app.folder.path, "--edit-manifest"])
        try await app.expectFormatted()
        try await app.expectPasses(tests: 240)
    }

    @Test("A generated app builds and passes its tests after each copy of a feature into the app", .slowest)
    func oneByOne() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        try await app.makeApp("Groceries", [])
        for feature in ["Users", "Settings", "Profile", "Lists", "More", "Shop", "Photos", "Feed", "SignUp"] {
            try await app.strata(["copy", feature, "--with-tests", "--into", app.folder.path, "--edit-manifest"])
            try await app.expectFormatted()
            try await app.expectPasses(tests: 60)
        }
    }
}

extension TemporaryPackage {
    /// Expects that the app has the demo's screens and, apart from the program's names, the demo's usage text.
    fileprivate func expectScreensOfDemo(program: String, sourceLocation: SourceLocation = #_sourceLocation)
        async throws
    {
        let demo = try BuiltProgram.url(named: "demo")
        let own = folder.appending(path: ".build/debug/\(program)")
        let refusal = try await ChildProcess.run(demo, ["--in-memory", "--screen", "?"]).errorText
        let names = try #require(refusal.firstMatch(of: /expected (.*); got/)?.1).split(separator: ", ").map(
            String.init)
        #expect(names.count > 15, sourceLocation: sourceLocation)
        for name in names {
            let arguments = ["--in-memory", "--screen", name]
            let (shown, expected) = (
                try await ChildProcess.run(own, arguments), try await ChildProcess.run(demo, arguments)
            )
            #expect(expected.ending == .exited(0), "\(expected.wholeText)", sourceLocation: sourceLocation)
            #expect(shown.text == expected.text, "\(name)", sourceLocation: sourceLocation)
        }
        let words = try await ChildProcess.run(demo, ["--help"]).text.split(whereSeparator: \.isWhitespace)
        let usage = try await ChildProcess.run(own, ["--help"]).text.split(whereSeparator: \.isWhitespace)
        #expect(
            usage.map(String.init) == words.map { String($0).replacing(/\bdemo\b|\bstrata\b/, with: program) },
            sourceLocation: sourceLocation)
    }
}
