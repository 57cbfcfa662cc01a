import SnapshotFiles

nonisolated extension ReportedChange {
    /// Returns the shell command to use if the text is right.
    ///
    /// - Parameter accept: The command that accepts a change, without the path.
    func command(accepting accept: String) -> String {
        standing.needsAnotherRun
            ? "swift test --filter \(pending.name.filter)" : "\(accept) \(pending.path.quotedForShell)"
    }
}

nonisolated extension String {
    /// The text as one word for a shell; needed because a file can have any name, although the kit's own paths are
    /// safe.
    fileprivate var quotedForShell: String {
        let isPlain = !isEmpty && unicodeScalars.allSatisfy(Self.isPlain)
        return isPlain
            ? self : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#) + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "-", "_", ".", ",", "/": true
        default: false
        }
    }
}
