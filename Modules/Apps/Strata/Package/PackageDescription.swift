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

    /// Runs SwiftPM to read the manifest.
    ///
    /// - Throws: `.unreadable`, with SwiftPM's own messages if it rejects the manifest.
    init(ofPackageIn folder: String) throws(PackageError) {
        // SwiftPM gets a separate scratch folder, because a build may have locked the package's own.
        let scratch = FileManager.default.temporaryDirectory.appending(path: "package-\(UUID().uuidString)")
        // A failure to remove the folder is harmless: the system also clears temporary files.
        defer { try? FileManager.default.removeItem(at: scratch) }
        do {
            try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
            let output = scratch.appending(path: "output")
            let messages = scratch.appending(path: "messages")
            let ending = try Child(
                ["swift", "package", "--package-path", folder, "--scratch-path", scratch.path, "dump-package"],
                streams: .files(output: output.path, error: messages.path)
            ).wait()
            guard ending == .exited(0) else {
                let reason = try String(decoding: Data(contentsOf: messages), as: UTF8.self)
                throw PackageError.unreadable(
                    folder: folder, reason: "SwiftPM ended with status \(ending.status)\n\(reason)")
            }
            self = try JSONDecoder().decode(PackageDescription.self, from: Data(contentsOf: output))
        } catch let error as PackageError {
            throw error
        } catch {
            throw .unreadable(folder: folder, reason: "\(error)")
        }
    }
}
