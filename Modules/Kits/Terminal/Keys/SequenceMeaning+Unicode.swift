import TextUI

/// Keys by their code points: `CSI code:shifted:base ; modifiers:event ; text u`.
///
/// The base is the code point of the key in the keyboard layout for shortcuts, such as Latin `c` for Cyrillic `с`.
///
/// Source: kitty's "Comprehensive keyboard handling in terminals".
extension SequenceMeaning {
    static func unicode(_ groups: [[Int]]) -> InputToken.Meaning {
        let parameter = groups.dropFirst().first?.first ?? 0
        // With super or hyper, the key is a shortcut of the desktop.
        if max(0, parameter - 1) & 0b11000 != 0 { return .nothing }
        let modifiers = Key.Modifiers(parameter: parameter)
        let code = groups.first?.first ?? 0
        if let key = keypadKeys[code] { return .key(key, modifiers) }
        let isText = modifiers.isSubset(of: .shift)
        let text = groups.dropFirst(2).first ?? []
        if isText, !text.isEmpty { return typed(text) }
        let other = groups.first?.dropFirst(isText ? 1 : 2).first ?? 0
        let character = keypadCharacters[code] ?? (modifiers.isEmpty || other == 0 ? code : other)
        return Self.character(code: character, modifiers)
    }

    /// Returns the text that a key types, unless that text has control characters.
    private static func typed(_ codes: [Int]) -> InputToken.Meaning {
        let scalars = codes.compactMap { UInt32(exactly: $0).flatMap(Unicode.Scalar.init) }
        guard scalars.allSatisfy({ $0.value >= 0x20 && !(0x7F..<0xA0).contains($0.value) }) else { return .nothing }
        return .keys(String(String.UnicodeScalarView(scalars)).map(Key.character))
    }

    private static let keypadKeys: [Int: Key] = [
        57414: .enter, 57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown,
        57423: .home, 57424: .end, 57426: .delete,
    ]

    /// The digits, then the other characters of the keypad.
    private static let keypadCharacters: [Int: Int] = Dictionary(
        uniqueKeysWithValues: zip(57399..., "0123456789./*-+".utf8.map(Int.init)) + [(57415, 0x3D), (57416, 0x2C)])
}
