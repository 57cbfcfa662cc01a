import SnapshotFiles

nonisolated extension ReportedChange {
    /// What to do next where the text is right, as a shell takes it.
    ///
    /// - Parameter accept: The command that accepts a path.
    func command(accepting accept: String) -> String {
        standing.needsAnotherRun
            ? "swift test --filter \(pending.name.filter)" : "\(accept) \(pending.path.quotedForShell)"
    }
}

nonisolated extension String {
    /// The text as one word, for the kit's own paths need no quotes but a file can have any name.
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
