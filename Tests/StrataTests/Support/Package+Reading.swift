import Foundation
import Synchronization
import TestProcesses

@testable import Strata

extension Package {
    /// The descriptions that SwiftPM has read, keyed by manifest text.
    private static let descriptions = Mutex<[String: PackageDescription]>([:])

    /// Reads a package.
    ///
    /// Packages with the same manifest share one description, because SwiftPM compiles a manifest to read it.
    static func reading(_ package: TemporaryPackage) throws -> Package {
        let manifest = try package.text(of: "Package.swift")
        let folder = package.folder.standardizedFileURL.path
        let read = try Package(in: folder, description: descriptions.withLock { $0[manifest] })
        descriptions.withLock { $0[manifest] = read.description }
        return read
    }
}
