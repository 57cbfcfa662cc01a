import Foundation
import SnapshotFiles

/// The differences between documents and their new texts.
nonisolated struct DocumentChanges {
    private let folder: URL
    private var new: [String: String] = [:]
    private var changed: [String: String] = [:]
    private let gone: [String]

    /// Compares the documents with their new texts.
    ///
    /// - Parameters:
    ///   - texts: The new texts, by their paths in the package.
    ///   - gone: The paths of the documents to remove.
    init(to texts: [String: String], removing gone: [String], in package: HousePackage) {
        folder = package.folder
        self.gone = gone
        for (path, text) in texts {
            switch package.text(of: path) {
            case text: break
            case nil: new[path] = text
            default: changed[path] = text
            }
        }
    }

    /// One line for each created, changed or removed document, sorted by path.
    var lines: [String] {
        let words = [("created", Array(new.keys)), ("changed", Array(changed.keys)), ("removed", gone)]
        return words.flatMap { word, paths in paths.map { ($0, "\(word): \($0)") } }
            .sorted { $0.0 < $1.0 }.map(\.1)
    }

    /// Writes all documents, or none if one cannot be written; then removes the documents in `gone`.
    func write() throws {
        guard !lines.isEmpty else { return }
        var transfer = try FileTransfer(into: folder)
        defer { transfer.clean() }
        for (path, text) in new { try transfer.add(path, text: text) }
        for (path, text) in changed { try transfer.change(path, text: text) }
        try transfer.commit()
        for path in gone {
            let file = folder.appending(path: path)
            do {
                try FileManager.default.removeItem(at: file)
            } catch {
                throw DocsError.notRemoved(file.path, reason: error.systemReason)
            }
        }
    }
}
