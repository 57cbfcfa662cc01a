nonisolated extension ManifestAddition {
    /// Returns the other manifest's text with the targets, the functions and, if it has a list of them, the products.
    func edited(_ manifest: PackageManifest) -> String {
        var text = manifest.text
        // From the end of the text, so that the places before stay.
        let lists = [(manifest.targets, targets), (manifest.products, products)]
            .compactMap { list, entries in list.map { ($0, entries) } }
            .sorted { $0.0.end > $1.0.end }
        for (list, entries) in lists where !entries.isEmpty { Self.insert(entries, into: list, of: &text) }
        if !functions.isEmpty {
            while text.hasSuffix("\n") { text.removeLast() }
            text += "\n\n\(extensions)"
        }
        return text
    }

    private static func insert(_ entries: [ManifestEntry], into list: ManifestList, of text: inout String) {
        let isOnOneLine = text[..<list.end].last != "\n"
        var lines = lines(of: entries, indentedBy: list.indentation)
        if isOnOneLine { lines = "\n\(lines)\(list.indentation.dropLast(4))" }
        text.insert(contentsOf: lines, at: list.end)
        if let place = list.missingComma { text.insert(",", at: place) }
    }
}
