import Foundation
import Synchronization
import TestProcesses

@testable import Strata

extension Package {
    /// What SwiftPM has read, by the texts of the manifests.
    private static let descriptions = Mutex<[String: PackageDescription]>([:])

    /// Reads a package.
    ///
    /// SwiftPM is asked only once for all packages with the same manifest: it compiles each.
    static func reading(_ package: TemporaryPackage) throws -> Package {
        let manifest = try package.text(of: "Package.swift")
        let folder = package.folder.standardizedFileURL.path
        let read = try Package(in: folder, description: descriptions.withLock { $0[manifest] })
        descriptions.withLock { $0[manifest] = read.description }
        return read
    }
}
