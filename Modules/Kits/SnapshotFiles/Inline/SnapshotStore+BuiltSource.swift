import Foundation

/// A source as it was built, kept when a test program records in it.
///
/// `swift test` runs one program twice: once for XCTest and once for Swift Testing. The second run finds the source
/// changed by the first run, but still uses the lines and columns of the built source.
private struct BuiltSource: Codable {
    let binary: FileStamp
    let text: String
    /// The checksum of the source as the program left it.
    let recorded: String
}

extension SnapshotStore {
    /// Returns a source as it was built; nil unless the test program, and nothing else, has changed it since.
    ///
    /// - Parameter text: The source as it is now.
    func builtSource(of path: String, by binary: FileStamp, now text: String) -> String? {
        guard let data = try? contents(Self.builtPath(path)),
            let built = try? JSONDecoder().decode(BuiltSource.self, from: data),
            built.binary == binary, built.recorded == Array(text.utf8).contentChecksum
        else { return nil }
        return built.text
    }

    /// Keeps a source as it was built, because the test program is about to change it.
    func keepBuiltSource(
        of path: String, by binary: FileStamp, before old: String, after new: String
    ) throws(SnapshotFileError) {
        let built = builtSource(of: path, by: binary, now: old) ?? old
        try writeIgnored(
            BuiltSource(binary: binary, text: built, recorded: Array(new.utf8).contentChecksum),
            to: Self.builtPath(path), below: Self.journalFolder)
    }

    private static func builtPath(_ path: String) -> String { "\(journalFolder)/built/\(sourcePath(path)).json" }
}
