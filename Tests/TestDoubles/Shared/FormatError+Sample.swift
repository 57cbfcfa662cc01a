public import Model

extension FormatError {
    /// A text that is missing at `path`.
    public static func missing(_ path: String) -> FormatError {
        FormatError(path: path, expected: .text, found: .nothing)
    }
}
