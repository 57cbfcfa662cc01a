import Foundation

extension String {
    /// The text as searches compare it: case, accents and width don't count; invisible and null characters are removed.
    var folded: String {
        // Equal UTF-8 and UTF-16 counts mean ASCII, so `lowercased()` is enough; Foundation's folding would be slower.
        if utf8.count == utf16.count, !utf8.contains(0) { return lowercased() }
        let letters = decomposedStringWithCompatibilityMapping.folding(options: .caseInsensitive, locale: nil)
        var kept = UnicodeScalarView()
        for scalar in letters.unicodeScalars where !scalar.isIgnored { kept.append(scalar.withoutStroke) }
        return String(kept)
    }
}

extension Unicode.Scalar {
    /// Whether searches ignore the scalar: an accent, an invisible character or a null character.
    fileprivate var isIgnored: Bool {
        // A slow look-up is unnecessary below the first accent (U+0300): only the soft hyphen is invisible there.
        if value < 0x300 { return value == 0 || value == 0xAD }
        // Accents have combining class 200 or higher; other marks, such as Hindi vowels, belong to their letters.
        return properties.canonicalCombiningClass.rawValue >= 200 || properties.isDefaultIgnorableCodePoint
    }

    /// The plain letter for a dotless i or for a letter with a stroke; Unicode does not decompose these letters.
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
