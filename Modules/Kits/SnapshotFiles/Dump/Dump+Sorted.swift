extension Dump {
    /// Renders the parts of an unordered collection, sorted by value or by text.
    ///
    /// Numbers, texts and dates are sorted by value, and other parts by their text. But if the redaction changes any
    /// part, or if two parts look alike, all parts are sorted by their redacted text.
    mutating func sorted(_ parts: [Part], at path: String) -> [Part] {
        var parts = parts
        var keys = parts.map { Self.text(of: $0.label) }
        var texts = keys
        let isKeyed = parts.contains { !$0.label.isEmpty }
        if !isKeyed || redaction != nil || Set(keys).count < keys.count {
            for index in parts.indices {
                let (lines, isFinal) = probe(parts[index])
                texts[index] = redacted(lines)
                if !isKeyed { keys[index] = Self.text(of: lines) }
                if isFinal { parts[index].lines = lines }
            }
        }
        let isRedacted = redaction != nil && zip(texts, keys).contains { !$0.hasPrefix($1) }
        if isRedacted { keys = texts }
        var order = parts.indices.sorted { (keys[$0], texts[$0]) < (keys[$1], texts[$1]) }
        let areDistinct = Set(keys).count == keys.count
        if areDistinct, !isRedacted { order.sort(byShown: parts.map { $0.key ?? (isKeyed ? $0.label : $0.value) }) }

        // Parts that look alike cannot be distinguished, so all of them get the path of the first one.
        var place = 0
        let rendered = order.enumerated().map { position, index in
            let before = order[max(position - 1, 0)]
            if (keys[before], texts[before]) != (keys[index], texts[index]) { place = position }
            if !isKeyed { parts[index].path = "\(path)[\(place)]" }
            parts[index].lines = lines(of: parts[index])
            return (place: place, part: parts[index])
        }
        return rendered.sorted {
            $0.place == $1.place
                ? redacted($0.part.lines ?? []) < redacted($1.part.lines ?? []) : $0.place < $1.place
        }.map(\.part)
    }

    private func redacted(_ lines: [String]) -> String {
        let text = Self.text(of: lines)
        return redaction?(text) ?? text
    }

    /// Returns the lines with line breaks and indentation, as in a dump, for redactions that match the start of a line.
    private static func text(of lines: [String]) -> String { "\n" + lines.indented.joined(separator: "\n") }
}

extension [Int] {
    /// Sorts these indices by their values if all values have the same plain type, such as `Int`; the order of
    /// other types may depend on properties that the dump does not show.
    fileprivate mutating func sort(byShown values: [Any]) {
        let values = values.map { ($0 as? AnyHashable)?.base ?? $0 }
        guard let first = values.first as? any Comparable, values.allSatisfy({ type(of: $0) == type(of: first) }),
            plainLines(of: first) != nil
        else { return }
        sort { first.isAscending(values[$0], values[$1]) }
    }
}

extension Comparable {
    fileprivate func isAscending(_ one: Any, _ other: Any) -> Bool {
        if let one = one as? Self, let other = other as? Self { one < other } else { false }
    }
}
