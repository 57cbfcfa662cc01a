import Foundation

/// A folder with the templates of apps and features: files of the checkout that this program was built from.
nonisolated struct TemplateFolder {
    let url: URL

    static let ofThisPackage = TemplateFolder(
        url: URL(filePath: #filePath).appending(path: "../../Templates").standardizedFileURL)

    /// Returns the texts of the files below a folder, by their paths in it.
    func files(in folder: String) throws(TemplateFolderError) -> [String: String] {
        let url = url.appending(path: folder)
        do {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
                let file = url.appending(path: path)
                if file.isFile { files[path] = try String(contentsOf: file, encoding: .utf8) }
            }
            return files
        } catch {
            throw .unreadable(folder: url.path, reason: error.localizedDescription)
        }
    }
}

/// The reason that templates cannot be used.
nonisolated enum TemplateFolderError: Error, Equatable, CustomStringConvertible {
    case unreadable(folder: String, reason: String)

    var description: String {
        switch self {
        case .unreadable(let folder, let reason):
            "The templates in \(folder) cannot be read: \(reason). Run strata from the checkout that it was built in"
        }
    }
}
