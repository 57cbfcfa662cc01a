import TextUI

/// The meaning of a terminal's control sequences.
enum SequenceMeaning {
    /// Returns the meaning of CSI or SS3 with `parameters` and `final`.
    static func of(parameters: ArraySlice<UInt8>, final: UInt8, isCSI: Bool) -> InputToken.Meaning {
        guard let first = parameters.first, (0x3C...0x3F).contains(first) else {
            let groups = groups(parameters)
            // kitty's event types: 1 a press, 2 its repetition, 3 the release.
            if groups.count > 1, groups[1].dropFirst().first == 3 { return .nothing }
            if isCSI, final == UInt8(ascii: "u") { return unicode(groups) }
            return typed(groups.compactMap(\.first), final: final, isCSI: isCSI)
        }
        let rest = parameters.dropFirst()
        switch (first, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")): return mouse(numbers(rest))
        case (UInt8(ascii: "?"), UInt8(ascii: "y")): return modeReport(rest)
        // A private parameter: the reply to a query.
        default: return .nothing
        }
    }

    /// Returns the meaning of a mouse report: the button, then its column and row, both counted from 1.
    ///
    /// Modifiers (4, 8, 16) are ignored. With 32 added, the pointer only moved (xterm's ctlseqs, "Mouse Tracking").
    static func mouse(_ numbers: [Int]) -> InputToken.Meaning {
        guard numbers.count == 3 else { return .nothing }
        switch numbers[0] & ~0b1_1100 {
        case 0 where numbers[1] > 0 && numbers[2] > 0:
            return .report(.key(.click(Point(x: numbers[1] - 1, y: numbers[2] - 1))))
        case 64: return .report(.key(.scrollUp))
        case 65: return .report(.key(.scrollDown))
        default: return .nothing
        }
    }

    /// Reads DECRPM, `? mode ; state $`.
    ///
    /// In state 1 (set), 2 (reset) or 3 (permanently set) the mode is supported; in 0 (unknown) or 4 (permanently
    /// reset) it is not (DEC's VT510 manual; for mode 2026, the synchronized output specification).
    private static func modeReport(_ parameters: ArraySlice<UInt8>) -> InputToken.Meaning {
        let numbers = numbers(parameters.dropLast())
        guard parameters.last == UInt8(ascii: "$"), numbers.count == 2 else { return .nothing }
        return .report(.modeReport(mode: numbers[0], isSupported: (1...3).contains(numbers[1])))
    }

    /// Returns the parameters as numbers, 0 for an empty parameter.
    private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
        groups(parameters).compactMap(\.first)
    }

    /// Returns the parameters, each split at its colons, which only kitty sends.
    private static func groups(_ parameters: ArraySlice<UInt8>) -> [[Int]] {
        parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { group in
            group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false).map { number in
                // The numbers of Unicode and of terminals have at most 7 digits.
                number.prefix(8).prefix(while: Byte.isDigit).reduce(0) { $0 * 10 + Int($1 - 0x30) }
            }
        }
    }
}
