import TextUI

/// Key sequences. Sources: xterm's ctlseqs, "PC-Style Function Keys"; urxvt(7), "Key Codes"; kitty's keyboard protocol.
extension SequenceMeaning {
    static func typed(_ numbers: [Int], final: UInt8, isCSI: Bool) -> InputToken.Meaning {
        switch final {
        case UInt8(ascii: "~") where numbers[0] == 200:
            return .pasteBegins
        case UInt8(ascii: "~") where numbers[0] == 27 && numbers.count == 3:
            return character(code: numbers[2], .init(parameter: numbers[1]))
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"), UInt8(ascii: "$"):
            guard let key = numbered[numbers[0]] else { return .nothing }
            return .key(key, .init(parameter: numbers.dropFirst().first ?? 0).union(rxvtModifiers[final] ?? []))
        case UInt8(ascii: "a")...UInt8(ascii: "d"):
            // In rxvt, a lower-case letter stands for shift or control.
            guard let key = lettered[final - 0x20] else { return .nothing }
            return .key(key, isCSI ? .shift : .control)
        default:
            // CSI R is a report of the cursor's position.
            guard let key = lettered[final], !isCSI || key != .function(3) else {
                return .nothing
            }
            // Older terminals send the modifiers as the only parameter.
            return .key(key, .init(parameter: numbers.last ?? 0))
        }
    }

    /// The keys by the number in their sequence.
    ///
    /// The final byte gives only the modifiers.
    static let numbered: [Int: Key] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end,
        11: .function(1), 12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6),
        18: .function(7), 19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
    ]

    private static let lettered: [UInt8: Key] = [
        UInt8(ascii: "A"): .up, UInt8(ascii: "B"): .down, UInt8(ascii: "C"): .right, UInt8(ascii: "D"): .left,
        UInt8(ascii: "H"): .home, UInt8(ascii: "F"): .end, UInt8(ascii: "Z"): .backtab,
        UInt8(ascii: "P"): .function(1), UInt8(ascii: "Q"): .function(2), UInt8(ascii: "R"): .function(3),
        UInt8(ascii: "S"): .function(4),
    ]

    private static let rxvtModifiers: [UInt8: Key.Modifiers] = [
        UInt8(ascii: "$"): .shift, UInt8(ascii: "^"): .control, UInt8(ascii: "@"): [.control, .shift],
    ]

    /// Returns the key for a code point, as sent by modifyOtherKeys and kitty's protocol.
    static func character(code: Int, _ modifiers: Key.Modifiers) -> InputToken.Meaning {
        switch code {
        case 8, 127: return .key(.backspace, modifiers)
        case 9 where modifiers.contains(.shift): return .key(.backtab, modifiers)
        case 9: return .key(.tab, modifiers)
        case 13: return .key(.enter, modifiers)
        case 27: return .key(.escape, modifiers)
        // Controls, and the private use area, which kitty uses for keys that are not characters.
        case ..<32, 0x80..<0xA0, 0xE000...0xF8FF: return .nothing
        default: break
        }
        guard let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init) else { return .nothing }
        let typed = Character(scalar)
        if modifiers.contains(.control) {
            return typed.isASCII && typed.isLetter ? .keys([.control(Character(typed.lowercased()))]) : .nothing
        }
        let isShifted = modifiers.contains(.shift) && typed.isASCII
        let character = isShifted ? Character(typed.uppercased()) : typed
        return .keys([modifiers.contains(.alt) ? .alt(character) : .character(character)])
    }
}

extension InputToken.Meaning {
    /// Returns a key that is not a character; backtab already implies shift.
    static func key(_ key: Key, _ modifiers: Key.Modifiers) -> InputToken.Meaning {
        let others = key == .backtab ? modifiers.subtracting(.shift) : modifiers
        return .keys([others.isEmpty ? key : .modified(key, others)])
    }
}

extension Key.Modifiers {
    /// Reads a parameter: 1 plus the sum of shift (1), alt (2), control (4) and meta (8, kitty 32); meta counts as alt.
    init(parameter: Int) {
        let sum = max(0, parameter - 1)
        self.init(rawValue: sum & 0b111)
        if sum & (8 | 32) != 0 { insert(.alt) }
    }
}
