import TestKit
import Testing
import TextSnapshots

@testable import Strata

@Suite("A package's graph", .computesLong, .leakChecks, .snapshots())
struct GraphTests {
    @Test("shows the floors, what they see, and what they import of the system")
    func floors() throws {
        let source = try PackagePair.withFeatures().source
        let text = try withExtendedLifetime(source) { try Graph(of: Package.reading(source)).text }
        expectSnapshot(of: text, as: .lines)
    }
}
