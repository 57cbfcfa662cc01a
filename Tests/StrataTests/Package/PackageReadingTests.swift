import Foundation
import TestKit
import TestProcesses
import Testing

@testable import Strata

@Suite("Reading a package", .computesLong, .leakChecks)
struct PackageReadingTests {
    @Test("Reading a package fails in a folder without a package")
    func noPackage() throws {
        let folder = trackForLeaks(try TemporaryFolder())
        #expect(throws: PackageError.noPackage(folder: folder.path)) { try Package(above: folder.path) }
    }

    @Test("Reading a package fails with SwiftPM's reason if SwiftPM refuses the manifest")
    func broken() throws {
        let package = trackForLeaks(try TemporaryPackage())
        let error = #expect(throws: PackageError.self) { try Package(above: package.folder.path) }
        let message = error?.description ?? ""
        #expect(message.contains("SwiftPM ended with status 1"), "\(message)")
        #expect(message.contains("Package.swift' is empty"), "\(message)")
    }

    @Test("Reading a package fails if the manifest computes its targets instead of listing them")
    func computed() throws {
        let package = trackForLeaks(try TemporaryPackage())
        try package.write(
            """
            // swift-tools-version: 6.0
            import PackageDescription

            let package = Package(name: "Small", targets: ["A", "B"].map { .target(name: $0) })
            """, to: "Package.swift")
        let folder = package.folder.standardizedFileURL.path
        #expect(throws: PackageError.otherEntries(folder: folder, expected: 2)) {
            try Package(above: folder)
        }
    }
}
