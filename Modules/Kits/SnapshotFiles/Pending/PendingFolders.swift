import Foundation
import Synchronization

/// The folders of pending texts that are known to be missing; passing assertions need not look for texts in them.
enum PendingFolders {
    private static let missing = Mutex<Set<Substring>>([])

    /// Returns whether this process has found a file's folder missing, and has not made the folder since.
    static func isMissing(around file: String) -> Bool {
        let folder = folder(of: file)
        if missing.withLock({ $0.contains(folder) }) { return true }
        guard access(String(folder), F_OK) != 0, errno == ENOENT else { return false }
        missing.withLock { _ = $0.insert(folder) }
        return true
    }

    /// Notes that a file will be written.
    static func willAppear(around file: String) { missing.withLock { _ = $0.remove(folder(of: file)) } }

    private static func folder(of file: String) -> Substring {
        Substring(file.utf8[..<(file.utf8.lastIndex(of: UInt8(ascii: "/")) ?? file.endIndex)])
    }
}
