import Foundation

extension String {
    /// The text as searches compare it: decomposed, and without case, accents, width, invisible characters and zeros.
    var folded: String {
        // Foundation takes at least a microsecond for a string. Only ASCII has as many UTF-8 bytes as UTF-16 units.
        if utf8.count == utf16.count, !utf8.contains(0) { return lowercased() }
        let letters = decomposedStringWithCompatibilityMapping.folding(options: .caseInsensitive, locale: nil)
        var kept = UnicodeScalarView()
        for scalar in letters.unicodeScalars where !scalar.isIgnored { kept.append(scalar.withoutStroke) }
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// Whether searches ignore the scalar: accents, invisible characters and zeros.
    fileprivate var isIgnored: Bool {
        // Below the first accent, only the soft hyphen is invisible; looking up properties would take longer.
        if value < 0x300 { return value == 0 || value == 0xAD }
        // Accents have class 200 or higher; other marks belong to their letter, such as the vowels of Hindi.
        return properties.canonicalCombiningClass.rawValue >= 200 || properties.isDefaultIgnorableCodePoint
    }

    /// The plain letter, for letters with a stroke and for the dotless i: Unicode does not decompose them.
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
