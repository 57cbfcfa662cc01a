import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// A package with the five layers, and the lists that a feature is added to.
struct FeaturePackage {
    static let lists = ["Modules/Apps/Benchmarks/Features.swift", "Modules/Apps/Demo/Features.swift"]
    private static let list = "func addFeatures() {\n    // New features go above this line.\n}\n"

    let package: TemporaryPackage

    init(sourceLocation: SourceLocation = #_sourceLocation) throws {
        package = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
        for layer in HousePackage.layers { try package.makeFolder("Modules/\(layer)") }
        for path in Self.lists { try package.write(Self.list, to: path) }
        // This is the format of this repository.
        try package.write(#"{"version": 1, "lineLength": 120, "indentation": {"spaces": 4}}"#, to: ".swift-format")
    }

    /// Adds a feature to the package.
    func add(_ name: String = "ReadingList", binding: FeatureBinding = .immutable, hasTab: Bool = false) throws
        -> Outcome
    {
        try NewFeature(name: name, folder: package.folder.path, binding: binding, hasTab: hasTab).run()
    }

    /// Expects that a feature cannot be added, and that the attempt writes nothing.
    func expectRefusal(
        _ reason: String, of name: String = "ReadingList", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try package.files
        let error = #expect(throws: HousePackageError.self, sourceLocation: sourceLocation) { try add(name) }
        #expect(error?.description == reason, sourceLocation: sourceLocation)
        #expect(try package.files == before, sourceLocation: sourceLocation)
    }
}
