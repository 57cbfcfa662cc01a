import Foundation

extension SnapshotContent {
    /// Returns whether a file is readable and holds exactly these bytes.
    func isContent(ofFile path: String) -> Bool {
        let file = open(path, O_RDONLY | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { close(file) }
        return bytes.withUnsafeBytes { bytes in
            // Reads one byte more than expected, to notice a longer file.
            withUnsafeTemporaryAllocation(byteCount: bytes.count + 1, alignment: 1) { content in
                guard let start = content.baseAddress,
                    read(file, start, content.count) == bytes.count
                else { return false }
                return bytes.baseAddress.map { memcmp(start, $0, bytes.count) == 0 } ?? true
            }
        }
    }
}
