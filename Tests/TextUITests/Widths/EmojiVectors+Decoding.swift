extension EmojiVectors {
    /// Returns the sequences that `vectors` stands for.
    static func sequences(_ vectors: String) -> [String.UnicodeScalarView] {
        vectors.split(separator: " ").flatMap { word in
            word.split(separator: "-").reduce([String.UnicodeScalarView()]) { sequences, token in
                sequences.flatMap { sequence in
                    scalars(token, behind: sequence).map { scalar in
                        var longer = sequence
                        longer.append(scalar)
                        return longer
                    }
                }
            }
        }
    }

    private static let skinTones = (0x1F3FB...0x1F3FF).compactMap(Unicode.Scalar.init)

    private static func scalars(_ token: Substring, behind sequence: String.UnicodeScalarView) -> [Unicode.Scalar] {
        switch token {
        case "j": ["\u{200D}"]
        case "v": ["\u{FE0F}"]
        case "t": skinTones
        case "d": skinTones.filter { !sequence.contains($0) }
        default: range(token).compactMap(Unicode.Scalar.init)
        }
    }

    private static func range(_ token: Substring) -> [UInt32] {
        let ends = token.split(separator: ".").compactMap { UInt32($0, radix: 16) }
        return ends.first.map { Array($0...(ends.last ?? $0)) } ?? []
    }
}
