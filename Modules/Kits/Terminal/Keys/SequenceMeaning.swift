import TextUI

/// What the control sequences of xterm, rxvt and the Linux console mean (xterm's ctlseqs, "PC-Style Function Keys").
///
/// A modifier is left out: `Key` has none for these keys.
enum SequenceMeaning {
    static func of(parameters: ArraySlice<UInt8>, final: UInt8) -> InputToken.Meaning {
        if parameters.first == UInt8(ascii: "<") {
            return final == UInt8(ascii: "M") ? wheel(button: number(parameters.dropFirst())) : .nothing
        }
        // A private parameter: an answer to a query.
        if let first = parameters.first, (0x3C...0x3F).contains(first) {
            return final == UInt8(ascii: "y") ? modeReport(parameters.dropFirst()) : .nothing
        }
        switch final {
        case UInt8(ascii: "~"), UInt8(ascii: "^"), UInt8(ascii: "@"):
            return numbered(number(parameters))
        default:
            return lettered[final].map { .keys([$0]) } ?? .nothing
        }
    }

    /// The wheel's meaning; modifiers (4, 8, 16) do not count.
    static func wheel(button: Int) -> InputToken.Meaning {
        switch button & ~0b1_1100 {
        case 64: .keys([.scrollUp])
        case 65: .keys([.scrollDown])
        default: .nothing
        }
    }

    /// DECRPM, `? mode ; state $`: 1 set, 2 reset and 3 permanently set can be used, 0 (unknown) and 4 (off) cannot
    /// (DEC's VT510 manual; for mode 2026, the synchronized output specification).
    private static func modeReport(_ parameters: ArraySlice<UInt8>) -> InputToken.Meaning {
        let numbers = parameters.dropLast().split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false)
        guard parameters.last == UInt8(ascii: "$"), numbers.count == 2 else { return .nothing }
        return .report(.modeReport(mode: number(numbers[0]), isSupported: (1...3).contains(number(numbers[1]))))
    }

    private static func numbered(_ number: Int) -> InputToken.Meaning {
        switch number {
        case 1, 7: .keys([.home])
        case 4, 8: .keys([.end])
        case 3: .keys([.delete])
        case 5: .keys([.pageUp])
        case 6: .keys([.pageDown])
        case 200: .pasteBegins
        default: .nothing
        }
    }

    /// Lower case is rxvt's with shift or control.
    private static let lettered: [UInt8: Key] = {
        let keys: [(String, Key)] = [
            ("Aa", .up), ("Bb", .down), ("Cc", .right), ("Dd", .left), ("H", .home), ("F", .end), ("Z", .backtab),
        ]
        return Dictionary(uniqueKeysWithValues: keys.flatMap { letters, key in letters.utf8.map { ($0, key) } })
    }()

    /// The first parameter, 0 where there is none.
    private static func number(_ parameters: ArraySlice<UInt8>) -> Int {
        let digits = parameters.prefix(5).prefix { (0x30...0x39).contains($0) }
        return digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    }
}
