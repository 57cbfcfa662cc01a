import TestKit
import TestProcesses
import Testing

@Suite("A copied kit", .leakChecks, .compiling)
struct CopiedKitTests {
    @Test("A copied kit builds and passes its tests in a new library's package, without manual steps")
    func alone() async throws {
        let package = trackForLeaks(try TemporaryPackage())
        #expect(try await package.makeLibrary(copying: "Binding") <= 25)
        let kits = ["Shell", "Binding", "TextUI", "Terminal", "HTTP", "Processes", "TextSnapshots", "TestKit"]
        for kit in kits + ["LayerGuard"] {
            try await package.makeLibrary(copying: "\(kit) --with-tests")
            try await package.expectPasses(tests: 9)
        }
    }
}
