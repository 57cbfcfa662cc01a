import TestKit
import TestProcesses
import Testing

@Suite("A copied feature", .leakChecks, .compiling)
struct CopiedFeatureTests {
    @Test("builds and passes its tests in an empty package, under the guard")
    func lists() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        try await package.copy("Lists")
        #expect(try package.text(of: "Package.swift").contains("plugins: [\"LayerGuard\"]"))
        try await package.expectPasses(tests: 100)
    }

    @Test("does so alone or with a service, whichever it is", .slowest)
    func each() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        for names in [
            "Users", "Photos", "Shop", "Settings", "Feed", "SignUp", "More", "Profile", "Lists SQLite",
            "Users RandomUser", "Photos Unsplash", "Sample",
        ] {
            try await package.copy(names)
            try await package.expectPasses(tests: 8)
        }
    }
}
