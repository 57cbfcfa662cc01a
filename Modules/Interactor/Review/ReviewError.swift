/// Why something pending could not be read, accepted or rejected; it is then as it was.
public nonisolated enum ReviewError: Error, Hashable {
    /// What lies there is no longer what was shown: which file, and what has happened to it.
    case outdated(String)
    /// A file could not be read or written: which one, and why.
    case failed(String)

    /// What a user is told.
    public var message: String {
        switch self {
        case .outdated(let message), .failed(let message): message
        }
    }
}
