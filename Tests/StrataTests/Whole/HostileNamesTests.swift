import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("A feature with the name of something else", .leakChecks)
struct HostileNamesTests {
    /// Names that begin other words of the app's sources, or are another feature's name but for a digit.
    private static let names = ["Stat", "Iso", "Fin", "Pub", "Ext", "Cl", "Lists2", "N"]

    @Test("builds and passes its tests, several in one app", .compiling)
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

    @Test(
        "is refused with the reason before a file is written",
        arguments: [
            ("Place", "There is a type called Place already, in Modules/Coordinator/Shared/Place.swift"),
            ("Shell", "There is a target called Shell already, in Package.swift"),
            ("Route", "There is a type called Route already, in Modules/Coordinator/Shared/Route.swift"),
            ("Feature", "There is a type called Feature already, in Modules/"),
            ("App", "'App' cannot name a feature, because a folder of that name is no feature's"),
            ("Whole", "'Whole' cannot name a feature, because a folder of that name is no feature's"),
            ("Options", "There is a folder called Options already: Modules/Apps/Demo/Options"),
            ("Überblick", "A feature's name is the beginning of its types' names: expected letters from A to Z"),
        ])
    func refused(name: String, reason: String) throws {
        let package = try HousePackage(at: TemporaryPackage.checkout.path)
        let error = #expect(throws: (any Error).self) { try NewFeature(name: name).change(of: package) }
        #expect(error.map { "\($0)".hasPrefix(reason) } == true, "\(error as Any)")
    }
}
