import Foundation

/// The files of one package's snapshots.
struct SnapshotStore {
    let root: URL

    /// The package that a source file belongs to.
    init(packageOf source: String) throws(SnapshotError) {
        var folder = URL(filePath: source).deletingLastPathComponent()
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            let parent = folder.deletingLastPathComponent()
            guard parent.path.utf8.count < folder.path.utf8.count else { throw .noPackage(file: source) }
            folder = parent
        }
        root = folder
    }

    func file(_ path: String) -> String { root.appending(path: path).path }

    /// The snapshot's text, or nil where there is none.
    func read(_ path: String) throws(SnapshotError) -> SnapshotText? {
        let data: Data
        do {
            data = try Data(contentsOf: root.appending(path: path))
        } catch let error as CocoaError where error.code == .fileReadNoSuchFile {
            return nil
        } catch {
            throw .unreadable(file: file(path), reason: reason(of: error))
        }
        guard let text = String(validating: data, as: UTF8.self) else { throw .notUTF8(file: file(path)) }
        return SnapshotText(text)
    }

    /// Replaces the file at once: whoever reads it meanwhile sees the old text or the new one.
    func write(_ text: SnapshotText, to path: String) throws(SnapshotError) {
        let file = root.appending(path: path)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.bytes).write(to: file, options: .atomic)
        } catch {
            throw .unwritable(file: file.path, reason: reason(of: error))
        }
    }

    /// The system's own reason says more than what Foundation makes of it.
    private func reason(of error: any Error) -> String {
        ((error as? CocoaError)?.underlying ?? error).localizedDescription
    }
}
