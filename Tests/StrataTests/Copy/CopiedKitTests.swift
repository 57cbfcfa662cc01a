import TestKit
import TestProcesses
import Testing

@Suite("A copied kit", .leakChecks, .enabled(if: isSlow))
struct CopiedKitTests {
    @Test("builds and passes its tests in an empty package, with nothing to do by hand", arguments: ["Shell"])
    func kit(name: String) async throws {
        try await CopiedPackage(of: name).expectPassed(tests: 11)
    }

    @Test(
        "does so alone, whichever it is", .enabled(if: isWhole),
        arguments: ["Binding", "TextUI", "Terminal", "HTTP", "TextSnapshots", "TestKit", "LayerGuard"])
    func each(name: String) async throws {
        try await CopiedPackage(of: name).expectPassed(tests: 11)
    }
}
