/// Why something pending could not be read, accepted or rejected; it is then as it was.
nonisolated enum ReviewError: Error, Hashable {
    /// No text was shown for that change.
    case unknown(ReviewedChange.ID)
    /// The file is no longer the one that was shown: which one, and what has happened to it.
    case outdated(String)
    /// A file could not be read or written: which one, and why.
    case failed(String)
}
