import Foundation

/// The templates of a feature: files of this package, written for a feature with the placeholder as its name.
nonisolated struct FeatureTemplates {
    /// The folder with a folder for each part of a feature.
    let folder: URL

    /// The templates of the checkout that this program was built from.
    static let ofThisPackage = FeatureTemplates(
        folder: URL(filePath: #filePath).appending(path: "../../Templates/Feature").standardizedFileURL)

    /// Returns the files of a feature, by their paths in the package.
    func files(of name: FeatureName, binding: FeatureBinding) throws(FeatureTemplatesError) -> [String: String] {
        var files: [String: String] = [:]
        for part in binding.templateFolders {
            for (path, text) in try templates(in: part) {
                files[name.replacingPlaceholder(in: path)] = name.replacingPlaceholder(in: text)
            }
        }
        return files
    }

    /// Returns the lines that wire a feature into the app.
    func insertions(of name: FeatureName, hasTab: Bool) throws(FeatureTemplatesError) -> [Insertion] {
        let templates = try templates(in: "Wiring/Every") + templates(in: hasTab ? "Wiring/Tab" : "Wiring/More")
        return templates.sorted { $0.path < $1.path }.map { path, text in
            Insertion(path: path, template: name.replacingPlaceholder(in: text), of: name)
        }
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
