import Foundation

/// The templates of an app: files of this package.
nonisolated struct AppTemplates {
    let folder: URL

    /// The templates of the checkout that this program was built from.
    static let ofThisPackage = AppTemplates(
        folder: URL(filePath: #filePath).appending(path: "../../Templates/App").standardizedFileURL)

    /// Returns the files of an app, by their paths.
    func files(of name: AppName) throws(NewAppError) -> [String: String] {
        do {
            var files: [String: String] = [:]
            for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
                let file = folder.appending(path: path)
                guard !file.isFolder else { continue }
                files[path] = try String(contentsOf: file, encoding: .utf8)
                    .replacing("AppName", with: name.title).replacing("app-name", with: name.program)
            }
            return files
        } catch {
            throw .unreadableTemplates(folder.path, reason: error.localizedDescription)
        }
    }
}
