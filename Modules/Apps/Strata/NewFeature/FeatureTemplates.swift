import Foundation

/// The templates of a feature: files of this package, written for a feature with the placeholder as its name.
nonisolated struct FeatureTemplates {
    /// The folder with a folder for each part of a feature.
    let folder: URL

    /// The templates of the checkout that this program was built from.
    static let ofThisPackage = FeatureTemplates(
        folder: URL(filePath: #filePath).appending(path: "../../Templates/Feature").standardizedFileURL)

    /// Returns the files of a feature, by their paths in the package.
    ///
    /// - Parameter hasTab: Whether it stands in a tab of its own, also in an app with the tab More.
    func files(
        of name: FeatureName, binding: FeatureBinding = .immutable, hasTab: Bool = false
    ) throws(FeatureTemplatesError) -> [String: String] {
        var files: [String: String] = [:]
        for part in binding.templateFolders {
            for (path, text) in try templates(in: part) {
                let placed = hasTab ? text.replacing("standing: .over(.more)", with: "standing: .tab") : text
                files[name.replacingPlaceholder(in: path)] = name.replacingPlaceholder(in: placed)
            }
        }
        return files
    }

    /// Returns the sources of features in every binding, as they may be added to an app later.
    func sources(in package: Package) throws(FeatureTemplatesError) -> [SwiftSource] {
        var sources: [SwiftSource] = []
        for binding in FeatureBinding.allCases {
            for (path, text) in try files(of: .placeholder, binding: binding) where path.hasSuffix(".swift") {
                guard let target = package.targets.first(where: { path.hasPrefix("\($0.path)/") }) else { continue }
                // The path tells the bindings apart.
                let room = target.room(of: path)
                sources.append(
                    SwiftSource(text, path: "\(binding.rawValue)/\(path)", target: target.name, room: room))
            }
        }
        return sources
    }

    private func templates(in part: String) throws(FeatureTemplatesError) -> [(path: String, text: String)] {
        let folder = folder.appending(path: part)
        do {
            return try FileManager.default.subpathsOfDirectory(atPath: folder.path).compactMap { path in
                let file = folder.appending(path: path)
                guard !file.isFolder else { return nil }
                return (path, try String(contentsOf: file, encoding: .utf8))
            }
        } catch {
            throw .unreadable(folder: folder.path, reason: error.localizedDescription)
        }
    }
}

nonisolated extension URL {
    /// Whether this is a folder, or a link to one.
    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// Whether this is a file, or a link to one.
    var isFile: Bool { FileManager.default.fileExists(atPath: path) && !isFolder }
}

/// The reason that the templates cannot be used.
nonisolated enum FeatureTemplatesError: Error, Equatable, CustomStringConvertible {
    case unreadable(folder: String, reason: String)

    var description: String {
        switch self {
        case .unreadable(let folder, let reason):
            "The templates in \(folder) cannot be read: \(reason). Run strata from the checkout that it was built in"
        }
    }
}
