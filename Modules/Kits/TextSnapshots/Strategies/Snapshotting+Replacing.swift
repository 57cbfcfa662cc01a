extension Snapshotting {
    /// Returns a strategy that replaces each match in the text, to redact what differs from run to run.
    ///
    ///     expectSnapshot(of: order, as: .json.replacing(/"id" : "[^"]*"/, with: #""id" : "…""#))
    ///
    /// makes the text
    ///
    ///     {
    ///       "id" : "…",
    ///       "title" : "Tea"
    ///     }
    ///
    /// With a replacement, a strategy that makes no text, such as `png`, throws an error.
    public func replacing(_ regex: some RegexComponent, with replacement: String) -> Self {
        mappingText { $0.replacing(regex, with: replacement) }
    }

    /// Returns a strategy that replaces each occurrence of a text.
    ///
    ///     expectSnapshot(of: message, as: .lines.replacing(temporaryFolder.path, with: "FOLDER"))
    public func replacing(_ text: String, with replacement: String) -> Self {
        mappingText { text.isEmpty ? $0 : $0.replacing(text, with: replacement) }
    }
}
