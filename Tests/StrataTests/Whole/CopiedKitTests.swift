import TestKit
import TestProcesses
import Testing

@Suite("A copied kit", .leakChecks, .compiling)
struct CopiedKitTests {
    @Test("builds and passes its tests alone in an empty package, with nothing to do by hand")
    func alone() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        let kits = ["Shell", "Binding", "TextUI", "Terminal", "HTTP", "Processes", "TextSnapshots", "TestKit"]
        for kit in kits + ["LayerGuard"] {
            try await package.copy(kit)
            try await package.expectPasses(tests: 9)
        }
    }
}
