import Foundation

extension String {
    /// The text as searches compare it: decomposed, and without case, accents, width, invisible characters and zeros.
    var folded: String {
        // Foundation takes a microsecond and more a string; only ASCII has as many bytes as UTF-16 units.
        if utf8.count == utf16.count, !utf8.contains(0) { return lowercased() }
        let letters = decomposedStringWithCompatibilityMapping.folding(options: .caseInsensitive, locale: nil)
        let kept = letters.unicodeScalars.filter {
            // From class 200 on are the accents; other marks belong to their letter, such as the vowels of Hindi.
            let isAccent = $0.properties.canonicalCombiningClass.rawValue >= 200
            return !isAccent && !$0.properties.isDefaultIgnorableCodePoint && $0 != "\0"
        }
        return String(UnicodeScalarView(kept.map { Self.plainLetters[$0] ?? $0 }))
    }

    /// Letters whose accent is no mark of its own.
    private static let plainLetters: [Unicode.Scalar: Unicode.Scalar] = ["ı": "i", "ø": "o", "ł": "l", "đ": "d"]
}
