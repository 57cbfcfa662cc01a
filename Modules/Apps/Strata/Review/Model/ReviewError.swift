/// The reason that a pending text could not be read, accepted or rejected; it is unchanged.
nonisolated enum ReviewError: Error, Hashable {
    /// No text was read for that change.
    case unknown(ReviewedChange.ID)
    /// The file has changed since it was shown; the message says which file, and how.
    case outdated(String)
    /// A file could not be read or written; the message says which one, and why.
    case failed(String)
}
