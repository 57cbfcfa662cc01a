import Foundation

/// A summary of a package's sources; the summary changes whenever a file is added, removed or written.
///
/// It covers the path, size and modification time of each file in the package's folder, except hidden files, logs and
/// snapshots. For a symbolic link, it covers the link, not the target.
package struct SourceFingerprint: Codable, Hashable, Sendable {
    private var files = 0
    /// The sum of the files' hashes: it does not depend on the order in which folders list their files.
    private var sum: UInt64 = 0

    /// - Parameter skipped: The paths of folders to leave out, relative to `folder`.
    /// - Complexity: O(files): about 4 ms for 1,600 files.
    init(of folder: String, except skipped: Set<String>) {
        guard let folder = RealFolder(folder) else { return }
        folder.forEachFile("", except: skipped) { path, status in
            guard status.isRegularFile || status.isLink, !path.hasSuffix(".log") else { return }
            files += 1
            sum &+= Self.hash(path, status)
        }
    }

    /// Hashes eight bytes at a time, for speed: in tests, built without optimisation, each step of a loop is expensive.
    private static func hash(_ path: String, _ status: stat) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        func mix(_ word: UInt64) {
            hash = (hash ^ word) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash >> 32
        }
        var path = path
        path.withUTF8 { bytes in
            let bytes = UnsafeRawBufferPointer(bytes)
            for start in stride(from: 0, to: bytes.count, by: 8) {
                var word: UInt64 = 0
                withUnsafeMutableBytes(of: &word) {
                    $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[start..<min(start + 8, bytes.count)]))
                }
                mix(word)
            }
        }
        mix(UInt64(bitPattern: Int64(status.st_size)))
        mix(UInt64(bitPattern: status.modified))
        return hash
    }
}
