import Foundation

/// The folder with the templates of apps and features, in the checkout that this program was built from.
nonisolated struct TemplateFolder {
    let url: URL

    static let ofThisPackage = TemplateFolder(
        url: URL(filePath: #filePath).appending(path: "../../Templates").standardizedFileURL)

    /// Returns the texts of the files below a folder, by their paths in it.
    func files(in folder: String) throws(PackageError) -> [String: String] {
        let url = url.appending(path: folder)
        do {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: url.path) {
                let file = url.appending(path: path)
                if file.isFile { files[path] = try String(contentsOf: file, encoding: .utf8) }
            }
            return files
        } catch {
            let advice = "run strata from the checkout that it was built in"
            throw .unreadableFile(file: url.path, reason: "\(error.localizedDescription); \(advice)")
        }
    }
}
