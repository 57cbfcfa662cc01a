import TextUI

/// What the control sequences of terminals mean.
enum SequenceMeaning {
    /// What CSI or SS3 with `parameters` and `final` is.
    static func of(parameters: ArraySlice<UInt8>, final: UInt8, isCSI: Bool) -> InputToken.Meaning {
        guard let first = parameters.first, (0x3C...0x3F).contains(first) else {
            return typed(numbers(parameters), final: final, isCSI: isCSI)
        }
        let rest = parameters.dropFirst()
        switch (first, final) {
        case (UInt8(ascii: "<"), UInt8(ascii: "M")): return mouse(numbers(rest))
        case (UInt8(ascii: "?"), UInt8(ascii: "y")): return modeReport(rest)
        // A private parameter: an answer to a query.
        default: return .nothing
        }
    }

    /// A button of the mouse that was pressed: which it is, its column and its row, both from 1.
    ///
    /// Modifiers (4, 8, 16) do not count; with 32 it is the pointer that moves (xterm's ctlseqs, "Mouse Tracking").
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

    /// DECRPM, `? mode ; state $`: 1 set, 2 reset and 3 permanently set can be used, 0 (unknown) and 4 (off) cannot
    /// (DEC's VT510 manual; for mode 2026, the synchronized output specification).
    private static func modeReport(_ parameters: ArraySlice<UInt8>) -> InputToken.Meaning {
        let numbers = numbers(parameters.dropLast())
        guard parameters.last == UInt8(ascii: "$"), numbers.count == 2 else { return .nothing }
        return .report(.modeReport(mode: numbers[0], isSupported: (1...3).contains(numbers[1])))
    }

    /// The parameters, 0 where there is none; what a colon adds to one (kitty's "event type") does not count.
    private static func numbers(_ parameters: ArraySlice<UInt8>) -> [Int] {
        parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false).map { parameter in
            // Unicode's and terminals' numbers have 7 digits at most.
            parameter.prefix(8).prefix(while: Byte.isDigit).reduce(0) { $0 * 10 + Int($1 - 0x30) }
        }
    }
}
