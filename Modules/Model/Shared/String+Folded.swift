import Foundation

extension String {
    /// The text as searches compare it: decomposed, and without case, accents, width, invisible characters and zeros.
    var folded: String {
        // Foundation takes a microsecond and more a string; only ASCII has as many bytes as UTF-16 units.
        if utf8.count == utf16.count, !utf8.contains(0) { return lowercased() }
        let letters = decomposedStringWithCompatibilityMapping.folding(options: .caseInsensitive, locale: nil)
        var kept = UnicodeScalarView()
        for scalar in letters.unicodeScalars where !scalar.isIgnored { kept.append(scalar.withoutStroke) }
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// Whether searches ignore it: accents, invisible characters and zeros.
    fileprivate var isIgnored: Bool {
        // Before the first accent, only the soft hyphen is invisible; asking for its properties would take longer.
        if value < 0x300 { return value == 0 || value == 0xAD }
        // From class 200 on are the accents; other marks belong to their letter, such as the vowels of Hindi.
        return properties.canonicalCombiningClass.rawValue >= 200 || properties.isDefaultIgnorableCodePoint
    }

    /// The letter itself, where its accent is no mark of its own.
    fileprivate var withoutStroke: Unicode.Scalar {
        switch self {
        case "ı": "i"
        case "ø": "o"
        case "ł": "l"
        case "đ": "d"
        default: self
        }
    }
}
