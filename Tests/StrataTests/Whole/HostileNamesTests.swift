import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A feature with a confusing name", .leakChecks)
struct HostileNamesTests {
    /// Names that a text search may confuse: beginnings of words in the sources, and a feature's name with a digit.
    private static let names = ["Stat", "Iso", "Fin", "Pub", "Ext", "Cl", "Lists2", "N"]

    @Test("Features with confusing names build and pass their tests together in one app", .compiling)
    func several() async throws {
        let app = trackForLeaks(try TemporaryPackage())
        try await app.makeApp("Hostile", ["--features", "Lists"])
        for (index, name) in Self.names.enumerated() {
            let binding = FeatureBinding.allCases[index % FeatureBinding.allCases.count]
            let tab = index.isMultiple(of: 2) ? ["--tab"] : []
            try await app.strata(
                ["new", "feature", name, "--binding", binding.rawValue, "--in", app.folder.path] + tab)
        }
        try await app.expectFormatted()
        try await app.expectPasses(tests: 240)
    }
}
