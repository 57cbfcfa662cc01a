import Foundation
import Processes

/// A package's manifest, as SwiftPM reads it.
nonisolated struct PackageDescription: Decodable {
    struct Product: Decodable, Equatable {
        let name: String
        let targets: [String]
    }

    /// An operating system with the oldest version that the package runs on.
    struct Platform: Decodable, Equatable {
        let platformName: String
        let version: String
    }

    let name: String
    let platforms: [Platform]
    let products: [Product]
    let targets: [PackageTarget]
    let toolsVersion: ToolsVersion

    /// Asks SwiftPM, which prints to standard error what it cannot read.
    init(ofPackageIn folder: String) throws(PackageError) {
        // In a build folder of its own: the package's may be locked by a build.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
        // A failure is harmless: the system clears its temporary files, too.
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            let (output, ending) = try Child.output(of: [
                "swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package",
            ])
            guard ending == .exited(0) else {
                throw PackageError.unreadable(
                    folder: folder, reason: "SwiftPM ended with status \(ending.status); see the messages above")
            }
            self = try JSONDecoder().decode(PackageDescription.self, from: output)
        } catch let error as PackageError {
            throw error
        } catch {
            throw .unreadable(folder: folder, reason: "\(error)")
        }
    }
}
