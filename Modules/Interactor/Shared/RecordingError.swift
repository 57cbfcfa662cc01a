/// Why a file with a recorded response could not be read.
public nonisolated enum RecordingError: Error, Hashable {
    /// There is nothing at `path`.
    case missing(path: String)
    /// There is a folder at `path`.
    case folder(path: String)
    /// The file at `path` may not be read by this user.
    case forbidden(path: String)
    /// The file at `path` is larger than `limit` bytes.
    case tooLarge(path: String, limit: Int)
    /// Any other failure, in the system's words.
    case unreadable(path: String, reason: String)
}
