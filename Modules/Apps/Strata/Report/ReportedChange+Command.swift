import SnapshotFiles

nonisolated extension ReportedChange {
    /// What to do next where the text is right, as a shell takes it.
    var command: String {
        standing.needsAnotherRun
            ? "swift test --filter \(pending.name.filter)"
            : "swift run strata snapshots accept \(pending.path.quotedForShell)"
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
