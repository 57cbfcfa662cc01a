import Foundation

/// The dependency on the package that provides the kits.
nonisolated struct KitDependency: Equatable {
    /// The URL of the package's repository.
    let url: String
    /// The version requirement in the manifest, such as `branch: "main"`.
    let requirement: String

    /// - Parameters:
    ///   - location: A URL, or the path of a clone, relative to the working directory. A path becomes a URL, because a
    ///     path dependency would also declare the layers, and their names would clash with the copied layers' names.
    ///   - version: The oldest version; nil for a branch.
    init(_ location: String, version: String? = nil, branch: String? = nil) throws(UsageError) {
        if let version {
            guard branch == nil else { throw .unknown("option", "--branch", expected: "either --from or --branch") }
            guard version.wholeMatch(of: /\d+\.\d+\.\d+/) != nil else {
                throw .unknown("version", version, expected: "a version such as 1.2.0")
            }
        }
        requirement = version.map { "from: \"\($0)\"" } ?? "branch: \"\(branch ?? "main")\""
        if location.contains("://") || location.contains(/^\w+@[^\/]+:/) {
            url = location
        } else {
            let folder = URL(filePath: location, directoryHint: .isDirectory).standardizedFileURL.path
            guard FileManager.default.fileExists(atPath: "\(folder)/.git") else {
                throw .unknown("location", location, expected: "a URL, or the folder of a clone made by git")
            }
            url = "file://\(folder)"
        }
    }

    /// The name by which SwiftPM knows the package: the last part of its URL.
    var identity: String {
        let name = url.split { "/:".contains($0) }.last.map(String.init) ?? url
        return (name.hasSuffix(".git") ? String(name.dropLast(4)) : name).lowercased()
    }

    /// The entry in a manifest's list of dependencies.
    var entry: ManifestEntry { ManifestEntry(comments: [], text: ".package(url: \"\(url)\", \(requirement))") }
}
