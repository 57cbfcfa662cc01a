import TextUI

/// The characters that are equally wide in every terminal.
///
/// After any other character, the cursor is positioned explicitly, because its column depends on the terminal.
///
/// Characters that UAX #11 calls ambiguous, such as box drawing, count as narrow, as they do in every terminal by
/// default.
enum AgreedWidth {
    /// Returns whether all terminals agree on a cell's width.
    ///
    /// The right half of a wide character counts as agreed, because the left half stands for the whole character.
    static func isAgreed(_ cell: Cell) -> Bool {
        guard let scalar = cell.scalar else { return cell.isRightHalf }
        if scalar.isASCII { return true }
        return cell.isWide ? ideographs.contains { $0.contains(scalar.value) } : isPlain(scalar.value)
    }

    /// Returns whether `scalar` is narrow and in one of these groups: Latin to Cyrillic, general punctuation, arrows,
    /// box drawing, blocks or Braille.
    ///
    /// Combining marks are excluded, and so is everything that may be shown as an emoji or joined to its neighbours.
    private static func isPlain(_ scalar: UInt32) -> Bool {
        switch scalar {
        case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x370...0x482, 0x48A...0x52F: true
        case 0x2010...0x2027, 0x2030...0x203B, 0x2190...0x2193, 0x2400...0x2426: true
        case 0x2500...0x25A9, 0x2800...0x28FF: true
        default: false
        }
    }

    /// Characters that were wide before there were emoji: kana, CJK ideographs, Hangul syllables and full-width forms.
    private static let ideographs: [ClosedRange<UInt32>] = [
        0x3041...0x3096, 0x30A1...0x30FA, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xAC00...0xD7A3, 0xF900...0xFAD9,
        0xFF01...0xFF60, 0x20000...0x2A6DF,
    ]
}
