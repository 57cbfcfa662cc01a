public import Model

extension FormatError {
    /// Returns the error for a missing text at `path`.
    public static func missing(_ path: String) -> FormatError {
        FormatError(path: path, expected: .text, found: .nothing)
    }
}
