import Foundation

/// The templates of a feature, with a placeholder for the feature's name.
nonisolated struct FeatureTemplates {
    let folder: TemplateFolder

    static let ofThisPackage = FeatureTemplates(folder: .ofThisPackage)

    /// Returns the files of a feature, by their paths in the package.
    ///
    /// - Parameter hasTab: Whether the feature gets a tab of its own, even in an app with a More tab.
    func files(
        of name: FeatureName, binding: FeatureBinding = .immutable, hasTab: Bool = false
    ) throws(PackageError) -> [String: String] {
        var files: [String: String] = [:]
        for part in binding.templateFolders {
            for (path, text) in try folder.files(in: "Feature/\(part)") {
                let placed = hasTab ? text.replacing("position: .over(.more)", with: "position: .tab") : text
                files[name.replacingPlaceholder(in: path)] = name.replacingPlaceholder(in: placed)
            }
        }
        return files
    }

    /// Returns the sources of a feature in every binding style, so that a new app can include all code that they use.
    func sources(in package: Package) throws(PackageError) -> [SwiftSource] {
        var sources: [SwiftSource] = []
        for binding in FeatureBinding.allCases {
            for (path, text) in try files(of: .placeholder, binding: binding) where path.hasSuffix(".swift") {
                guard let target = package.targets.first(where: { path.hasPrefix("\($0.path)/") }) else { continue }
                // The path distinguishes the binding styles.
                let room = target.room(of: path)
                sources.append(
                    SwiftSource(text, path: "\(binding.rawValue)/\(path)", target: target.name, room: room))
            }
        }
        return sources
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
