public import Model

/// Why a file with a recorded response did not give what was asked for.
public nonisolated enum RecordingError: Error, Hashable {
    /// There is nothing at `path`.
    case missing(path: String)
    /// There is a folder at `path`.
    case folder(path: String)
    /// There is a device at `path`, which may have no end.
    case device(path: String)
    /// The file at `path` may not be read by this user.
    case forbidden(path: String)
    /// The file at `path` is larger than `limit` bytes.
    case tooLarge(path: String, limit: Int)
    /// The file at `path` holds not a single byte.
    case empty(path: String)
    /// The file at `path` is not a recorded response.
    case malformed(path: String, FormatError)
    /// The file at `path` holds what a service said when it failed.
    case failure(path: String, message: String)
    /// What came through the pipe at `path` is not a recorded response; the error is nil if nothing came.
    ///
    /// A pipe is read only once.
    case pipe(path: String, FormatError?)
    /// Any other failure, in the system's words.
    case unreadable(path: String, reason: String)
    /// A recorded response names pictures, but does not contain them.
    case noPictures
}
