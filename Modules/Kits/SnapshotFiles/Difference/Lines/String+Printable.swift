extension String {
    /// The text for a terminal: no character in it moves the cursor, changes colours or reorders other characters.
    ///
    /// Control characters, line and paragraph separators, and controls of the text direction are replaced by their code
    /// points, such as `<U+001B ESCAPE>`. Tabs, newlines and all other characters stay, even invisible ones.
    package var printable: String {
        guard unicodeScalars.contains(where: \.isUnprintable) else { return self }
        var text = ""
        for scalar in unicodeScalars {
            if scalar.isUnprintable { text += "<\(scalar.codePoint)>" } else { text.unicodeScalars.append(scalar) }
        }
        return text
    }
}

extension String {
    /// The sizes in bytes of the parts to keep: the start, and the end, where a message says what to do.
    private static let shownParts = (first: 90_000, last: 10_000)

    /// The text, or the two ends of a very long text.
    package var shortenedMessage: String {
        let bytes = Array(utf8)
        guard bytes.count > Self.shownParts.first + Self.shownParts.last else { return self }
        let first = String(decoding: bytes.prefix(Self.shownParts.first), as: UTF8.self)
        let last = String(decoding: bytes.suffix(Self.shownParts.last), as: UTF8.self)
        return "\(first)\n[… \(bytes.count - Self.shownParts.first - Self.shownParts.last) bytes …]\n\(last)"
    }
}

extension Unicode.Scalar {
    fileprivate var isUnprintable: Bool {
        switch value {
        case 0x09, 0x0A: false
        case 0x00...0x1F, 0x7F...0x9F: true
        // Line and paragraph separators; marks, embeddings, overrides and isolates for bidirectional text.
        case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}
