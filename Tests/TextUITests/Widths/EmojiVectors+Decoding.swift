extension EmojiVectors {
    static let fullyQualified = patterns.split(separator: " ").flatMap(sequences)

    /// The emoji that lack selectors, but begin with the same two scalars as their full form.
    static let minimallyQualified = fullyQualified.flatMap { full in
        lacking(full).filter { $0.prefix(2) == full.prefix(2) }
    }

    /// The emoji that lack the selector after their first character.
    static let unqualified = fullyQualified.flatMap { full in
        lacking(full).filter { $0.prefix(2) != full.prefix(2) }
    }

    /// Returns all forms of `full` that lack selectors.
    private static func lacking(_ full: [Unicode.Scalar]) -> [[Unicode.Scalar]] {
        let all = full.reduce([[]]) { beginnings, scalar in
            beginnings.flatMap { scalar == "\u{FE0F}" ? [$0, $0 + [scalar]] : [$0 + [scalar]] }
        }
        return all.filter { $0 != full }
    }

    private static func sequences(_ pattern: Substring) -> [[Unicode.Scalar]] {
        pattern.split(separator: "-").reduce([[]]) { beginnings, token in
            beginnings.flatMap { beginning in choice(token, behind: beginning).map { beginning + [$0] } }
        }
    }

    private static let skinTones = (0x1F3FB...0x1F3FF).compactMap(Unicode.Scalar.init)

    private static func choice(_ token: Substring, behind beginning: [Unicode.Scalar]) -> [Unicode.Scalar] {
        switch token {
        case "j": ["\u{200D}"]
        case "v": ["\u{FE0F}"]
        case "t": skinTones
        case "d": skinTones.filter { !beginning.contains($0) }
        default: token.split(separator: ",").flatMap(range).compactMap(Unicode.Scalar.init)
        }
    }

    private static func range(_ token: Substring) -> [UInt32] {
        let ends = token.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        return ends.first.map { Array($0...(ends.last ?? $0)) } ?? []
    }
}
