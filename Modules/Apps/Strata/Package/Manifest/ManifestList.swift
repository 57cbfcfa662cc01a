/// A list in a manifest's text, such as the list of its targets.
nonisolated struct ManifestList {
    /// The entries, in order.
    let entries: [ManifestEntry]
    /// The range of each entry in the text.
    let places: [Range<String.Index>]
    /// The end of the list: its closing bracket, or the start of the bracket's line if nothing else is on that line.
    let end: String.Index
    /// The position of a missing comma after the last entry; nil if there is a comma, or no entry.
    let missingComma: String.Index?
    /// The spaces before an entry.
    let indentation: String

    /// Finds the list that is the argument `label` of `Package(…)`; nil if there is none.
    ///
    /// - Parameter label: The argument's label, such as `targets`.
    init?(_ label: String, in text: String) {
        let reader = ManifestReader(text)
        guard let range = reader.listOfPackage(label) else { return nil }
        var entries: [ManifestEntry] = []
        var places: [Range<String.Index>] = []
        for part in reader.parts(of: range) {
            let lines = text[part].split(separator: "\n").map { $0.drop { $0 == " " } }.filter { !$0.isEmpty }
            let comments = lines.prefix { $0.hasPrefix("//") }.map(String.init)
            guard comments.count < lines.count else { continue }
            let (entry, place) = Self.entry(in: text[part])
            entries.append(ManifestEntry(comments: comments, text: entry))
            places.append(place)
        }
        self.entries = entries
        self.places = places
        missingComma = reader.missingComma(in: range)
        let lastLine = text[range].lastIndex(of: "\n").map { text.index(after: $0) }
        end =
            lastLine.map { text[$0..<range.upperBound].allSatisfy { $0 == " " } ? $0 : range.upperBound }
            ?? range.upperBound
        let line = text[range].split(separator: "\n").first { !$0.drop { $0 == " " }.isEmpty } ?? ""
        indentation = line.isEmpty || lastLine == nil ? "        " : String(line.prefix { $0 == " " })
    }

    /// Returns an entry's text, without indentation and without the comments above the entry, and the entry's range.
    private static func entry(in part: Substring) -> (text: String, place: Range<String.Index>) {
        let lines = part.split(separator: "\n", omittingEmptySubsequences: false)
            .drop { $0.allSatisfy { $0 == " " } || $0.drop { $0 == " " }.hasPrefix("//") }
        let indentation = lines.first?.prefix { $0 == " " }.count ?? 0
        let moved = lines.map { line in line.dropFirst(min(indentation, line.prefix { $0 == " " }.count)) }
        var text = moved.joined(separator: "\n")[...]
        while text.last?.isWhitespace == true { text.removeLast() }
        let start = lines.first?.firstIndex { $0 != " " } ?? part.endIndex
        let end = part[start...].lastIndex { !$0.isWhitespace }.map(part.index(after:)) ?? start
        return (String(text), start..<end)
    }
}
