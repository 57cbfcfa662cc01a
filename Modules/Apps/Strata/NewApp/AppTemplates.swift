import Foundation

/// The templates of an app: files of this package.
nonisolated struct AppTemplates {
    let folder: URL

    /// The templates of the checkout that this program was built from.
    static let ofThisPackage = AppTemplates(
        folder: URL(filePath: #filePath).appending(path: "../../Templates/App").standardizedFileURL)

    /// Returns the files of a part, by their paths.
    func files(of part: String) throws(NewAppError) -> [String: String] {
        let folder = folder.appending(path: part)
        do {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                let file = folder.appending(path: path)
                if !file.isFolder { files[path] = try String(contentsOf: file, encoding: .utf8) }
            }
            return files
        } catch {
            throw .unreadableTemplates(folder.path, reason: error.localizedDescription)
        }
    }
}

nonisolated extension AppSources {
    /// Adds the stores that keep everything in memory.
    mutating func addStores(from templates: AppTemplates) throws {
        for (path, text) in try templates.files(of: AppFloors.inMemory) { add(text, at: path) }
    }

    /// Adds a feature in a tab of its own.
    ///
    /// - Returns: Its files that are no sources, such as snapshots, by their paths.
    mutating func add(_ feature: FeatureName, from templates: FeatureTemplates) throws -> [String: String] {
        for insertion in try templates.insertions(of: feature, hasTab: true) {
            guard let text = files[insertion.path].flatMap({ insertion.inserted(into: $0.text) }) else { continue }
            add(text, at: insertion.path)
        }
        var others: [String: String] = [:]
        for (path, text) in try templates.files(of: feature, binding: .immutable) {
            if path.hasSuffix(".swift") { add(text, at: path) } else { others[path] = text }
        }
        return others
    }
}

nonisolated extension AppFile {
    /// Returns the files of features in every binding, as they may be added to an app later.
    static func templates(in package: Package) throws -> [AppFile] {
        try FeatureBinding.allCases.flatMap { binding in
            try FeatureTemplates.ofThisPackage.files(of: .placeholder, binding: binding)
                .filter { $0.key.hasSuffix(".swift") }
                .compactMap { AppFile($0.value, at: $0.key, named: "\(binding.rawValue)/\($0.key)", in: package) }
        }
    }
}
