public import Model

/// Why a file with a recorded response could not be used.
public nonisolated enum RecordingError: Error, Hashable {
    /// There is nothing at `path`.
    case missing(path: String)
    /// There is a folder at `path`.
    case folder(path: String)
    /// There is a device at `path`; its data may have no end.
    case device(path: String)
    /// This user has no permission to read the file at `path`.
    case forbidden(path: String)
    /// The file at `path` is larger than `limit` bytes.
    case tooLarge(path: String, limit: Int)
    /// The file at `path` is empty.
    case empty(path: String)
    /// The file at `path` is not a recorded response.
    case malformed(path: String, FormatError)
    /// The file at `path` holds a service's error message.
    case failure(path: String, message: String)
    /// The data from the pipe at `path` is not a recorded response; the error is nil if there was no data.
    ///
    /// A pipe is read only once.
    case pipe(path: String, FormatError?)
    /// Any other failure, in the system's words.
    case unreadable(path: String, reason: String)
    /// A recorded response names pictures, but does not contain them.
    case noPictures
}
