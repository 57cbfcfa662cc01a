extension String {
    /// The text as one word for a shell, with quotes only if it needs them.
    package var quotedForShell: String {
        let isPlain = !isEmpty && unicodeScalars.allSatisfy(Self.isPlain)
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/", "+", ":": true
        default: false
        }
    }
}
