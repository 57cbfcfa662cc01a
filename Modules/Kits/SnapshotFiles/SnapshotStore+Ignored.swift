import Foundation

extension SnapshotStore {
    /// Writes JSON below a folder, and makes git ignore the folder so that its files are not committed by mistake.
    func writeIgnored(
        _ value: some Encodable, to path: String, below folder: String
    ) throws(SnapshotFileError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let data: Data
        do {
            data = try encoder.encode(value)
        } catch {
            throw .unwritable(file: file(path), reason: "\(error)")
        }
        try writeIgnored(data, to: path, below: folder)
    }

    /// Writes data below a folder, and makes git ignore the folder.
    func writeIgnored(_ data: Data, to path: String, below folder: String) throws(SnapshotFileError) {
        let ignored = "\(folder)/.gitignore"
        if !FileManager.default.fileExists(atPath: file(ignored)) { try write(Data("*\n".utf8), to: ignored) }
        try write(data, to: path)
    }
}
