import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

/// A package with the five floors and the places that a feature is wired into, as they are in this one.
struct FeaturePackage {
    static let wiring = [
        "Modules/Coordinator/App/AppCoordinator.swift", "Modules/Coordinator/App/Dependencies.swift",
        "Modules/Coordinator/App/Place+All.swift", "Modules/ViewModel/App/PlaceTitle.swift",
    ]

    let package: TemporaryPackage

    init(sourceLocation: SourceLocation = #_sourceLocation) throws {
        package = trackForLeaks(try TemporaryPackage(), sourceLocation: sourceLocation)
        for floor in HousePackage.floors { try package.makeFolder("Modules/\(floor)") }
        try package.makeFolder("Modules/Coordinator/More")
        let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL
        for path in Self.wiring + [".swift-format"] {
            try package.write(try String(contentsOf: root.appending(path: path), encoding: .utf8), to: path)
        }
    }

    /// Adds a feature to the package.
    func add(_ name: String = "ReadingList", binding: FeatureBinding = .immutable, hasTab: Bool = false) throws
        -> Outcome
    {
        try NewFeature(name: name, folder: package.folder.path, binding: binding, hasTab: hasTab).run()
    }

    /// Expects that a feature cannot be added, and that nothing is written then.
    func expectRefusal<Failure: Error & Equatable>(
        _ expected: Failure, of name: String = "ReadingList", sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        let before = try package.files
        #expect(throws: expected, sourceLocation: sourceLocation) { try add(name) }
        #expect(try package.files == before, sourceLocation: sourceLocation)
    }
}
