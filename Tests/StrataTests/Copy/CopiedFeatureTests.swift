import TestKit
import TestProcesses
import Testing

@Suite("A copied feature", .leakChecks, .enabled(if: isSlow))
struct CopiedFeatureTests {
    @Test("builds and passes its tests in an empty package, under the guard", arguments: ["Lists"])
    func feature(name: String) async throws {
        let package = try await CopiedPackage(of: name)
        #expect(try package.manifest.contains("plugins: [\"LayerGuard\"]"))
        try await package.expectPassed(tests: 100)
    }

    @Test(
        "does so alone or with a service, whichever it is", .enabled(if: isWhole),
        arguments: [
            "Users", "Photos", "Shop", "Settings", "Feed", "SignUp", "More", "Profile", "Lists SQLite",
            "Users RandomUser", "Photos Unsplash", "Sample",
        ])
    func each(names: String) async throws {
        try await CopiedPackage(of: names).expectPassed(tests: 8)
    }
}
